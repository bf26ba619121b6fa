import { defineWords } from '#ui/words.ts'

export const paletteWords = defineWords('ui/palette', {
  title: 'Search and commands',
  placeholder: 'Go to, do, or paste a number or id',
  close: 'Esc, close',
  goTo: 'Go to',
  do: 'Do',
  results: 'Results',
  found: 'Found',
  none: (typed: string) => `Nothing is called “${typed}”`,
  move: 'move',
  open: 'open',
  newTab: 'new tab',
  paste: 'Paste any number or id to jump',
})
