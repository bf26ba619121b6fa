import type { ReactNode } from 'react'
import { language } from './language.ts'
import { stretchWords } from './stretch-words.ts'
import type { Words } from './word-shapes.ts'

/** The same sentences in another language; the compiler asks for each of them. */
export type Translation<Of> = {
  readonly [Key in keyof Of]: Of[Key] extends string
    ? string
    : Of[Key] extends readonly string[]
      ? readonly string[]
      : Of[Key] extends (...facts: infer Facts) => infer Said
        ? (...facts: Facts) => Said extends string ? string : ReactNode
        : Translation<Of[Key]>
}

declare global {
  /** Set by the script of a translation, which the server puts before the app's own. */
  var parleyWords: Record<string, Words> | undefined
}

/** The sentences of a place in the language of this page; `english` where it has no translation. */
export function defineWords<const Of extends Words>(place: string, english: Of): Translation<Of> {
  const translated = globalThis.parleyWords?.[place]
  if (translated) return translated as Translation<Of>
  const chosen = language()
  return (chosen === 'en' || chosen === 'es' ? english : stretchWords(english)) as Translation<Of>
}
