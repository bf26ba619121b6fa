import { Pause, Play } from 'lucide-react'
import { useDeferredValue, useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { formatNumber } from '#ui/number-text.ts'
import { usePlace } from '#ui/place.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useListKeys } from '#ui/use-list-keys.ts'
import { filterTraffic } from './filter-traffic.ts'
import { TrafficDetail } from './traffic-detail.tsx'
import { TrafficHead, TrafficRow } from './traffic-row.tsx'
import { useTraffic } from './use-traffic.ts'
import { workbenchWords } from './workbench-words.ts'

const words = workbenchWords.traffic

const rowsAtOnce = 200

/** Every request, webhook and message of a line between us and the carrier, the newest first; one opened below. */
export function TrafficPane({ className }: { className?: string }) {
  const [isPaused, setIsPaused] = useState(false)
  const [filter, setFilter] = useState('')
  const [rowLimit, setRowLimit] = useState(rowsAtOnce)
  const [openId, setOpenId] = useState<number>()
  const [replayed, setReplayed] = useState<{ of: number; after: number }>()
  const { locale } = usePlace()
  const traffic = useTraffic(isPaused)
  const wanted = useDeferredValue(filter.trim())
  const entries = traffic.data ?? []
  const matching = filterTraffic(entries, wanted)
  const shown = matching.slice(-rowLimit).reverse()
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
        <ErrorPanel error={traffic.error} title={words.failed} onRetry={() => traffic.refetch()}>
          {words.goesOn}
        </ErrorPanel>
      )
    if (traffic.isPending) return <SkeletonRows rows={6} rowClassName="h-8" />
    if (entries.length === 0) return <EmptyState title={words.empty}>{words.emptyHelp}</EmptyState>
    if (shown.length === 0)
      return (
        <div className="grid justify-items-center gap-3 p-6">
          <p className="max-w-full text-center text-13 wrap-anywhere text-muted">{words.noMatch(wanted)}</p>
          <Button onClick={() => setFilter('')}>{words.clear}</Button>
        </div>
      )
    return (
      <>
        <TrafficHead />
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
        {shown.length < matching.length && (
          <div className="flex justify-center p-3">
            <Button onClick={() => setRowLimit(rowLimit + rowsAtOnce)}>{words.older}</Button>
          </div>
        )}
      </>
    )
  }
  const count =
    wanted === ''
      ? words.events(entries.length)
      : words.some(formatNumber(matching.length, locale), formatNumber(entries.length, locale))
  const state = traffic.error ? words.stale : traffic.data ? count : ''
  return (
    <section
      aria-label={words.title}
      className={classNames('flex min-h-0 flex-col border-s border-line bg-surface', className)}
    >
      <header className="flex min-h-11 shrink-0 items-center gap-2 border-b border-line py-1 pe-2 ps-4">
        <h2 className="text-14 font-semibold">{words.title}</h2>
        <span className="truncate text-13 text-muted tabular-nums" role="status">
          {isPaused ? words.paused : state}
        </span>
        <div className="ms-auto w-40 shrink phone:w-32">
          <TextInput
            isCompact
            type="search"
            aria-label={words.filter}
            placeholder={words.filterHint}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        </div>
        <IconButton
          icon={isPaused ? Play : Pause}
          label={isPaused ? words.goOn : words.pause}
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
