import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { peers } from './peers.ts'
import { type Case, kinds, type Score, score } from './score.ts'

// node bench/values/run.ts [--misses]: precision, recall and F1 per kind, tuned and held-out cases apart, with two libraries beside.

const here = import.meta.dirname
const heldOut = join(here, '../held-out')
const showMisses = process.argv.includes('--misses')

for (const file of filesOf(here, /^cases.*\.json$/)) report(`tuned on: ${file}`, join(here, file), showMisses)
for (const file of filesOf(heldOut, /^values-.*\.json$/))
  report(`held out: ${file}`, join(heldOut, file), false)

function filesOf(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort()
}

function report(title: string, path: string, withMisses: boolean): void {
  const cases: Case[] = JSON.parse(readFileSync(path, 'utf8'))
  const started = performance.now()
  const result = score(cases)
  const tookMs = performance.now() - started
  console.log(
    `\n${title}: ${cases.length} sentences, ${(tookMs / cases.length).toFixed(3)} ms each for all five kinds`,
  )
  for (const kind of kinds) console.log(line(kind, result.scores[kind]))
  for (const { name, kind, read } of peers)
    console.log(line(`${kind} by ${name}`, score(cases, { [kind]: read }).scores[kind]))
  if (withMisses) for (const miss of result.misses) console.log(`  ${miss}`)
}

function line(kind: string, { hits, found, expected }: Score): string {
  const precision = found === 0 ? 1 : hits / found
  const recall = expected === 0 ? 1 : hits / expected
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
  const figures = [precision, recall, f1].map((figure) => figure.toFixed(3)).join('  ')
  return `  ${kind.padEnd(19)} precision/recall/F1  ${figures}   (${hits} of ${expected} expected, ${found} found)`
}
