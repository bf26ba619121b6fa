import type { Translation } from '#ui/words.ts'
import type { doorWords } from './door-words.ts'

export const doorWordsEs: Translation<typeof doorWords> = { failedTitle: 'Algo falló' }
