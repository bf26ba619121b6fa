import type { Catalogue, PhraseKey } from './phrases.ts'

/** Fills a phrase of the catalogue; the wording depends on the talk alone and is never the one said last. */
export type Say = (key: PhraseKey, values?: PhraseValues) => string
/** What stands in the braces; other keys are left alone. */
export type PhraseValues = { [name: string]: string | string[] }

/** `seed` names the talk and its turn; `said` is what the bot said last. */
export type Talking = { catalogue: Catalogue; channel: 'text' | 'voice'; seed: string; said: string }

export function createSay({ catalogue, channel, seed, said }: Talking): Say {
  return (key, values = {}) => {
    const wordings = wordingsOf(catalogue, channel, key)
    const start = hash(`${seed}:${key}`) % wordings.length
    const filled = wordings.map((_, i) => fill(wordings[(start + i) % wordings.length] ?? '', values))
    return filled.find((sentence) => !said.includes(sentence)) ?? filled[0] ?? ''
  }
}

function wordingsOf(catalogue: Catalogue, channel: 'text' | 'voice', key: PhraseKey): readonly string[] {
  return (channel === 'voice' ? catalogue.voice[key] : undefined) ?? catalogue.text[key]
}

function fill(wording: string, values: PhraseValues): string {
  const text = wording.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  // "iPhone screens run $89": a name keeps its own letters.
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

/** FNV-1a, 32 bits: enough to spread wordings over talks. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}
