import { useRef } from 'react'
import { shortcutWords } from '#ui/shortcut-words.ts'
import { useShortcut } from '#ui/use-shortcut.ts'

interface KeyedList<TRow> {
  rows: readonly TRow[]
  rowKey: (row: TRow) => string
  selectedKeys?: ReadonlySet<string>
  onSelect?: (keys: ReadonlySet<string>) => void
  onPeek?: (row: TRow) => void
}

/**
 * Keys of a list: J and K move the focus over the row links (Enter then opens as any link), X selects,
 * Space peeks. Rows carry `data-row-key`, their link `data-row-link`. Put the returned ref around them.
 */
export function useListKeys<TRow>({ rows, rowKey, selectedKeys, onSelect, onPeek }: KeyedList<TRow>) {
  const ref = useRef<HTMLDivElement>(null)
  const options = { group: shortcutWords.groups.list, isOff: rows.length === 0 }
  const focused = () => document.activeElement?.closest<HTMLElement>('[data-row-key]')?.dataset.rowKey
  const move = (step: 1 | -1) => {
    const links = [...(ref.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])]
    const at = links.findIndex((link) => link.closest('[data-row-key]')?.contains(document.activeElement))
    const next =
      at < 0 ? (step > 0 ? 0 : links.length - 1) : Math.min(links.length - 1, Math.max(0, at + step))
    links[next]?.focus()
    links[next]?.scrollIntoView({ block: 'nearest' })
  }
  useShortcut('j', shortcutWords.nextRow, { ...options, run: () => move(1) })
  useShortcut('k', shortcutWords.previousRow, { ...options, run: () => move(-1) })
  useShortcut('x', shortcutWords.selectRow, {
    ...options,
    isOff: options.isOff || !onSelect,
    run: () => {
      const key = focused()
      if (key !== undefined) onSelect?.(toggled(selectedKeys, key))
    },
  })
  useShortcut('space', shortcutWords.peek, {
    ...options,
    isOff: options.isOff || !onPeek,
    run: () => {
      const row = rows.find((candidate) => rowKey(candidate) === focused()) ?? rows[0]
      if (row !== undefined) onPeek?.(row)
    },
  })
  return { ref }
}

/** The set with one key put in or taken out. */
export function toggled(keys: ReadonlySet<string> | undefined, key: string): ReadonlySet<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}
