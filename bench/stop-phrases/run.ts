import { readdirSync, readFileSync } from 'node:fs'
import { listHeldOut } from '../held-out/list-held-out.ts'
import { measureStops, type StopSet } from './measure.ts'

/**
 * node bench/stop-phrases/run.ts [--tuning] [--show] [--json]
 * Recall on wishes to stop and false stops on look-alikes, each tuning set and each held-out set apart; `--show`
 * prints what the tuning sets get wrong, held-out sentences are never printed.
 */
const args = process.argv.slice(2)
const heldOut = args.includes('--tuning') ? [] : listHeldOut('stop-phrases')
const tuning = readdirSync(new URL('.', import.meta.url))
  .map((name) => ({ name, at: /^(?:phrases|tuning-(\d+))\.json$/.exec(name) }))
  .flatMap(({ name, at }) => (at ? [{ name, number: Number(at[1] ?? 1) }] : []))
  .sort((one, other) => one.number - other.number)
const sets = [
  ...tuning.map(({ name, number }) => ({
    key: `tuning${number === 1 ? '' : number}`,
    title: `tuning ${number}`,
    url: new URL(name, import.meta.url),
  })),
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
  const shown = rows.filter((row) => row.key.startsWith('tuning')).map((row) => row.result)
  const missed = shown.flatMap((result) => result.missed)
  for (const text of [...missed, '---', ...shown.flatMap((result) => result.falseStops)]) console.log(text)
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
