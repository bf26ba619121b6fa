import { readFileSync } from 'node:fs'
import { measureStops, type StopSet } from './measure.ts'

/**
 * node bench/stop-phrases/run.ts [--tuning] [--show] [--json]
 * Recall on wishes to stop and false stops on look-alikes, tuning and held-out apart; `--show` prints what the
 * tuning set gets wrong, held-out sentences are never printed.
 */
const args = process.argv.slice(2)
const read = (name: string): StopSet => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

const startedAt = performance.now()
const tuning = measureStops(read('phrases.json'))
const isAll = !args.includes('--tuning')
const heldOut = isAll ? measureStops(read('../held-out/stop-phrases.json')) : null
const heldOut2 = isAll ? measureStops(read('../held-out/stop-phrases-2.json')) : null
const count = [tuning, heldOut, heldOut2].reduce(
  (sum, set) => sum + (set?.stops ?? 0) + (set?.lookAlikes ?? 0),
  0,
)
const meanMs = Math.round(((performance.now() - startedAt) / count) * 1000) / 1000

if (args.includes('--show'))
  for (const text of [...tuning.missed, '---', ...tuning.falseStops]) console.log(text)
if (args.includes('--json'))
  console.log(
    JSON.stringify({
      bench: 'stop-phrases',
      meanMs,
      tuning: figures(tuning),
      heldOut: heldOut && figures(heldOut),
      heldOut2: heldOut2 && figures(heldOut2),
    }),
  )
else {
  console.log('set        stops  recall%  look-alikes  false stops%')
  for (const [name, row] of Object.entries({ tuning, 'held out 1': heldOut, 'held out 2': heldOut2 }))
    if (row)
      console.log(
        `${name.padEnd(10)} ${String(row.stops).padStart(5)} ${String(row.recallPercent).padStart(8)} ${String(row.lookAlikes).padStart(12)} ${String(row.falseStopPercent).padStart(13)}`,
      )
}

function figures({ missed, falseStops, ...rest }: ReturnType<typeof measureStops>) {
  return { ...rest, missed: missed.length, falseStops: falseStops.length }
}
