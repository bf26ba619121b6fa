import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { DataCards } from '#ui/data-cards.tsx'
import type { DataListProps } from '#ui/data-list-props.ts'
import { DataTable } from '#ui/data-table.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { FilteredEmpty } from '#ui/filtered-empty.tsx'
import { listWords } from '#ui/list-words.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useListKeys } from '#ui/use-list-keys.ts'
import { useIsPhone } from '#ui/use-media-query.ts'

export type { DataColumn, DataListProps } from '#ui/data-list-props.ts'

/** A list of objects: a table, or two-line cards on a phone. Every row is one real link. */
export function DataList<TRow>(props: DataListProps<TRow>) {
  const {
    what,
    rows,
    isLoading,
    error,
    onRetry,
    empty,
    filteredBy = [],
    hasMore,
    newCount = 0,
    footer,
  } = props
  const isPhone = useIsPhone()
  const keys = useListKeys(props)
  const body = () => {
    if (error && rows.length === 0)
      return (
        <ErrorPanel error={error} title={listWords.failed(what)} onRetry={onRetry}>
          {props.errorNote}
        </ErrorPanel>
      )
    if (isLoading && rows.length === 0) return <SkeletonRows rows={8} />
    if (rows.length === 0)
      return filteredBy.length > 0 ? <FilteredEmpty what={what} filteredBy={filteredBy} /> : empty
    return isPhone ? <DataCards {...props} /> : <DataTable {...props} />
  }
  return (
    <div
      ref={keys.ref}
      className={classNames('relative flex min-h-0 min-w-0 flex-col bg-surface', props.className)}
      aria-busy={isLoading || undefined}
    >
      {newCount > 0 && rows.length > 0 && (
        <div className="pointer-events-none absolute inset-x-0 top-10 z-10 flex justify-center">
          <Button
            size="small"
            variant="primary"
            className="pointer-events-auto rounded-full"
            onClick={props.onShowNew}
          >
            {listWords.newRows(newCount)}
          </Button>
        </div>
      )}
      <div className="min-h-0 grow overflow-auto">
        {body()}
        {hasMore && rows.length > 0 && (
          <div className="flex justify-center p-3">
            <Button pending={props.isLoadingMore} onClick={props.onLoadMore}>
              {listWords.loadMore}
            </Button>
          </div>
        )}
      </div>
      {footer && (
        <div className="flex shrink-0 items-center justify-between gap-4 border-t border-line px-4 py-2 text-12 text-muted tabular-nums phone:hidden">
          {footer}
        </div>
      )}
    </div>
  )
}
