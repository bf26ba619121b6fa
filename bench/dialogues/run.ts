import { meetCommonWords } from '#meaning/meet-words.ts'
import { listHeldOut } from '../held-out/list-held-out.ts'
import type { DialogueFile } from './dialogue.ts'
import { judge, type Outcome } from './judge.ts'
import { readFiles, tuningFiles } from './read-files.ts'

/**
 * node bench/dialogues/run.ts [--tuning] [--show id|all] [--json] [--cold]
 * Plays every hand-written dialogue with the built-in engine: those for tuning and the held-out ones apart. `--show`
 * prints talks of the tuning set; held-out talks are never printed.
 */
const args = process.argv.slice(2)
const shown = args.includes('--show') ? (args[args.indexOf('--show') + 1] ?? 'all') : null

// As the server does once it is ready.
await meetCommonWords(async () => true)
// As it is after its first hundred talks or two; `--cold` measures from the first one on.
if (!args.includes('--cold')) playAll(tuningFiles().slice(0, 10))

const tuning = playAll(tuningFiles())
const heldOut = args.includes('--tuning')
  ? []
  : listHeldOut('dialogues').flatMap(({ url }) => playAll(readFiles(url)))
const sets = [
  { name: 'tuning', outcomes: tuning },
  ...(heldOut.length > 0 ? [{ name: 'heldOut', outcomes: heldOut }] : []),
]
if (shown !== null) show(tuning)
if (args.includes('--json')) console.log(JSON.stringify({ bench: 'dialogues', sets: sets.map(reportOf) }))
else for (const set of sets) print(set)

function playAll(files: DialogueFile[]): Outcome[] {
  return files.flatMap((file) => file.dialogues.map((dialogue) => judge(file, dialogue)))
}

function isRight({ problems, falseClaims, inventions }: Outcome): boolean {
  return problems.length + falseClaims.length + inventions.length === 0
}

function sum(outcomes: Outcome[]) {
  return {
    dialogues: outcomes.length,
    successPercent: Math.round((outcomes.filter(isRight).length / Math.max(1, outcomes.length)) * 1000) / 10,
    falseClaims: outcomes.flatMap((item) => item.falseClaims).length,
    inventions: outcomes.flatMap((item) => item.inventions).length,
    p95Ms: p95(outcomes.flatMap((item) => item.elapsedMs)),
  }
}

function p95(times: number[]): number {
  const sorted = times.sort((a, b) => a - b)
  return Math.round((sorted[Math.floor(sorted.length * 0.95)] ?? 0) * 100) / 100
}

type Grouping = 'family' | 'noise' | 'trade' | 'channel'

function groupsOf(outcomes: Outcome[], by: Grouping) {
  return [...new Set(outcomes.map((item) => item[by]))]
    .sort()
    .map((name) => ({ name, ...sum(outcomes.filter((item) => item[by] === name)) }))
}

function reportOf({ name, outcomes }: (typeof sets)[number]) {
  const by = (grouping: Grouping) => groupsOf(outcomes, grouping)
  return {
    name,
    all: sum(outcomes),
    family: by('family'),
    noise: by('noise'),
    trade: by('trade'),
    channel: by('channel'),
  }
}

function print(set: (typeof sets)[number]) {
  const report = reportOf(set)
  console.log(`\n${set.name.padEnd(22)} dialogues success% false-claims inventions p95ms`)
  const rows = [
    ...report.family,
    ...report.noise,
    ...report.trade,
    ...report.channel,
    { name: 'all', ...report.all },
  ]
  for (const { name, dialogues, successPercent, falseClaims, inventions, p95Ms } of rows)
    console.log(
      `${name.padEnd(22)} ${String(dialogues).padStart(9)} ${String(successPercent).padStart(8)} ${String(falseClaims).padStart(12)} ${String(inventions).padStart(10)} ${String(p95Ms).padStart(5)}`,
    )
}

function show(outcomes: Outcome[]) {
  for (const item of outcomes) {
    const isMeant =
      shown === 'all' ? !isRight(item) : item.id === shown || item.trade === shown || item.family === shown
    if (!isMeant || (item.id !== shown && isRight(item))) continue
    console.log(`--- ${item.id} ${item.family} ${item.noise} ${item.channel}`)
    console.log(item.talk.join('\n'))
    for (const problem of [...item.problems, ...item.falseClaims, ...item.inventions])
      console.log(`  !! ${problem}`)
  }
}
