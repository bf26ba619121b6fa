import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import type { ConversationSummary } from '#conversations/contract.ts'
import { Button } from '#ui/button.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import type { LinkTarget } from '#ui/link.tsx'
import { listWords } from '#ui/list-words.ts'
import { useHeldRows } from '#ui/use-held-rows.ts'
import { useIdleRows } from '#ui/use-idle-rows.ts'
import { useListKeys } from '#ui/use-list-keys.ts'
import { InboxRow } from './inbox-row.tsx'
import { InboxSkeleton } from './inbox-skeleton.tsx'
import { inboxWords } from './inbox-words.ts'
import { useDayName } from './use-day-name.ts'
import type { useInbox } from './use-inbox.ts'

interface InboxListProps {
  list: ReturnType<typeof useInbox>
  /** Names the view, so that another one starts without held rows. */
  listKey: string
  currentId: string | undefined
  linkTo: (id: string) => LinkTarget
  /** What a row is called; the contact's name when not said. */
  titleOf?: (row: ConversationSummary) => ReactNode
  /** Shown when the view is empty. */
  empty: ReactNode
}

const keyOf = (row: ConversationSummary) => row.id

/** The middle column: conversations by their last text, newest first. */
export function InboxList({ list, listKey, currentId, linkTo, titleOf, empty }: InboxListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { rows, newCount, showNew } = useHeldRows(list.rows, keyOf, listKey)
  const keys = useListKeys({ rows, rowKey: keyOf })
  const dayName = useDayName()
  const listed = useIdleRows<HTMLUListElement>(rows)
  useEffect(() => {
    if (newCount > 0 && isLeftAlone(scroller.current)) showNew()
  })
  const showTop = () => {
    showNew()
    scroller.current?.scrollTo({ top: 0 })
  }
  if (list.error && rows.length === 0) {
    return (
      <ErrorPanel error={list.error} title={inboxWords.failed} onRetry={() => list.refetch()}>
        {inboxWords.stillWorks}
      </ErrorPanel>
    )
  }
  if (list.isPending) return <InboxSkeleton />
  if (rows.length === 0) return empty
  return (
    <div
      ref={keys.ref}
      className="relative flex min-h-0 grow flex-col"
      aria-busy={list.isFetching || undefined}
    >
      {newCount > 0 && (
        <div className="pointer-events-none absolute inset-x-0 top-2 z-10 flex justify-center">
          <Button
            size="small"
            variant="primary"
            className="pointer-events-auto rounded-full"
            onClick={showTop}
          >
            {listWords.newRows(newCount)}
          </Button>
        </div>
      )}
      <div ref={scroller} className="min-h-0 grow overflow-y-auto">
        <ul ref={listed} aria-label={inboxWords.list}>
          {rows.map((row, index) => {
            const day = dayName(row.lastMessageAt)
            const before = rows[index - 1]
            return (
              <Fragment key={row.id}>
                {(!before || dayName(before.lastMessageAt) !== day) && <DayHead day={day} />}
                <InboxRow
                  conversation={row}
                  to={linkTo(row.id)}
                  isCurrent={row.id === currentId}
                  title={titleOf?.(row)}
                />
              </Fragment>
            )
          })}
        </ul>
        {list.hasNextPage && (
          <div className="flex justify-center p-3">
            <Button pending={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
              {listWords.loadMore}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

function DayHead({ day }: { day: string }) {
  return (
    <li className="sticky top-0 z-1 border-b border-line bg-canvas px-4 py-1.5 text-12 font-medium text-muted">
      {day}
    </li>
  )
}

/** Nobody points at, works in or has scrolled the list: rows may take their places. */
function isLeftAlone(element: HTMLElement | null): boolean {
  return element !== null && element.scrollTop === 0 && !element.matches(':hover, :focus-within')
}
