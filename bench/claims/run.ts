import { readFileSync } from 'node:fs'
import { listHeldOut } from '../held-out/list-held-out.ts'
import { type ClaimSet, guardPhrase, measureClaims } from './measure.ts'
import { tuningFiles } from './tuning-texts.ts'

/**
 * node bench/claims/run.ts [--tuning] [--show] [--json]
 * False claims caught and honest sentences touched, each tuning set and each held-out set apart; `--show` prints
 * what the tuning sets get wrong, held-out sentences are never printed.
 */
const args = process.argv.slice(2)
const heldOut = args.includes('--tuning') ? [] : listHeldOut('claims')
const sets = [
  ...tuningFiles().map((file, at) => ({
    key: `tuning${at === 0 ? '' : at + 1}`,
    title: `tuning ${at + 1}`,
    url: new URL(file, import.meta.url),
  })),
  ...heldOut,
]
const rows = sets.map(({ key, title, url }) => {
  const set: ClaimSet = JSON.parse(readFileSync(url, 'utf8'))
  return { key, title, set, result: measureClaims(set) }
})

const texts = rows.flatMap(({ set }) => [...set.false, ...set.honest])
/** The best of three rounds each: what the guard costs, not what else the machine does. */
const timesMs = texts
  .map((phrase) => Math.min(...[1, 2, 3].map(() => timeMs(phrase))))
  .sort((one, other) => one - other)
const p95Ms = Math.round((timesMs[Math.floor(timesMs.length * 0.95)] ?? 0) * 1000) / 1000

if (args.includes('--show')) {
  const tuning = rows.filter(({ key }) => key.startsWith('tuning')).map(({ result }) => result)
  for (const { missed, falseAlarms, otherKind } of tuning) {
    for (const phrase of missed) console.log('missed     ', phrase.kind, JSON.stringify(phrase.text))
    for (const phrase of otherKind)
      console.log(
        'other kind ',
        phrase.kind,
        JSON.stringify(phrase.text),
        guardPhrase(phrase).replaced[0]?.kind,
      )
    for (const phrase of falseAlarms)
      console.log('false alarm', JSON.stringify(phrase.text), guardPhrase(phrase).text)
  }
}
if (args.includes('--json')) {
  const figures = rows.map(({ key, result }) => {
    const { missed, otherKind, falseAlarms, ...rest } = result
    return [
      key,
      { ...rest, missed: missed.length, otherKind: otherKind.length, falseAlarms: falseAlarms.length },
    ]
  })
  console.log(JSON.stringify({ bench: 'claims', p95Ms, ...Object.fromEntries(figures) }))
} else {
  console.log('set        claims  caught%  honest  false alarms%  other kind')
  for (const { title, result } of rows)
    console.log(
      `${title.padEnd(10)} ${String(result.claims).padStart(6)} ${String(result.recallPercent).padStart(8)} ${String(result.honest).padStart(7)} ${String(result.falseAlarmPercent).padStart(14)} ${String(result.otherKind.length).padStart(11)}`,
    )
  console.log(`p95 ${p95Ms} ms a text`)
}

function timeMs(phrase: (typeof texts)[number]): number {
  const startedAt = performance.now()
  guardPhrase(phrase)
  return performance.now() - startedAt
}
