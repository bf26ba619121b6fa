import { plural } from '#ui/plural.ts'
import { defineWords } from '#ui/words.ts'

/** `what` is what the rows are, in the plural and in small letters. */
export const listWords = defineWords('ui/list', {
  failed: (what: string) => `${capitalise(what)} could not be loaded`,
  newRows: (count: number) => plural(count, { one: '# new', other: '# new' }),
  loadMore: 'Load more',
  selectAll: (what: string) => `Select all ${what}`,
  select: (name: string) => `Select ${name}`,
  any: 'Any',
  clear: 'Clear',
  clearOne: (filter: string) => `Clear ${filter}`,
  show: 'Show',
  filters: 'Filters',
  filtersSet: (count: number) => plural(count, { one: 'Filters, # set', other: 'Filters, # set' }),
  noneMatch: (what: string) => `No ${what} match`,
  hiddenBy: (filters: string) => `Hidden by ${filters}.`,
  choices: 'Choices',
  nothingMatches: 'Nothing matches',
  insert: 'What to put in',
  toChooseFrom: (count: number) => plural(count, { one: '# to choose from', other: '# to choose from' }),
})

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
