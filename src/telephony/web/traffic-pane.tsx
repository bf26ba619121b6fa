import { ArrowLeft, ArrowRight, Pause, Play, Zap } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { type Place, usePlace } from '#ui/place.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useListKeys } from '#ui/use-list-keys.ts'
import { TrafficDetail } from './traffic-detail.tsx'
import { type TrafficItem, useTraffic } from './use-traffic.ts'

const mostShown = 200

/** Every request between us and the carrier, the newest first; one of them opened below. */
export function TrafficPane({ className }: { className?: string }) {
  const [isPaused, setIsPaused] = useState(false)
  const [filter, setFilter] = useState('')
  const [openId, setOpenId] = useState<number>()
  const traffic = useTraffic(isPaused)
  const wanted = useDeferredValue(filter.trim().toLowerCase())
  const entries = traffic.data ?? []
  const shown = entries
    .filter((entry) => wanted === '' || haystackOf(entry).includes(wanted))
    .slice(-mostShown)
    .reverse()
  const open = entries.find((entry) => entry.id === openId)
  const keys = useListKeys({ rows: shown, rowKey: (entry) => String(entry.id) })
  const body = () => {
    if (traffic.error && entries.length === 0)
      return (
        <ErrorPanel
          error={traffic.error}
          title="Traffic could not be loaded"
          onRetry={() => traffic.refetch()}
        />
      )
    if (traffic.isPending) return <SkeletonRows rows={6} rowClassName="h-8" />
    if (entries.length === 0)
      return <EmptyState title="Nothing crossed the wire yet">Send a text from the phone.</EmptyState>
    if (shown.length === 0)
      return <p className="p-6 text-center text-13 text-muted">Nothing matches “{filter}”.</p>
    return (
      <ol>
        {shown.map((entry) => (
          <TrafficRow
            key={entry.id}
            entry={entry}
            isOpen={entry.id === openId}
            onOpen={() => setOpenId(entry.id)}
          />
        ))}
      </ol>
    )
  }
  return (
    <section
      aria-label="Traffic"
      className={classNames('flex min-h-0 flex-col border-l border-line bg-surface', className)}
    >
      <header className="flex min-h-11 shrink-0 items-center gap-2 border-b border-line py-1 pr-2 pl-4">
        <h2 className="text-14 font-semibold">Traffic</h2>
        <span className="truncate text-13 text-muted tabular-nums" role="status">
          {isPaused ? 'paused' : `${entries.length} events`}
        </span>
        <div className="ml-auto w-36">
          <TextInput
            isCompact
            type="search"
            aria-label="Filter traffic"
            placeholder="Filter"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        </div>
        <IconButton
          icon={isPaused ? Play : Pause}
          label={isPaused ? 'Go on' : 'Pause'}
          isPressed={isPaused}
          onClick={() => setIsPaused(!isPaused)}
        />
      </header>
      <div ref={keys.ref} className="min-h-0 grow overflow-y-auto">
        {body()}
      </div>
      {open && <TrafficDetail entry={open} onClose={() => setOpenId(undefined)} />}
    </section>
  )
}

interface TrafficRowProps {
  entry: TrafficItem
  isOpen: boolean
  onOpen: () => void
}

function TrafficRow({ entry, isOpen, onOpen }: TrafficRowProps) {
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
          'grid h-8 w-full grid-cols-[5.75rem_1rem_3.75rem_minmax(0,1fr)_auto_2.5rem] items-center gap-2 border-b border-line px-4 text-left text-13 tabular-nums hover:bg-hover focus-visible:-outline-offset-2 phone:h-11 phone:grid-cols-[1rem_3.75rem_minmax(0,1fr)_auto]',
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
          {isBad && <Zap size={12} />}
          {entry.status ?? (isBad ? entry.fault : '')}
        </span>
        <span className="text-right text-muted phone:hidden">
          {entry.durationMs === null ? '' : Math.round(entry.durationMs)}
        </span>
      </button>
    </li>
  )
}

/** What kind of thing crossed the wire. */
export function KindTag({ kind }: { kind: string }) {
  const name = kind.toLowerCase()
  return (
    <span
      className={classNames(
        'justify-self-start rounded-tag border px-1 text-12 font-medium',
        inks[name] ?? 'border-line-2 text-muted',
      )}
    >
      {words[name] ?? kind}
    </span>
  )
}

const words: Record<string, string> = {
  rest: 'REST',
  hook: 'Hook',
  text: 'Text',
  'opt-out': 'Stop',
  fault: 'Fault',
  trouble: 'Trouble',
}
const inks: Record<string, string> = {
  rest: 'border-info-line text-info',
  text: 'border-accent-line text-accent',
  'opt-out': 'border-danger-line text-danger',
  fault: 'border-warn-line text-warn',
  trouble: 'border-danger-line text-danger',
}

function haystackOf(entry: TrafficItem): string {
  return [entry.kind, entry.what, entry.status, entry.fault, ...Object.values(entry.request)]
    .join(' ')
    .toLowerCase()
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
