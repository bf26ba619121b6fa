import { ArrowDown, ArrowUp } from 'lucide-react'
import { Checkbox } from '#ui/checkbox.tsx'
import { classNames } from '#ui/class-names.ts'
import type { DataColumn, DataListProps } from '#ui/data-list-props.ts'
import { Link } from '#ui/link.tsx'
import { listWords } from '#ui/list-words.ts'
import { toggled } from '#ui/use-list-keys.ts'

/** The wide form of `DataList`. */
export function DataTable<TRow>(props: DataListProps<TRow>) {
  const { what, rows, columns, rowKey, selectedKeys, onSelect, sort, onSort } = props
  const allKeys = rows.map(rowKey)
  const chosen = allKeys.filter((key) => selectedKeys?.has(key)).length
  return (
    <table className="w-full border-separate border-spacing-0 text-13">
      <caption className="sr-only">{what}</caption>
      <thead>
        <tr>
          {onSelect && (
            <th scope="col" className={classNames(headStyle, 'w-10 pe-0')}>
              <Checkbox
                label={listWords.selectAll(what)}
                isLabelHidden
                checked={chosen > 0 && chosen === allKeys.length}
                isMixed={chosen > 0 && chosen < allKeys.length}
                onChange={(event) => onSelect(new Set(event.target.checked ? allKeys : []))}
                className="flex"
              />
            </th>
          )}
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={rowKey(row)} row={row} list={props} />
        ))}
      </tbody>
    </table>
  )
}

const headStyle =
  'sticky top-0 z-[2] h-8 border-b border-line bg-surface px-3 text-start font-medium whitespace-nowrap text-muted first:ps-4 last:pe-4'

interface HeadCellProps<TRow> extends Pick<DataListProps<TRow>, 'sort' | 'onSort'> {
  column: DataColumn<TRow>
}

function HeadCell<TRow>({ column, sort, onSort }: HeadCellProps<TRow>) {
  const isSorted = sort?.key === column.key
  const Arrow = sort?.direction === 'ascending' ? ArrowUp : ArrowDown
  const arrow = isSorted && <Arrow size={12} className="ms-1 inline" />
  return (
    <th
      scope="col"
      aria-sort={isSorted ? sort?.direction : undefined}
      style={{ width: column.width }}
      className={classNames(
        headStyle,
        column.align === 'end' && 'text-end',
        column.isMinor && 'narrow:hidden',
        isSorted && 'text-ink',
      )}
    >
      {column.isSortable && onSort ? (
        <button
          type="button"
          className="h-6 rounded-tag font-medium hover:text-ink"
          onClick={() => onSort(column.key)}
        >
          {column.head}
          {arrow}
        </button>
      ) : (
        <>
          {column.head}
          {arrow}
        </>
      )}
    </th>
  )
}

function TableRow<TRow>({ row, list }: { row: TRow; list: DataListProps<TRow> }) {
  const { columns, rowKey, rowName, rowLink, currentKey, selectedKeys, onSelect, isCompact } = list
  const key = rowKey(row)
  const isChosen = selectedKeys?.has(key) ?? false
  const isCurrent = currentKey === key
  const cellStyle = classNames(
    'border-b border-line px-3 whitespace-nowrap first:ps-4 last:pe-4',
    isCompact ? 'h-8' : 'h-10',
  )
  return (
    <tr
      data-row-key={key}
      className={classNames(
        'group/row relative hover:bg-hover hover:[--strip-bg:var(--hover)] last:*:border-b-0',
        (isChosen || isCurrent) &&
          'bg-selected [--strip-bg:var(--selected)] hover:bg-selected *:first:shadow-[inset_2px_0_var(--accent)]',
      )}
    >
      {onSelect && (
        <td className={classNames(cellStyle, 'pe-0')}>
          <Checkbox
            label={listWords.select(rowName(row))}
            isLabelHidden
            checked={isChosen}
            onChange={() => onSelect(toggled(selectedKeys, key))}
            className="relative z-[1] flex"
          />
        </td>
      )}
      {columns.map((column, index) => {
        const style = classNames(
          cellStyle,
          column.align === 'end' && 'text-end tabular-nums',
          column.isMinor && 'narrow:hidden',
        )
        if (index > 0) {
          return (
            <td key={column.key} className={style}>
              {column.cell(row)}
            </td>
          )
        }
        return (
          <th key={column.key} scope="row" className={classNames(style, 'text-start font-medium')}>
            <Link
              to={rowLink(row)}
              data-row-link
              className="stretched"
              aria-current={isCurrent ? 'true' : undefined}
            >
              {column.cell(row)}
            </Link>
          </th>
        )
      })}
    </tr>
  )
}
