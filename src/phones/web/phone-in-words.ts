import { formatPhone } from '#ui/phone-text.tsx'

/** A phone number inside a sentence: where that runs from right to left, the number still reads from the left. */
export function phoneInWords(phone: string, country: string): string {
  const text = formatPhone(phone, country)
  return document.documentElement.dir === 'rtl' ? `\u2066${text}\u2069` : text
}
