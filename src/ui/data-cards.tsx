import { classNames } from '#ui/class-names.ts'
import type { DataListProps } from '#ui/data-list-props.ts'
import { Link } from '#ui/link.tsx'

/** The phone form of `DataList`: two lines to a row. */
export function DataCards<TRow>({
  what,
  rows,
  columns,
  rowKey,
  rowLink,
  currentKey,
  selectedKeys,
}: DataListProps<TRow>) {
  const inPlace = (place: 'title' | 'detail' | 'end' | 'badge') =>
    columns.filter((column, index) => (column.phone ?? (index === 0 ? 'title' : undefined)) === place)
  return (
    <ul aria-label={what}>
      {rows.map((row) => {
        const key = rowKey(row)
        const isMarked = currentKey === key || selectedKeys?.has(key)
        const show = (place: 'title' | 'detail' | 'end' | 'badge') =>
          inPlace(place).map((column) => (
            <span key={column.key} className="min-w-0 truncate">
              {column.cell(row)}
            </span>
          ))
        return (
          <li
            key={key}
            data-row-key={key}
            className={classNames(
              'relative grid min-h-14 grid-cols-[minmax(0,1fr)] content-center gap-0.5 border-b border-line px-4 py-2.5',
              isMarked && 'bg-selected shadow-[inset_2px_0_var(--accent)] [--strip-bg:var(--selected)]',
            )}
          >
            <div className="flex items-baseline gap-3">
              <Link
                to={rowLink(row)}
                data-row-link
                className="stretched min-w-0 grow truncate text-15 font-medium"
                aria-current={currentKey === key ? 'true' : undefined}
              >
                {show('title')}
              </Link>
              <span className="flex shrink-0 items-baseline gap-2 text-13 text-muted tabular-nums">
                {show('end')}
              </span>
            </div>
            <div className="flex min-h-5 items-center gap-3 text-13 text-muted">
              <span className="flex min-w-0 grow gap-2">{show('detail')}</span>
              <span className="flex shrink-0 gap-1">{show('badge')}</span>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
