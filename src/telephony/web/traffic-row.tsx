import { ArrowLeft, ArrowRight, CircleX, Zap } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import { formatNumber } from '#ui/number-text.ts'
import { type Place, usePlace } from '#ui/place.ts'
import { KindTag } from './kind-tag.tsx'
import type { TrafficItem } from './use-traffic.ts'
import { workbenchWords } from './workbench-words.ts'

const words = workbenchWords.traffic
/** The columns of the list, its head included; on a phone the times fall away. */
const columns =
  'grid grid-cols-[5.25rem_1rem_3.5rem_minmax(0,1fr)_minmax(2.5rem,auto)_2.5rem] items-center gap-2 px-4 phone:grid-cols-[1rem_3.5rem_minmax(0,1fr)_auto]'

interface TrafficRowProps {
  entry: TrafficItem
  isOpen: boolean
  onOpen: () => void
}

/** One thing that crossed the wire: when, which way, what it was and how it ended. */
export function TrafficRow({ entry, isOpen, onOpen }: TrafficRowProps) {
  const place = usePlace()
  const isOut = entry.direction === 'out'
  const Arrow = isOut ? ArrowLeft : ArrowRight
  const isBad = entry.fault !== null || (entry.status !== null && entry.status >= 400)
  return (
    <li data-row-key={entry.id}>
      <button
        type="button"
        data-row-link
        aria-pressed={isOpen}
        onClick={onOpen}
        className={classNames(
          columns,
          'h-8 w-full border-b border-line text-start text-13 tabular-nums hover:bg-hover focus-visible:-outline-offset-2 phone:h-11',
          isOpen &&
            'bg-selected shadow-[inset_2px_0_var(--accent)] rtl:shadow-[inset_-2px_0_var(--accent)] hover:bg-selected',
        )}
      >
        <time dateTime={entry.at} className="text-muted phone:hidden">
          {formatInstant(new Date(entry.at), place)}
        </time>
        <Arrow
          size={14}
          className={classNames('rtl:-scale-x-100', isOut ? 'text-accent' : 'text-ink')}
          aria-label={isOut ? words.toCarrier : words.toUs}
        />
        <KindTag kind={entry.kind} />
        <span dir="ltr" className="truncate font-mono text-12 rtl:text-end">
          {entry.what}
        </span>
        <span className={classNames('flex items-center gap-1', isBad && 'text-danger')}>
          {entry.injected !== null && (
            <Zap size={12} className="text-warn" aria-label={words.injected(entry.injected)} />
          )}
          {isBad && <CircleX size={12} aria-hidden />}
          {entry.status ?? entry.fault ?? ''}
        </span>
        <span className="text-end text-muted phone:hidden">
          {entry.durationMs !== null && (
            <>
              {formatNumber(Math.round(entry.durationMs), place.locale)}
              <span className="sr-only"> {words.columns.ms}</span>
            </>
          )}
        </span>
      </button>
    </li>
  )
}

/** What stands in the columns, over the rows. */
export function TrafficHead() {
  const { time, kind, what, status, ms } = words.columns
  return (
    <div
      aria-hidden
      className={classNames(
        columns,
        'sticky top-0 z-[1] h-8 border-b border-line bg-surface text-12 text-muted phone:hidden',
      )}
    >
      <span>{time}</span>
      <span />
      <span>{kind}</span>
      <span>{what}</span>
      <span>{status}</span>
      <span className="text-end">{ms}</span>
    </div>
  )
}

/** The time of day to the millisecond, such as `14:42:06.104`. */
function formatInstant(at: Date, { locale, timeZone }: Place): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
  }).format(at)
}
