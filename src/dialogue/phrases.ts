import { factPhrases } from './phrases-facts.ts'
import { messagePhrases } from './phrases-message.ts'
import { talkPhrases } from './phrases-talk.ts'
import { visitPhrases } from './phrases-visit.ts'
import { voicePhrases } from './phrases-voice.ts'

/**
 * Every sentence the engine can say, in English. Several wordings each, so that nothing is said the same way
 * twice in a row. Braces are filled with facts; no sentence holds a fact of its own.
 */
export const phrases = { ...talkPhrases, ...factPhrases, ...messagePhrases, ...visitPhrases }

export type PhraseKey = keyof typeof phrases
export type Wordings = Readonly<Record<PhraseKey, readonly string[]>>

/** All the words of a language: `voice` holds what is said differently aloud. */
export type Catalogue = { text: Wordings; voice: Partial<Wordings> }
export const english: Catalogue = { text: phrases, voice: voicePhrases }
