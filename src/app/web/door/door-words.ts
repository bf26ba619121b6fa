import { defineWords } from '#ui/words.ts'

export const doorWords = defineWords('app/door', { failedTitle: 'Something failed' })
