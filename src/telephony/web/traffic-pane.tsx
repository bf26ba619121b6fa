import { Pause, Play } from 'lucide-react'
import { useDeferredValue, useEffect, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useListKeys } from '#ui/use-list-keys.ts'
import { filterTraffic } from './filter-traffic.ts'
import { TrafficDetail } from './traffic-detail.tsx'
import { TrafficRow } from './traffic-row.tsx'
import { useTraffic } from './use-traffic.ts'

const mostShown = 200

/** Every request, webhook and message of a line between us and the carrier, the newest first; one opened below. */
export function TrafficPane({ className }: { className?: string }) {
  const [isPaused, setIsPaused] = useState(false)
  const [filter, setFilter] = useState('')
  const [openId, setOpenId] = useState<number>()
  const [replayed, setReplayed] = useState<{ of: number; after: number }>()
  const traffic = useTraffic(isPaused)
  const wanted = useDeferredValue(filter.trim())
  const entries = traffic.data ?? []
  const matching = filterTraffic(entries, wanted)
  const shown = matching.slice(-mostShown).reverse()
  const open = entries.find((entry) => entry.id === openId)
  const keys = useListKeys({ rows: shown, rowKey: (entry) => String(entry.id) })
  const answer = entries.find(({ id, replayOf }) => replayed?.of === replayOf && id > (replayed?.after ?? 0))
  useEffect(() => {
    if (!answer) return
    setOpenId(answer.id)
    setReplayed(undefined)
  }, [answer])
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
  const count = wanted === '' ? `${entries.length} events` : `${matching.length} of ${entries.length}`
  return (
    <section
      aria-label="Traffic"
      className={classNames('flex min-h-0 flex-col border-l border-line bg-surface', className)}
    >
      <header className="flex min-h-11 shrink-0 items-center gap-2 border-b border-line py-1 pr-2 pl-4">
        <h2 className="text-14 font-semibold">Traffic</h2>
        <span className="truncate text-13 text-muted tabular-nums" role="status">
          {isPaused ? 'paused' : count}
        </span>
        <div className="ml-auto w-40">
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
      {open && (
        <TrafficDetail
          key={open.id}
          entry={open}
          onOnly={setFilter}
          onReplayed={() => {
            setIsPaused(false)
            setReplayed({ of: open.id, after: entries.at(-1)?.id ?? 0 })
          }}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </section>
  )
}
