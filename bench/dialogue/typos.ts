import type { Random } from './random.ts'

/** One slip in one longer word: two letters swapped, one dropped or one doubled. Numbers stay as they are. */
export function addTypos(random: Random, text: string): string {
  const words = text.split(' ')
  const longer = words.flatMap((word, index) => (/^[a-z]{5,}/i.test(word) ? [index] : []))
  if (longer.length === 0) return text
  const index = random.pick(longer)
  const word = words[index] ?? ''
  const at = random.integer(1, word.search(/[^a-z]|$/i) - 2)
  const kind = random.pick(['swap', 'drop', 'double'] as const)
  if (kind === 'swap')
    words[index] = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
  if (kind === 'drop') words[index] = word.slice(0, at) + word.slice(at + 1)
  if (kind === 'double') words[index] = word.slice(0, at) + word.charAt(at) + word.slice(at)
  return words.join(' ')
}
