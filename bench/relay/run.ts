import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { startWorld, type World } from '../../tests/support/world.ts'
import { percentile, wait } from '../texts/figures.ts'
import { callByRelay, type Desk, type RelayCaller } from './relay-caller.ts'

// Many calls at once over the relay's wire, the server alone on one core, the callers on another: how long a caller
// waits for the first token, and whether the server's memory stays level while calls come and go.
// `npm run bench relay [-- --calls 500 --seconds 60 --churn-minutes 0 --churn-per-minute 300 --every 8 --json]`
const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '60' },
    every: { type: 'string', default: '8' },
    'churn-minutes': { type: 'string', default: '0' },
    'churn-per-minute': { type: 'string', default: '300' },
    json: { type: 'boolean', default: false },
  },
})
const questions = [
  'What are your opening hours?',
  'Where are you?',
  'Are you open on Saturday?',
  'Do you have time on Thursday?',
  'How much do you charge?',
]
let placed = 0

const world = await startWorld({ databaseUrl: null })
try {
  pin(world.pid(), 0)
  pin(process.pid, 1)
  const desk = await deskOf(world)
  const talking = await talk(desk, { calls: Number(values.calls), seconds: Number(values.seconds) })
  const memory = await churn(desk, Number(values['churn-minutes']))
  report({ ...talking, ...memory })
} finally {
  await world.close()
}

/** Everybody is on the line and asks every few seconds, each at their own moment. */
async function talk(desk: Desk, of: { calls: number; seconds: number }) {
  const callers: RelayCaller[] = []
  for (let index = 0; index < of.calls; index++) callers.push(await callByRelay(desk, placed++))
  const before = cpuSeconds(world.pid())
  const everyMs = Number(values.every) * 1000
  const endAt = performance.now() + of.seconds * 1000
  const beganAt = performance.now()
  const waits = (
    await Promise.all(
      callers.map(async (caller, index) => {
        const told: number[] = []
        await wait((everyMs * index) / callers.length)
        while (performance.now() < endAt) {
          const askedAt = performance.now()
          told.push(await caller.ask(questions[told.length % questions.length] ?? ''))
          await wait(Math.max(0, everyMs - (performance.now() - askedAt)))
        }
        return told
      }),
    )
  ).flat()
  const elapsed = (performance.now() - beganAt) / 1000
  await Promise.all(callers.map((caller) => caller.hangUp()))
  await world.untilQuiet(of.calls)
  return {
    calls: of.calls,
    turns: waits.length,
    turnsPerSecond: Math.round(waits.length / elapsed),
    firstTokenP50Ms: percentile(waits, 50),
    firstTokenP95Ms: percentile(waits, 95),
    firstTokenP99Ms: percentile(waits, 99),
    firstTokenMaxMs: percentile(waits, 100),
    cpuShare: Math.round(((cpuSeconds(world.pid()) - before) / elapsed) * 100) / 100,
  }
}

/** Calls of three questions each come and go at an even pace; the server's memory after each minute. */
async function churn(desk: Desk, minutes: number) {
  const together = 20
  const paceMs = (60_000 * together) / Number(values['churn-per-minute'])
  const rssMb = [rss(world.pid())]
  let churned = 0
  for (let minute = 0; minute < minutes; minute++) {
    const endAt = performance.now() + 60_000
    while (performance.now() < endAt) {
      const nextAt = performance.now() + paceMs
      await comeAndGo(desk, together)
      churned += together
      await wait(Math.max(0, nextAt - performance.now()))
    }
    rssMb.push(rss(world.pid()))
    if (!values.json) process.stderr.write(`minute ${minute + 1}: ${rssMb.at(-1)} MB, ${churned} calls\n`)
  }
  return { churned, rssMb }
}

async function comeAndGo(desk: Desk, together: number): Promise<void> {
  const callers = await Promise.all(Array.from({ length: together }, () => callByRelay(desk, placed++)))
  for (const question of questions.slice(0, 3))
    await Promise.all(callers.map((caller) => caller.ask(question)))
  await Promise.all(callers.map((caller) => caller.hangUp()))
}

async function deskOf(one: World): Promise<Desk> {
  const { EMULATOR_ACCOUNT_SID: accountSid = '', EMULATOR_AUTH_TOKEN: authToken = '' } = one.environment
  const carrier = `http://127.0.0.1:${one.environment.EMULATOR_PORT}`
  const login = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  const list = await fetch(`${carrier}/2010-04-01/Accounts/${accountSid}/IncomingPhoneNumbers.json`, {
    headers: { authorization: `Basic ${login}` },
  })
  const page = (await list.json()) as { incoming_phone_numbers: { sms_url: string }[] }
  const connectionId =
    /\/hooks\/twilio\/([^/]+)\//.exec(page.incoming_phone_numbers[0]?.sms_url ?? '')?.[1] ?? ''
  return { url: one.url(), connectionId, accountSid, authToken, phone: one.phone }
}

function pin(pid: number, core: number): void {
  execFileSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' })
}

/** User and system time of a process, in seconds. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

function rss(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

function report(figures: Record<string, unknown>): void {
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`
  if (values.json) process.stdout.write(`${JSON.stringify({ bench: 'relay', machine, ...figures })}\n`)
  else
    for (const [what, value] of Object.entries(figures))
      process.stdout.write(`${what.padEnd(24)}${String(value)}\n`)
}
