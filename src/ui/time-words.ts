import { defineWords } from '#ui/words.ts'

export const timeWords = defineWords('ui/time', {
  now: 'now',
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  ahead: (length: string) => `in ${length}`,
})
