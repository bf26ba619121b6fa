import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { measureIntake } from './measure-intake.ts'
import { measureEmbeddedResume, measureTwoNodes } from './measure-resume.ts'

// How fast texts are taken in and how soon a turn goes on after its process was killed. Server and carrier are
// processes of their own. `npm run bench:texts [-- --rate 100 --seconds 30 --rounds 5 --json]`
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)

interface PostgresRunner {
  ensurePostgres(): Promise<string | undefined>
  startPostgres(programs: string): Promise<{ url: string; stop(): Promise<void> }>
}

async function onPostgres() {
  const path = new URL('../../scripts/postgres.mjs', import.meta.url).href
  const runner = (await import(path)) as PostgresRunner
  const programs = await runner.ensurePostgres()
  if (!programs) return null
  const postgres = await runner.startPostgres(programs)
  try {
    return await measureTwoNodes(rounds, postgres.url)
  } finally {
    await postgres.stop()
  }
}

const intake = await measureIntake({ perSecond: Number(values.rate), seconds: Number(values.seconds) })
const embedded = await measureEmbeddedResume(rounds)
const twoNodes = await onPostgres()

const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`
if (values.json) {
  process.stdout.write(`${JSON.stringify({ bench: 'texts', machine, intake, embedded, twoNodes })}\n`)
} else {
  const line = (what: string, value: string | number, bar = '') =>
    process.stdout.write(`${what.padEnd(52)}${String(value).padStart(10)}  ${bar}\n`)
  line('texts a second', intake.perSecond)
  line('webhook p50, ms', intake.webhookP50Ms)
  line('webhook p99, ms', intake.webhookP99Ms, 'at most 150')
  line('last answer after the last text, s', intake.drainSeconds)
  line('findings of the ledger check', intake.findings, '0')
  line('embedded: cut turns resumed after ready, median ms', embedded.medianMs)
  line('embedded: the slowest, ms', embedded.maxMs, 'at most 2000')
  line('two nodes: resumed after the kill, median ms', twoNodes?.medianMs ?? 'no Postgres')
  line('two nodes: the slowest, ms', twoNodes?.maxMs ?? 'no Postgres', 'at most 4000')
}
