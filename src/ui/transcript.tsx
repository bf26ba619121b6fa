import { CornerDownLeft } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import type { Speaker } from '#ui/turn-strip-layout.ts'

const inks: Record<Speaker, string> = { contact: 'text-contact', bot: 'text-accent', person: 'text-info' }
const rules: Record<Speaker, string> = {
  contact: 'border-s-2 border-contact',
  bot: 'border-s-2 border-accent',
  person: 'border-s-4 border-double border-info',
}

export interface TranscriptProps extends ComponentProps<'ol'> {
  /** What the time column holds: a position (`1:31`), wider a time of day (`2:31 PM`), or nothing. */
  times?: 'offset' | 'clock' | 'none'
}

/** For the list around very many turns, with `useIdleRows`: those out of sight are laid out after those in sight. */
export const longTranscript =
  '[&>li[id]]:[content-visibility:auto] [&>li[id]]:[contain-intrinsic-size:auto_4rem] print:[&>li[id]]:[content-visibility:visible]'

/** The column a transcript stands in: times at the left, words at the right. */
export function Transcript({ times = 'offset', className, ...rest }: TranscriptProps) {
  return (
    <ol
      className={classNames(
        'min-w-0 py-2',
        times === 'clock' && '[--time-column:3.5rem]',
        times === 'none' && '[--time-column:0rem]',
        className,
      )}
      {...rest}
    />
  )
}

export interface TranscriptTurnProps {
  /** For links that lead to this turn; it is marked while the address names it. */
  id?: string
  who: Speaker
  name: ReactNode
  /** When it began, such as `1:31`; a button there may seek. */
  at?: ReactNode
  /** How long the other side waited for it, or its state; muted at the end of the first line. */
  end?: ReactNode
  /** The turn now playing or being spoken. */
  isNow?: boolean
  /** Called by a click anywhere on the row but on a control; the same deed stands at `at` for the keyboard. */
  onPick?: () => void
  children: ReactNode
}

/** One turn: coloured rule, speaker, words at 15/24. */
export function TranscriptTurn({ id, who, name, at, end, isNow, onPick, children }: TranscriptTurnProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button at `at` does the same
    <li
      id={id}
      onClick={onPick && ((event) => isPlainClick(event) && onPick())}
      className={classNames(
        'scroll-mt-(--transcript-top,4rem) target:bg-hover grid grid-cols-[var(--time-column,2.5rem)_minmax(0,1fr)] gap-x-3 px-4 py-1.5 phone:grid-cols-[var(--time-column,2rem)_minmax(0,1fr)] phone:gap-x-2',
        onPick && 'cursor-pointer hover:bg-hover',
        isNow && 'bg-hover',
      )}
      aria-current={isNow ? 'true' : undefined}
    >
      <span className="pt-0.5 text-end text-12 leading-6 text-muted tabular-nums">{at}</span>
      <div className={classNames('min-w-0 ps-3', rules[who])}>
        <div className={classNames('flex items-center gap-1.5 text-12 font-semibold', inks[who])}>
          <span className="truncate">{name}</span>
          {end && <span className="ms-auto shrink-0 font-normal text-muted tabular-nums">{end}</span>}
        </div>
        <div className="text-15 text-ink">{children}</div>
      </div>
    </li>
  )
}

/** Neither on a control of the row, nor the end of marking some of its words. */
function isPlainClick({ target }: MouseEvent): boolean {
  if (target instanceof Element && target.closest('a, button, summary, details, input')) return false
  return window.getSelection()?.isCollapsed ?? true
}

/** Words not yet spoken, or only partly heard. */
export function Unspoken({ isCaret, children }: { isCaret?: boolean; children: ReactNode }) {
  return <span className={classNames('text-muted', isCaret && 'caret')}>{children}</span>
}

/** Speech the contact cut off and never heard. */
export function CutSpeech({ children }: { children: ReactNode }) {
  return <del className="text-muted">{children}</del>
}

/** Stands after speech that was cut off: who or what cut it, and when. */
export function CutTag({ children }: { children: ReactNode }) {
  return (
    <span className="ms-1.5 inline-flex items-center gap-1 rounded-tag border border-line bg-surface px-1.5 align-[1px] text-12 leading-4.5 whitespace-nowrap text-muted tabular-nums">
      <CornerDownLeft size={12} />
      {children}
    </span>
  )
}

/** The word being spoken now. */
export function SpokenWord({ children }: { children: ReactNode }) {
  return <mark className="-mx-0.5 rounded-mark bg-spoken px-0.5 text-inherit">{children}</mark>
}

export interface TranscriptEventProps {
  icon?: ReactNode
  at?: ReactNode
  children: ReactNode
}

/** Something that happened between turns: a hand-over, a day, a call ending. */
export function TranscriptEvent({ icon, at, children }: TranscriptEventProps) {
  return (
    <li className="grid grid-cols-[var(--time-column,2.5rem)_minmax(0,1fr)] gap-x-3 px-4 py-1.5 phone:grid-cols-[var(--time-column,2rem)_minmax(0,1fr)] phone:gap-x-2 text-12 text-muted">
      <span className="text-end tabular-nums">{at}</span>
      <span className="flex items-center gap-1.5">
        {icon}
        {children}
      </span>
    </li>
  )
}
