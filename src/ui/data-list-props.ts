import type { ReactNode } from 'react'
import type { ActiveFilter } from '#ui/filtered-empty.tsx'
import type { LinkTarget } from '#ui/link.tsx'

export interface DataColumn<TRow> {
  key: string
  head: ReactNode
  cell: (row: TRow) => ReactNode
  /** `end` for numbers; the unit stands in the head. */
  align?: 'start' | 'end'
  /** CSS width, such as `8rem`; the first column takes what is left. */
  width?: string
  isSortable?: boolean
  /** Hidden up to 1 024 px. */
  isMinor?: boolean
  /** Its place on a phone's two-line card; without one it is left out there. The first column is the title. */
  phone?: 'title' | 'detail' | 'end' | 'badge'
}

export interface DataListProps<TRow> {
  /** What the rows are, in the plural and in small letters, such as `bots`. */
  what: string
  rows: readonly TRow[]
  columns: readonly DataColumn<TRow>[]
  rowKey: (row: TRow) => string
  /** The row's name in words, for its checkbox. */
  rowName: (row: TRow) => string
  rowLink: (row: TRow) => LinkTarget
  /** The row whose detail or peek is open. */
  currentKey?: string
  sort?: { key: string; direction: 'ascending' | 'descending' }
  onSort?: (key: string) => void
  selectedKeys?: ReadonlySet<string>
  onSelect?: (keys: ReadonlySet<string>) => void
  /** Space on a row. */
  onPeek?: (row: TRow) => void
  isCompact?: boolean
  isLoading?: boolean
  error?: unknown
  /** What still works when the rows could not be loaded: one sentence. */
  errorNote?: ReactNode
  onRetry?: () => void
  /** Shown when there is nothing and no filter hides it: an `EmptyState`. */
  empty: ReactNode
  filteredBy?: readonly ActiveFilter[]
  hasMore?: boolean
  isLoadingMore?: boolean
  onLoadMore?: () => void
  /** Rows that arrived but are held back, so nothing jumps under the pointer. */
  newCount?: number
  onShowNew?: () => void
  /** Totals and key hints, under the rows. */
  footer?: ReactNode
  className?: string
}
