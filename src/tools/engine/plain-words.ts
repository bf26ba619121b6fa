import { normaliseSpoken } from '#values/normalise-spoken.ts'

/** The words of a text in their plainest form, so that "Twelve Elm St." and "12 elm st" compare equal. */
export function plainWords(text: string): string[] {
  const written = normaliseSpoken(text).text
  return written
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
