import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { listHeldOut } from '../held-out/list-held-out.ts'
import { measure, type Outcome } from './measure.ts'
import type { TestSet } from './random-profile.ts'

/**
 * node bench/dialogue/run.ts [--tuning] [--show family] [--json]
 * Asks 50 random profiles 42 questions each, tuning and every held-out set apart. `--show` prints failed talks of the
 * tuning set; held-out talks are never printed.
 */
const args = process.argv.slice(2)
const shown = args.includes('--show') ? (args[args.indexOf('--show') + 1] ?? '') : null
const read = (url: URL): TestSet => JSON.parse(readFileSync(url, 'utf8'))

const [tuning = [], ...furtherTuning] = ['phrasings', 'phrasings-2', 'phrasings-3'].map((name) =>
  measure(read(new URL(`${name}.json`, import.meta.url)), 50),
)
const files = args.includes('--tuning') ? [] : listHeldOut('dialogue')
const heldOut = files.map((file) => ({ ...file, outcomes: measure(read(file.url), 50) }))
const sets = [
  { key: 'tuning', title: 'tuning', outcomes: tuning },
  ...furtherTuning.map((outcomes, at) => ({ key: `tuning${at + 2}`, title: `tuning ${at + 2}`, outcomes })),
  ...heldOut,
]
if (shown !== null) show([tuning, ...furtherTuning].flat())
if (args.includes('--json')) {
  const hashes = Object.fromEntries(files.map(({ key, url }) => [`${key}Sha256`, hashOf(url)]))
  console.log(
    JSON.stringify({ bench: 'dialogue', ...hashes, ...sumEach(() => true), families: families().map(rowOf) }),
  )
} else print()

function families(): string[] {
  return [...new Set(sets.flatMap(({ outcomes }) => outcomes.map((item) => item.family)))]
}

function rowOf(family: string) {
  return { family, ...sumEach((item) => item.family === family) }
}

function sumEach(isCounted: (item: Outcome) => boolean): Record<string, ReturnType<typeof sum>> {
  return Object.fromEntries(sets.map(({ key, outcomes }) => [key, sum(outcomes.filter(isCounted))]))
}

function hashOf(url: URL): string {
  return createHash('sha256').update(readFileSync(url)).digest('hex')
}

function sum(outcomes: Outcome[]) {
  const right = outcomes.filter((item) => item.problem === null).length
  const sorted = outcomes.map((item) => item.elapsedMs).sort((a, b) => a - b)
  return {
    asked: outcomes.length,
    rightPercent: outcomes.length === 0 ? null : Math.round((right / outcomes.length) * 1000) / 10,
    invented: outcomes.filter((item) => item.inventions.length > 0).length,
    p95Ms: Math.round((sorted[Math.floor(sorted.length * 0.95)] ?? 0) * 100) / 100,
  }
}

function print() {
  const line = (name: string, isCounted: (item: Outcome) => boolean) =>
    console.log(`${name.padEnd(18)} ${Object.values(sumEach(isCounted)).map(cells).join('   ')}`)
  const [first, ...others] = sets.map(({ title }) => title)
  const columns = [`${first}: asked right% invented p95ms`, ...others.map((title) => `${title}: the same`)]
  console.log(`${'family'.padEnd(18)} ${columns.map((column) => column.padEnd(35)).join('   ')}`)
  for (const family of families()) line(family, (item) => item.family === family)
  line('all', () => true)
}

function cells(row: ReturnType<typeof sum>): string {
  return [row.asked, row.rightPercent ?? '-', row.invented, row.p95Ms]
    .map((cell) => String(cell).padStart(8))
    .join(' ')
}

function show(outcomes: Outcome[]) {
  for (const item of outcomes)
    if ((shown === 'all' || item.family === shown) && (item.problem || item.inventions.length > 0))
      console.log(
        `--- ${item.family}: ${item.problem ?? ''} ${item.inventions.join(', ')}\n${item.talk.join('\n')}`,
      )
}
