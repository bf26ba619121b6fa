import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { stopWordsOf } from '#contacts/server/stop-words.ts'
import { packNet } from '#meaning/pack-net.ts'
import { readerOf } from '#meaning/topic-net.ts'
import { createRandom } from '../dialogue/random.ts'
import { fitNet, type Lesson } from './fit-net.ts'
import { plain, readHands, readHeldOutTexts, strangeWords } from './tuning-wordings.ts'

/**
 * node bench/meaning/train-stop.ts [--without tuning-5.json]
 * Learns from the tuning sets of stop phrases, and from everything else people say, whether a text wants no more
 * messages, and writes the net beside its reader; with `--without`, learns without one set and says how well it is
 * read. The same sets give the same net.
 */
interface StopSet {
  name: string
  stop: string[]
  lookAlikes: string[]
}

const labels = ['stop', 'other']
const random = createRandom(20261123)
const without = process.argv.includes('--without')
  ? process.argv[process.argv.indexOf('--without') + 1]
  : null
const heldOut = readHeldOutTexts()
const folder = new URL('../stop-phrases/', import.meta.url)
const sets = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name): StopSet => ({ name, ...JSON.parse(readFileSync(new URL(name, folder), 'utf8')) }))
const lessons = [
  ...sets.filter(({ name }) => name !== without).flatMap(lessonsOf),
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
    marks: strangeWords(lessons),
    filters: [32, 64, 48],
    epochs: 14,
    rate: 0.002,
    dropFilters: 0.5,
    dropWords: 0.08,
    decay: 0.02,
  },
  random,
)
console.log(`${lessons.length} lessons; ${report(lessons)}`)
const apart = sets.find(({ name }) => name === without)
if (apart) console.log(`${apart.name}: ${report(lessonsOf(apart))}`)
else writeFileSync(new URL('../../src/meaning/stop-net.bin', import.meta.url), packNet(net))

function lessonsOf({ stop, lookAlikes }: StopSet): Lesson[] {
  return [...stop.map((text) => [text, 0] as const), ...lookAlikes.map((text) => [text, 1] as const)]
    .filter(([text]) => !heldOut.has(plain(text)))
    .map(([text, label]) => lessonOf(text, label))
}

function lessonOf(text: string, label: number): Lesson {
  return { words: stopWordsOf(text.replace(/[{}]/g, '')), label }
}

function report(some: readonly Lesson[]): string {
  const read = readerOf(net)
  const chances = some.map(({ words, label }) => ({ label, chance: read(words)[0] ?? 0 }))
  const share = (label: number, least: number) => {
    const all = chances.filter((one) => one.label === label)
    const said = all.filter(({ chance }) => chance >= least)
    return `${Math.round((1000 * said.length) / Math.max(1, all.length)) / 10} %`
  }
  return [0.5, 0.7, 0.9, 0.95]
    .map((least) => `from ${least}: ${share(0, least)} of stops, ${share(1, least)} of others`)
    .join('; ')
}
