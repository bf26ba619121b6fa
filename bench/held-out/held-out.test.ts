import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))
const source = fileURLToPath(new URL('../../src/', import.meta.url))
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

it('keeps every held-out set as it was frozen', () => {
  // Sabotage: change one letter in a set.
  const lines = readFileSync(`${here}SHA256SUMS`, 'utf8').trim().split('\n')
  const files = globSync('*.json', { cwd: here })
  expect(lines.map((line) => line.split(/\s+/)[1]).sort()).toEqual(files.sort())
  for (const line of lines) {
    const [hash, name = ''] = line.split(/\s+/)
    expect(createHash('sha256').update(readFileSync(here + name)).digest('hex'), name).toBe(hash)
  }
})

it('lets no held-out sentence into the source', () => {
  // Sabotage: paste a held-out phrase of four words into a file of src.
  const files = globSync('**/*.{ts,tsx,md,json}', { cwd: source })
  const byStart = Map.groupBy(sentences(), (sentence) => sentence.split(' ').slice(0, 4).join(' '))
  const found = files.flatMap((name) => {
    const words = plain(readFileSync(source + name, 'utf8')).split(' ')
    const isClose = /^(?:dialogue|contacts|values|conversations\/engine)\//.test(name)
    return words.flatMap((_, at) =>
      (byStart.get(words.slice(at, at + 4).join(' ')) ?? []).flatMap((sentence) => {
        const { length } = sentence.split(' ')
        const isThere = (isClose || length >= 6) && words.slice(at, at + length).join(' ') === sentence
        return isThere ? [`${name}: ${sentence}`] : []
      }),
    )
  })
  expect(found).toEqual([])
})

/**
 * Every held-out sentence or, around its slots, every piece of one, of four words and more. In rooms that recognise
 * nothing, anybody may write four such words by chance; there only six and more count.
 */
function sentences(): string[] {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: here }).map((name) => JSON.parse(readFileSync(here + name, 'utf8')))
  const phrasings = [...read('dialogue.json'), ...read('dialogue-*.json')].flatMap((set) =>
    Object.values<string[]>(set.phrasings).flat(),
  )
  const stops = read('stop-phrases*.json').flatMap((set): string[] => [...set.stop, ...set.lookAlikes])
  const talks = read('dialogues-*.json').flatMap((set: { trades: HeldOutTrade[] }) =>
    set.trades.flatMap(({ dialogues }) => dialogues.flatMap(({ turns }) => turns.map(({ says }) => says))),
  )
  const claims = read('claims-*.json').flatMap((set: Record<'false' | 'honest', { text: string }[]>) =>
    [...set.false, ...set.honest].map(({ text }) => text),
  )
  const values = read('values-*.json').flatMap((set: { text: string }[]) => set.map(({ text }) => text))
  return [...phrasings, ...stops, ...talks, ...claims, ...values]
    .flatMap((text) => text.split(/\{\w+\}/))
    .map(plain)
    .filter((piece) => piece.split(' ').length >= 4)
}

interface HeldOutTrade {
  dialogues: { turns: { says: string }[] }[]
}
