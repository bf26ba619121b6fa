import { CircleAlert, CircleCheck, Info, type LucideIcon, OctagonX } from 'lucide-react'
import { useState } from 'react'
import type { CallDebug, CallFinding } from '#telephony/contract.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { formatOffset } from '#ui/offset-text.ts'
import { choiceOf } from './call-choice.ts'
import { debugWords } from './debug-words.ts'
import { findingIcons } from './finding-icons.ts'
import { fixIcon } from './fix-icons.ts'
import type { CallView } from './use-call-view.ts'

const words = debugWords.diagnosis

interface DiagnosisProps {
  debug: CallDebug
  view: CallView
}

const fewest = 8

/** What there is to say of a call in plain words, each finding a way to where it was, with its fix beside it. */
export function Diagnosis({ debug, view }: DiagnosisProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { findings } = debug
  const shown = view.finding === null ? mainOf(findings) : findings[view.finding]
  const look = looks[shown?.severity ?? 'none']
  const { icon: Icon } = look
  const first = Math.max(0, Math.min((view.finding ?? 0) - fewest / 2, findings.length - fewest))
  const from = isOpen ? 0 : first
  const listed = isOpen ? findings : findings.slice(from, from + fewest)
  return (
    <section
      aria-labelledby="diagnosis"
      className={classNames(
        'flex shrink-0 items-start gap-3 border-b px-6 py-3 sideways:hidden phone:flex-col phone:gap-2 phone:px-4',
        look.box,
      )}
    >
      <div className="flex min-w-0 grow items-start gap-3">
        <Icon size={20} className={classNames('mt-0.5', look.ink)} />
        <div className="min-w-0">
          <h2 id="diagnosis" dir="auto" className="text-16 font-semibold [text-align:match-parent]">
            {shown ? titleOf(shown) : fineTitle(debug)}
          </h2>
          <p dir="auto" className="max-w-[90ch] text-13 [text-align:match-parent]">
            {shown ? shown.detail : fineDetail(debug)}
          </p>
          {findings.length > 0 && (
            <ul aria-label={words.findings} className="mt-2 flex flex-wrap gap-1">
              {listed.map((finding, at) => (
                <li key={`${finding.kind} ${finding.atMs} ${finding.spanId ?? at}`}>
                  <FindingButton
                    finding={finding}
                    isChosen={view.finding === from + at}
                    onClick={() => jumpTo(from + at, debug, view)}
                  />
                </li>
              ))}
              {findings.length > listed.length && (
                <li>
                  <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
                    {words.more(findings.length - listed.length)}
                  </Button>
                </li>
              )}
            </ul>
          )}
        </div>
      </div>
      <Fixes findings={view.finding === null ? findings : shown ? [shown] : []} />
    </section>
  )
}

/** Shows the words of a finding and leads to where it was. */
export function jumpTo(at: number, debug: CallDebug, view: CallView): void {
  const finding = debug.findings[at]
  if (!finding) return
  view.setFinding(at)
  view.choose(choiceOf(finding, debug), { isNear: true })
}

const looks: Record<CallFinding['severity'] | 'none', { icon: LucideIcon; box: string; ink: string }> = {
  danger: { icon: OctagonX, box: 'border-danger-line bg-danger-soft', ink: 'text-danger' },
  warn: { icon: CircleAlert, box: 'border-warn-line bg-warn-soft', ink: 'text-warn' },
  info: { icon: Info, box: 'border-line bg-sunken', ink: 'text-muted' },
  none: { icon: CircleCheck, box: 'border-line bg-ok-soft', ink: 'text-ok' },
}

/** Findings come the worst first; what is only worth knowing is no trouble. */
function mainOf([worst]: readonly CallFinding[]): CallFinding | undefined {
  return worst && worst.severity !== 'info' ? worst : undefined
}

function titleOf({ title, atMs }: CallFinding): string {
  return atMs === null ? title : words.at(title, formatOffset(atMs))
}

function fineTitle({ isLive }: CallDebug): string {
  return isLive ? words.fineSoFar : words.fine
}

function fineDetail({ gaps, isLive }: CallDebug): string {
  if (gaps.length === 0) return isLive ? words.goesOn : words.nothingFailed
  return words.nothingSlow
}

interface FindingButtonProps {
  finding: CallFinding
  isChosen: boolean
  onClick: () => void
}

function FindingButton({ finding, isChosen, onClick }: FindingButtonProps) {
  const Icon = findingIcons[finding.kind]
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className={classNames(
        'inline-flex h-6 max-w-full items-center gap-1 rounded-tag border bg-surface px-1.5 text-12 font-medium tabular-nums hover:border-current phone:h-8 phone:px-2',
        looks[finding.severity].ink,
        isChosen ? 'border-current' : 'border-line-2',
      )}
    >
      <Icon size={12} />
      {finding.atMs !== null && <span>{formatOffset(finding.atMs)}</span>}
      <span className="truncate">{words.label(finding.kind, finding.label)}</span>
    </button>
  )
}

/** Each fix once, the worst finding's first; more than two would be a list to work off. */
function Fixes({ findings }: { findings: readonly CallFinding[] }) {
  const fixes = new Map(findings.flatMap(({ fix }) => (fix ? [[fix.label, fix.href] as const] : [])))
  if (fixes.size === 0) return null
  return (
    <div className="grid shrink-0 gap-2 phone:w-full">
      {[...fixes].slice(0, 2).map(([label, href]) => (
        <LinkButton key={label} to={href} icon={fixIcon(href)} className="justify-start phone:w-full">
          {label}
        </LinkButton>
      ))}
    </div>
  )
}
