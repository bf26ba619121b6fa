import { sayDigits, sayNumber } from './say-number.ts'

const mostLetters = 30
const spelled: Record<string, string> = { a: 'ay' }

/**
 * Letters and digits without a meaning of their own, as they can best be said: words as words, capitals without a
 * vowel letter by letter, digits as a number or one by one.
 */
export function sayLetters(core: string): string {
  return (core.match(/[A-Za-z']+|\d+/g) ?? [])
    .map((run) => (/\d/.test(run) ? sayRun(run) : sayWord(run)))
    .filter((word) => word !== '')
    .join(' ')
}

function sayWord(run: string): string {
  const bare = run.replace(/^'+|'+$/g, '').replace(/'{2,}/g, "'")
  if (/^[B-DF-HJ-NP-TV-XZ]{2,5}$/.test(bare)) return spell(bare)
  // A drawn-out word ("sooo") is read as the plain one; nobody can say a word of forty letters.
  return bare
    .toLowerCase()
    .replace(/(.)\1{2,}/g, '$1$1')
    .slice(0, mostLetters)
    .replace(/'+$/, '')
}

export function spell(letters: string): string {
  return [...letters.toLowerCase()].map((letter) => spelled[letter] ?? letter).join(' ')
}

function sayRun(digits: string): string {
  return digits.length > 3 || /^0\d/.test(digits) ? sayDigits(digits) : sayNumber(Number(digits))
}
