import { plural } from '#ui/plural.ts'
import { defineWords } from '#ui/words.ts'

export const stripWords = defineWords('ui/strip', {
  nothingYet: 'Live, nothing said yet',
  nobody: 'Nobody spoke',
  live: 'live',
  long: (length: string) => `${length} long`,
  texts: (count: number) => plural(count, { one: '# text', other: '# texts' }),
  tools: (count: number) => plural(count, { one: '# tool', other: '# tools' }),
  errors: (count: number) => plural(count, { one: '# error', other: '# errors' }),
  handedOver: 'handed over to a person',
})
