import { memo } from 'react'
import type { CallDebug, TurnGap } from '#telephony/contract.ts'
import { classNames } from '#ui/class-names.ts'
import { formatOffset } from '#ui/offset-text.ts'
import { formatDecimal } from '#ui/time-text.ts'
import type { CallChoice } from './call-choice.ts'
import { debugWords } from './debug-words.ts'
import { gapBar, gapTone } from './gap-bar.ts'
import { gapKinds, gapLooks } from './lane-look.ts'

const words = debugWords.voiceToVoice

interface VoiceToVoiceProps {
  gaps: CallDebug['gaps']
  isLive: boolean
  chosenTurnId: string | undefined
  onChoose: (choice: CallChoice) => void
}

/** How long the contact waited for each answer, and what the time went into: nothing is left out of the sum. */
export const VoiceToVoice = memo(function VoiceToVoice(props: VoiceToVoiceProps) {
  const { gaps, isLive, chosenTurnId, onChoose } = props
  const kinds = gapKinds.filter((kind) => gaps.some(({ parts }) => parts.some((part) => part.kind === kind)))
  return (
    <section aria-labelledby="voice-to-voice" className="shrink-0 py-2">
      <header className="flex flex-wrap items-baseline gap-x-2 px-4 phone:px-4">
        <h2 id="voice-to-voice" className="text-13 font-semibold">
          {words.title}
        </h2>
        <p className="text-12 text-muted">{words.unit}</p>
      </header>
      {gaps.length === 0 ? (
        <p className="px-4 py-2 text-13 text-muted">{isLive ? words.nothingYet : words.nothing}</p>
      ) : (
        <>
          <div
            aria-hidden
            className="relative me-17 ms-15 h-4 text-11 text-muted tabular-nums [&>span]:absolute [&>span]:-translate-x-1/2"
          >
            <span style={{ left: '0%' }}>0</span>
            <span style={{ left: '50%' }}>1</span>
            <span style={{ left: '100%' }}>2</span>
          </div>
          <ol dir="ltr">
            {gaps.map((gap) => (
              <GapRow
                key={gap.turnId}
                gap={gap}
                isChosen={chosenTurnId === gap.turnId}
                onClick={() => onChoose({ kind: 'turn', turnId: gap.turnId })}
              />
            ))}
          </ol>
          <ul
            aria-label={words.legend}
            className="flex flex-wrap gap-x-3 gap-y-1 px-4 pt-2 text-12 text-muted"
          >
            {kinds.map((kind) => (
              <li key={kind} className="flex items-center gap-1.5">
                <i className={classNames('h-2.5 w-3.5 rounded-[1px]', gapLooks[kind].kind)} />
                {gapLooks[kind].label}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
})

interface GapRowProps {
  gap: TurnGap
  isChosen: boolean
  onClick: () => void
}

function GapRow({ gap, isChosen, onClick }: GapRowProps) {
  const waitMs = gap.answerMs === null ? null : gap.answerMs - gap.fromMs
  const at = formatOffset(gap.answerMs ?? gap.fromMs)
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onClick}
        className={classNames(
          'grid h-7 w-full grid-cols-[2.25rem_minmax(0,1fr)_2.75rem] items-center gap-2 px-4 text-12 tabular-nums focus-visible:-outline-offset-2 phone:h-11',
          isChosen ? 'bg-selected shadow-[inset_2px_0_0_var(--accent)]' : 'hover:bg-hover',
        )}
      >
        <span className="text-start text-muted">{at}</span>
        <span
          aria-hidden
          className="relative block h-3 overflow-hidden bg-[linear-gradient(90deg,transparent_calc(50%-0.5px),var(--border)_calc(50%-0.5px)_calc(50%+0.5px),transparent_calc(50%+0.5px))] phone:h-4"
        >
          {gapBar(gap).map((part) => (
            <i
              key={`${part.kind} ${part.left}`}
              className={classNames('absolute inset-y-0 rounded-[1px]', gapLooks[part.kind].kind)}
              style={{ left: `${part.left}%`, width: `${part.width}%` }}
            >
              {part.isBroken && (
                <i className="absolute -inset-y-0.5 left-[55%] w-1.5 -skew-x-18 border-x-[1.5px] border-(--kind) bg-surface" />
              )}
            </i>
          ))}
        </span>
        <Wait waitMs={waitMs} />
        <span className="sr-only">{gapWords(gap)}</span>
      </button>
    </li>
  )
}

function Wait({ waitMs }: { waitMs: number | null }) {
  if (waitMs === null) return <span className="text-end text-muted">{words.none}</span>
  const tone = gapTone(waitMs)
  return (
    <span
      className={classNames(
        'text-end font-medium',
        tone === 'slow' && 'text-warn',
        tone === 'bad' && 'text-danger',
      )}
    >
      {formatDecimal(waitMs / 1000, 2)}
    </span>
  )
}

function gapWords({ answerMs, parts, state }: TurnGap): string {
  if (answerMs === null) return state === 'superseded' ? words.overtaken : words.unheard
  const told = parts.map(({ kind, ms }) => `${gapLooks[kind].label.toLowerCase()} ${Math.round(ms)} ms`)
  return words.seconds(told.join(', '))
}
