import { readFileSync } from 'node:fs'
import { listHeldOut } from '../held-out/list-held-out.ts'
import { measureStops, type StopSet } from './measure.ts'

/**
 * node bench/stop-phrases/run.ts [--tuning] [--show] [--json]
 * Recall on wishes to stop and false stops on look-alikes, each tuning set and each held-out set apart; `--show`
 * prints what the tuning sets get wrong, held-out sentences are never printed.
 */
const args = process.argv.slice(2)
const heldOut = args.includes('--tuning') ? [] : listHeldOut('stop-phrases')
const sets = [
  { key: 'tuning', title: 'tuning 1', url: new URL('phrases.json', import.meta.url) },
  { key: 'tuning2', title: 'tuning 2', url: new URL('tuning-2.json', import.meta.url) },
  { key: 'tuning3', title: 'tuning 3', url: new URL('tuning-3.json', import.meta.url) },
  { key: 'tuning4', title: 'tuning 4', url: new URL('tuning-4.json', import.meta.url) },
  { key: 'tuning5', title: 'tuning 5', url: new URL('tuning-5.json', import.meta.url) },
  { key: 'tuning6', title: 'tuning 6', url: new URL('tuning-6.json', import.meta.url) },
  { key: 'tuning7', title: 'tuning 7', url: new URL('tuning-7.json', import.meta.url) },
  { key: 'tuning8', title: 'tuning 8', url: new URL('tuning-8.json', import.meta.url) },
  { key: 'tuning9', title: 'tuning 9', url: new URL('tuning-9.json', import.meta.url) },
  { key: 'tuning10', title: 'tuning 10', url: new URL('tuning-10.json', import.meta.url) },
  { key: 'tuning11', title: 'tuning 11', url: new URL('tuning-11.json', import.meta.url) },
  { key: 'tuning12', title: 'tuning 12', url: new URL('tuning-12.json', import.meta.url) },
  { key: 'tuning13', title: 'tuning 13', url: new URL('tuning-13.json', import.meta.url) },
  { key: 'tuning14', title: 'tuning 14', url: new URL('tuning-14.json', import.meta.url) },
  { key: 'tuning15', title: 'tuning 15', url: new URL('tuning-15.json', import.meta.url) },
  ...heldOut,
]

const startedAt = performance.now()
const rows = sets.map(({ key, title, url }) => {
  const set: StopSet = JSON.parse(readFileSync(url, 'utf8'))
  return { key, title, result: measureStops(set) }
})
const count = rows.reduce((sum, { result }) => sum + result.stops + result.lookAlikes, 0)
const meanMs = Math.round(((performance.now() - startedAt) / count) * 1000) / 1000

if (args.includes('--show')) {
  const tuning = rows.filter((row) => row.key.startsWith('tuning')).map((row) => row.result)
  const missed = tuning.flatMap((result) => result.missed)
  for (const text of [...missed, '---', ...tuning.flatMap((result) => result.falseStops)]) console.log(text)
}
if (args.includes('--json')) {
  const measured = Object.fromEntries(rows.map(({ key, result }) => [key, figures(result)]))
  console.log(JSON.stringify({ bench: 'stop-phrases', meanMs, ...measured }))
} else {
  console.log('set        stops  recall%  look-alikes  false stops%')
  for (const { title, result } of rows)
    console.log(
      `${title.padEnd(10)} ${String(result.stops).padStart(5)} ${String(result.recallPercent).padStart(8)} ${String(result.lookAlikes).padStart(12)} ${String(result.falseStopPercent).padStart(13)}`,
    )
}

function figures({ missed, falseStops, ...rest }: ReturnType<typeof measureStops>) {
  return { ...rest, missed: missed.length, falseStops: falseStops.length }
}
