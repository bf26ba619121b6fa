import { Timer } from 'lucide-react'
import type { CallDebug, CallItem, TurnGap } from '#telephony/contract.ts'
import { classNames } from '#ui/class-names.ts'
import { FactList } from '#ui/fact-list.tsx'
import { PaneSection } from '#ui/pane-section.tsx'
import { CallFacts } from './call-facts.tsx'
import { debugWords } from './debug-words.ts'
import { gapLooks } from './lane-look.ts'
import { millisText, momentText } from './moment-text.ts'
import { SpanDetail } from './span-detail.tsx'
import type { CallView } from './use-call-view.ts'

const words = debugWords.wait

interface ChosenPanelProps {
  call: CallItem
  debug: CallDebug
  view: CallView
  onPrompt: (completionId: string) => void
}

/** What is looked at, in full: a stretch, the wait for an answer, or, with nothing chosen, the call itself. */
export function ChosenPanel({ call, debug, view, onPrompt }: ChosenPanelProps) {
  const { span, gap } = view.chosen
  if (span) return <SpanDetail key={span.id} span={span} debug={debug} onPrompt={onPrompt} />
  if (gap) return <GapDetail gap={gap} />
  return <CallFacts call={call} debug={debug} />
}

/** What the panel is about, in a few words. */
export function panelTitle({ chosen }: CallView): string {
  if (chosen.span) return chosen.span.name
  return chosen.gap ? words.title : debugWords.facts.thisCall
}

function GapDetail({ gap }: { gap: TurnGap }) {
  const { fromMs, answerMs, soundMs, parts, fillers, interruptedMs, isSpeechEndTold, isSoundTold } = gap
  const total = parts.reduce((sum, part) => sum + part.ms, 0)
  const most = Math.max(1, ...parts.map((part) => part.ms))
  return (
    <>
      <div className="flex items-center gap-2 px-5 pt-3 pb-1 phone:hidden">
        <Timer size={16} className="text-muted" />
        <h2 className="text-13 font-semibold">{words.title}</h2>
      </div>
      <div className="border-b border-line px-5 pb-3 phone:px-4 phone:pt-2">
        <FactList
          layout="ends"
          facts={[
            {
              label: isSpeechEndTold ? words.stopped : words.wereFinal,
              value: momentText(fromMs),
            },
            ...(fillers > 0 && soundMs !== null
              ? [{ label: words.bridged, value: momentText(soundMs) }]
              : []),
            {
              label: isSoundTold ? words.heard : words.left,
              value: answerMs === null ? words.never : momentText(answerMs),
            },
            ...(answerMs === null ? [] : [{ label: words.waited, value: millisText(answerMs - fromMs) }]),
            ...(interruptedMs === null ? [] : [{ label: words.cutShort, value: momentText(interruptedMs) }]),
          ]}
        />
      </div>
      {parts.length > 0 && (
        <PaneSection title={words.parts} count={millisText(total)}>
          <ul className="grid gap-1">
            {parts.map(({ kind, ms }) => (
              <li
                key={kind}
                className="grid h-5 grid-cols-[5.5rem_minmax(0,1fr)_4rem] items-center gap-2 text-12 tabular-nums"
              >
                <span className="text-muted">{gapLooks[kind].label}</span>
                <i
                  className={classNames('h-2.5 min-w-0.5 rounded-[1px]', gapLooks[kind].kind)}
                  style={{ width: `${(ms / most) * 100}%` }}
                />
                <span className="text-end">{millisText(ms)}</span>
              </li>
            ))}
          </ul>
        </PaneSection>
      )}
    </>
  )
}
