import { defineWords } from '#ui/words.ts'

/** How a call ended, by its code; in English these are the server's own words. */
export const callEndingWords = defineWords('telephony/call-endings', {
  title: (_code: string, english: string) => english,
  sentence: (_code: string, english: string) => english,
  fix: (_href: string, english: string) => english,
})
