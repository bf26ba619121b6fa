import { drawNumber } from '#carrier-emulator/draw-number.ts'
import type { Settings } from '#carrier-emulator/settings.ts'

const soundAlikes: Record<string, string> = {
  for: 'four',
  four: 'for',
  to: 'two',
  two: 'to',
  their: 'there',
  there: 'their',
  fifteen: 'fifty',
  fifty: 'fifteen',
  thirteen: 'thirty',
  thirty: 'thirteen',
  eight: 'ate',
  one: 'won',
  no: 'know',
  by: 'bye',
  hear: 'here',
  right: 'write',
  tuesday: 'thursday',
  thursday: 'tuesday',
  can: "can't",
  "can't": 'can',
}
const fillers = ['uh', 'um', 'a', 'the', 'and']

/**
 * What the recogniser writes down for words that were said. With an error rate, some words are left out, taken for
 * others or put in; the seed, the words and their place in the call decide which.
 */
export function recognise(
  text: string,
  { errorRate, seed, writes }: Settings['recogniser'],
  turn: number,
): string {
  const words = text.trim().split(/\s+/)
  const key = hashOf(text)
  const heard =
    errorRate === 0
      ? words
      : words.flatMap((word, place) =>
          mishear(word, (draw) => drawNumber(seed ^ key, turn, place * 4 + draw), errorRate),
        )
  const sentence = heard.join(' ')
  if (writes === 'sentences') return sentence
  return sentence.toLowerCase().replace(/[.,!?;:"]+(?=\s|$)/g, '')
}

function mishear(word: string, draw: (turn: number) => number, errorRate: number): string[] {
  if (draw(0) >= errorRate) return [word]
  const kind = draw(1)
  if (kind < 0.25) return []
  if (kind < 0.4) return [word, fillers[Math.floor(draw(2) * fillers.length)] ?? 'uh']
  return [soundAlikes[word.toLowerCase()] ?? blur(word, draw)]
}

/** Another vowel somewhere, or the last letter lost. */
function blur(word: string, draw: (turn: number) => number): string {
  const vowels = [...word.matchAll(/[aeiou]/gi)].map(({ index }) => index)
  const at = vowels[Math.floor(draw(2) * vowels.length)]
  if (at === undefined) return word.length > 2 ? word.slice(0, -1) : word
  const vowel =
    'aeiou'[('aeiou'.indexOf((word[at] ?? 'a').toLowerCase()) + 1 + Math.floor(draw(3) * 4)) % 5] ?? 'a'
  return word.slice(0, at) + vowel + word.slice(at + 1)
}

function hashOf(text: string): number {
  let hash = 0
  for (let place = 0; place < text.length; place++)
    hash = (Math.imul(hash, 31) + text.charCodeAt(place)) >>> 0
  return hash
}
