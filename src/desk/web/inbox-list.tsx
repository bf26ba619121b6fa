import { type ReactNode, useEffect, useRef } from 'react'
import type { ConversationSummary } from '#conversations/contract.ts'
import { Button } from '#ui/button.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import type { LinkTarget } from '#ui/link.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useHeldRows } from '#ui/use-held-rows.ts'
import { useListKeys } from '#ui/use-list-keys.ts'
import { InboxRow } from './inbox-row.tsx'
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
  useEffect(() => {
    if (newCount > 0 && isLeftAlone(scroller.current)) showNew()
  })
  const showTop = () => {
    showNew()
    scroller.current?.scrollTo({ top: 0 })
  }
  if (list.error && rows.length === 0) {
    return (
      <ErrorPanel
        error={list.error}
        title="Conversations could not be loaded"
        onRetry={() => list.refetch()}
      />
    )
  }
  if (list.isPending) return <SkeletonRows rows={7} rowClassName="h-23 phone:h-23" />
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
            {newCount} new
          </Button>
        </div>
      )}
      <div ref={scroller} className="min-h-0 grow overflow-y-auto">
        <ul aria-label="Conversations">
          {rows.map((row) => (
            <InboxRow
              key={row.id}
              conversation={row}
              to={linkTo(row.id)}
              isCurrent={row.id === currentId}
              title={titleOf?.(row)}
            />
          ))}
        </ul>
        {list.hasNextPage && (
          <div className="flex justify-center p-3">
            <Button pending={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
              Load more
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

/** Nobody points at, works in or has scrolled the list: rows may take their places. */
function isLeftAlone(element: HTMLElement | null): boolean {
  return element !== null && element.scrollTop === 0 && !element.matches(':hover, :focus-within')
}
