import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { measure, type Outcome } from './measure.ts'
import type { TestSet } from './random-profile.ts'

/**
 * node bench/dialogue/run.ts [--tuning] [--show family] [--json]
 * Asks 50 random profiles 42 questions each, tuning and held-out apart. `--show` prints failed talks of the
 * tuning set; held-out talks are never printed.
 */
const args = process.argv.slice(2)
const shown = args.includes('--show') ? (args[args.indexOf('--show') + 1] ?? '') : null
const read = (name: string): TestSet => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

const tuning = measure(read('phrasings.json'), 50)
const files = args.includes('--tuning') ? [] : ['dialogue.json', 'dialogue-2.json']
const [heldOut = [], second = []] = files.map((name) => measure(read(`../held-out/${name}`), 50))
if (shown !== null) show(tuning)
const table = rows()
if (args.includes('--json')) {
  const hash = createHash('sha256').update(
    readFileSync(new URL('../held-out/dialogue.json', import.meta.url)),
  )
  console.log(
    JSON.stringify({
      bench: 'dialogue',
      heldOutSha256: hash.digest('hex'),
      tuning: sum(tuning),
      heldOut: sum(heldOut),
      heldOut2: sum(second),
      families: table,
    }),
  )
} else print()

function rows() {
  const families = [...new Set([...tuning, ...heldOut, ...second].map((item) => item.family))]
  return families.map((family) => ({
    family,
    tuning: sum(tuning.filter((item) => item.family === family)),
    heldOut: sum(heldOut.filter((item) => item.family === family)),
    heldOut2: sum(second.filter((item) => item.family === family)),
  }))
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
  const line = (name: string, ...sets: ReturnType<typeof sum>[]) =>
    console.log(`${name.padEnd(18)} ${sets.map(cells).join('   ')}`)
  console.log(
    `${'family'.padEnd(18)} ${'tuning: asked right% invented p95ms'.padEnd(36)}   held out 1: the same                   held out 2: the same`,
  )
  for (const row of table) line(row.family, row.tuning, row.heldOut, row.heldOut2)
  line('all', sum(tuning), sum(heldOut), sum(second))
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
