import type { Translation } from '#ui/words.ts'
import type { timeWords } from './time-words.ts'

export const timeWordsEs: Translation<typeof timeWords> = {
  now: 'ahora',
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
  ahead: (length) => `en ${length}`,
}
