import { ArrowLeft, ArrowRight, CircleX, Zap } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import { type Place, usePlace } from '#ui/place.ts'
import { KindTag } from './kind-tag.tsx'
import type { TrafficItem } from './use-traffic.ts'

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
          'grid h-8 w-full grid-cols-[5.25rem_1rem_3.25rem_minmax(0,1fr)_auto_2rem] items-center gap-2 border-b border-line px-4 text-left text-13 tabular-nums hover:bg-hover focus-visible:-outline-offset-2 phone:h-11 phone:grid-cols-[1rem_3.25rem_minmax(0,1fr)_auto]',
          isOpen && 'bg-selected shadow-[inset_2px_0_var(--accent)] hover:bg-selected',
        )}
      >
        <time dateTime={entry.at} className="text-muted phone:hidden">
          {formatInstant(new Date(entry.at), place)}
        </time>
        <Arrow
          size={14}
          className={isOut ? 'text-accent' : 'text-ink'}
          aria-label={isOut ? 'to the carrier' : 'to us'}
        />
        <KindTag kind={entry.kind} />
        <span className="truncate font-mono text-12">{entry.what}</span>
        <span className={classNames('flex items-center gap-1', isBad && 'text-danger')}>
          {entry.injected !== null && (
            <Zap size={12} className="text-warn" aria-label={`injected fault: ${entry.injected}`} />
          )}
          {isBad && <CircleX size={12} aria-hidden />}
          {entry.status ?? entry.fault ?? ''}
        </span>
        <span className="text-right text-muted phone:hidden">
          {entry.durationMs === null ? '' : Math.round(entry.durationMs)}
        </span>
      </button>
    </li>
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
