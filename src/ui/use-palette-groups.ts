import { useEffect, useMemo, useState } from 'react'
import type { PaletteGroup, PaletteItem } from '#ui/palette-list.tsx'
import { scoreMatch } from '#ui/palette-match.ts'
import { paletteWords } from '#ui/palette-words.ts'
import type { ShortcutEntry } from '#ui/shortcut-registry.ts'
import { useShortcutList } from '#ui/use-shortcut.ts'

export type PaletteSearch = (text: string, signal: AbortSignal) => Promise<readonly PaletteItem[]>

const mostPlaces = 6
const mostDeeds = 5
const typingPauseMs = 120

/** The groups to show for a text: places and deeds at once, the server's results when they come. */
export function usePaletteGroups(options: {
  text: string
  places: readonly PaletteItem[]
  search?: PaletteSearch
}) {
  const { text, places, search } = options
  const shortcuts = useShortcutList()
  const typed = text.trim()
  const [found, setFound] = useState<{ typed: string; items: readonly PaletteItem[] }>({
    typed: '',
    items: [],
  })

  useEffect(() => {
    if (!search || typed === '') return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      search(typed, abort.signal)
        .catch(() => [])
        .then((items) => !abort.signal.aborted && setFound({ typed, items }))
    }, typingPauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [search, typed])

  const groups = useMemo(() => {
    const deeds = shortcuts.filter((entry) => entry.isCommand).map(toItem)
    const all: PaletteGroup[] = [
      { heading: paletteWords.goTo, items: best(places, typed, mostPlaces) },
      { heading: paletteWords.do, items: best(deeds, typed, mostDeeds) },
      { heading: paletteWords.results, items: typed === '' ? [] : found.items },
    ]
    return all.filter((group) => group.items.length > 0)
  }, [shortcuts, places, typed, found])
  return {
    groups,
    isSearching: Boolean(search) && typed !== '' && found.typed !== typed,
  }
}

function toItem(entry: ShortcutEntry): PaletteItem {
  return {
    id: `do-${entry.label}`,
    label: entry.label,
    icon: entry.icon,
    keys: entry.keys,
    onSelect: entry.run,
  }
}

function best(items: readonly PaletteItem[], typed: string, most: number): readonly PaletteItem[] {
  return items
    .map((item) => ({ item, score: scoreMatch(item, typed) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ item }) => item)
}
