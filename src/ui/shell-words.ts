import { defineWords } from '#ui/words.ts'

export const shellWords = defineWords('ui/shell', {
  skip: 'Skip to content',
  main: 'Main',
  sections: 'Sections',
  more: 'More',
  search: 'Search',
  pinned: 'Pinned',
  fold: 'Fold the side bar',
  goTo: (place: string) => `Go to ${place}`,
  switchTeam: 'switch team',
  accountMenu: 'account menu',
  crumbs: 'Breadcrumbs',
  beside: (place: string) => `Beside ${place}`,
  back: 'Back',
  previous: 'The one before',
  next: 'The next one',
  isFirst: 'this is the first',
  isLast: 'this is the last',
  language: 'Language',
})
