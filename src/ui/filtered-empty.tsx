import { Button } from '#ui/button.tsx'
import { EmptyStrip } from '#ui/empty-strip.tsx'
import type { FilterBarProps } from '#ui/filter-bar.tsx'
import { listWords } from '#ui/list-words.ts'
import { usePlace } from '#ui/place.ts'

/** A filter now in force, in words. */
export interface ActiveFilter {
  key: string
  label: string
  clear: () => void
}

/** The filters in force of a `FilterBar`'s props, for `DataList`'s `filteredBy`. */
export function activeFilters({ filters, search, choices = [] }: FilterBarProps): ActiveFilter[] {
  const text = search && filters.values[search.key]
  const searched =
    search && text ? [{ key: search.key, label: `“${text}”`, clear: () => filters.clear([search.key]) }] : []
  const chosen = choices.flatMap((choice) => {
    const value = filters.values[choice.key]
    if (value === undefined) return []
    const label = choice.options.find((option) => option.value === value)?.label ?? value
    return [{ key: choice.key, label: `${choice.label}: ${label}`, clear: () => filters.clear([choice.key]) }]
  })
  return [...searched, ...chosen]
}

/** Nothing matches: says which filter hides what there is, each with its own Clear. */
export function FilteredEmpty({ what, filteredBy }: { what: string; filteredBy: readonly ActiveFilter[] }) {
  const names = new Intl.ListFormat(usePlace().locale)
  return (
    <div className="mx-auto grid max-w-100 justify-items-center gap-2 px-4 py-10 text-center">
      <EmptyStrip />
      <h2 className="mt-2 text-14 font-semibold">{listWords.noneMatch(what)}</h2>
      <p className="text-13 text-muted">
        {listWords.hiddenBy(names.format(filteredBy.map((filter) => filter.label)))}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        {filteredBy.map((filter) => (
          <Button key={filter.key} onClick={filter.clear}>
            {listWords.clearOne(filter.label)}
          </Button>
        ))}
      </div>
    </div>
  )
}
