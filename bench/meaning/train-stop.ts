import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { toStopSentences } from '#contacts/server/stop-words.ts'
import { packNet } from '#meaning/pack-net.ts'
import { partsOf } from '#meaning/part-reader.ts'
import { readerOf } from '#meaning/topic-net.ts'
import { createRandom } from '../dialogue/random.ts'
import { fitNet, type Lesson } from './fit-net.ts'
import { knownWords, plain, readHands, readHeldOutTexts, strangeWords } from './tuning-wordings.ts'

/**
 * node bench/meaning/train-stop.ts --net 1 [--without tuning-5.json]… [--to folder]
 * Learns from the tuning sets of stop phrases, and from everything else people say, whether a text wants no more
 * messages, and writes one of the two nets beside their reader, or where it is told to; with `--without`, learns without
 * these sets and says how well they are read. The same sets give the same nets.
 */
interface StopSet {
  name: string
  stop: string[]
  lookAlikes: string[]
}

const labels = ['stop', 'other']
const mostWords = 60
const { values } = parseArgs({
  options: {
    net: { type: 'string', default: '1' },
    without: { type: 'string', multiple: true, default: [] },
    to: { type: 'string' },
  },
})
const random = createRandom(20261122 + Number(values.net))
const heldOut = readHeldOutTexts()
const phrases = new URL('../stop-phrases/', import.meta.url)
const sets = readdirSync(phrases)
  .filter((name) => name.endsWith('.json'))
  .map((name): StopSet => ({ name, ...JSON.parse(readFileSync(new URL(name, phrases), 'utf8')) }))
const lessons = [
  ...sets.filter(({ name }) => !values.without.includes(name)).flatMap(lessonsOf),
  ...readHands().flatMap(({ wordings }) =>
    Object.entries(wordings).flatMap(([family, texts]) =>
      (family === 'stop' ? texts : random.shuffle(texts).slice(0, 25)).map((text) =>
        lessonOf(text, family === 'stop' ? 0 : 1),
      ),
    ),
  ),
]
const net = fitNet(
  lessons,
  {
    labels,
    marks: [',', ...strangeWords(lessons)],
    moving: knownWords(lessons, 4),
    filters: [48, 96, 64, 32],
    epochs: 6,
    rate: 0.002,
    dropFilters: 0.5,
    dropWords: 0.08,
    decay: 0.02,
    doubt: 0.02,
  },
  random,
)
console.log(`${lessons.length} lessons; ${report(lessons)}`)
for (const apart of sets.filter(({ name }) => values.without.includes(name)))
  console.log(`${apart.name}: ${report(lessonsOf(apart))}`)
const home = values.without.length === 0 ? new URL('../../src/meaning/', import.meta.url) : undefined
const folder = values.to ? pathToFileURL(`${resolve(values.to)}/`) : home
if (folder) writeFileSync(new URL(`stop-net-${values.net}.bin`, folder), packNet(net))

function lessonsOf({ stop, lookAlikes }: StopSet): Lesson[] {
  return [...stop.map((text) => [text, 0] as const), ...lookAlikes.map((text) => [text, 1] as const)]
    .filter(([text]) => !heldOut.has(plain(text)))
    .map(([text, label]) => lessonOf(text, label))
}

function lessonOf(text: string, label: number): Lesson {
  const sentences = toStopSentences(text.replace(/[{}]/g, '')).map((sentence) => sentence.split(' '))
  return {
    words: sentences.flat(),
    label,
    parts: partsOf(sentences.map((sentence) => sentence.slice(0, mostWords))),
  }
}

function report(some: readonly Lesson[]): string {
  const read = readerOf(net)
  const chances = some.map(({ words, parts = [words], label }) => ({
    label,
    chance: Math.max(0, ...parts.map((part) => read(part)[0] ?? 0)),
  }))
  const share = (label: number, least: number) => {
    const all = chances.filter((one) => one.label === label)
    const said = all.filter(({ chance }) => chance >= least)
    return `${Math.round((1000 * said.length) / Math.max(1, all.length)) / 10} %`
  }
  return [0.4, 0.6, 0.8, 0.9]
    .map((least) => `from ${least}: ${share(0, least)} of stops, ${share(1, least)} of others`)
    .join('; ')
}
