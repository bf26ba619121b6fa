import { parseArgs } from 'node:util'
import { runStorm } from '../../tests/support/storm.ts'

// The storm: people text while the server is killed again and again; afterwards the carrier's ledger is compared with
// the database. `npm run storm [-- --texts 3000 --kills 20 --seed 1 --database postgres://…]`.
const { values } = parseArgs({
  options: {
    texts: { type: 'string', default: '3000' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    rate: { type: 'string', default: '40' },
    database: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

const result = await runStorm({
  texts: Number(values.texts),
  kills: Number(values.kills),
  seed: Number(values.seed),
  perSecond: Number(values.rate),
  databaseUrl: values.database ?? null,
})
const { findings, downMs, ...counts } = result
const sorted = [...downMs].sort((a, b) => a - b)
const figures = {
  ...counts,
  findings: findings.length,
  medianDownMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
}
if (values.json)
  process.stdout.write(`${JSON.stringify({ bench: 'storm', seed: Number(values.seed), ...figures })}\n`)
else {
  for (const [name, value] of Object.entries(figures)) process.stdout.write(`${name.padEnd(16)}${value}\n`)
  for (const finding of findings.slice(0, 20)) process.stdout.write(`  ${finding}\n`)
}
process.exitCode = findings.length === 0 ? 0 : 1
