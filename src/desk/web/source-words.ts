import { contactsWords } from './contacts-words.ts'

const { sources } = contactsWords
const words: Record<string, string> = {
  ...sources,
  sms: sources.text,
  first_message: sources.text,
  voice: sources.call,
}

/** How a contact came to be known, in a word. */
export function sourceWords(source: string): string {
  return words[source] ?? source.charAt(0).toUpperCase() + source.slice(1).replaceAll('_', ' ')
}
