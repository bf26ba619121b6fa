import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { fillCall } from './fill-call.ts'
import { fillInbox } from './fill-inbox.ts'
import { measureHuge } from './measure-huge.ts'
import { measureJourneys } from './measure-journeys.ts'
import { measureLive, measureLongCall } from './measure-live.ts'
import { measureBlank, measureLoads } from './measure-loads.ts'
import { measureNext } from './measure-next.ts'
import { openProduct, type Product, signIn } from './open-product.ts'
import { type Figure, judge, printTable } from './report.ts'
import { doorRoutes, innerRoutes, installRoute } from './routes.ts'

// How fast the screens are and what they weigh: each page on a cold cache over a slow line (1.6 Mbit/s, 150 ms, a processor
// four times slower) and over an office's (10 Mbit/s, 40 ms), ways through them, and the inbox with very many conversations.
// `npm run bench:web [-- --rounds 5 --conversations 50000 --only loads,next,journeys,live,huge --json]`
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    conversations: { type: 'string', default: '50000' },
    only: { type: 'string', default: 'loads,next,journeys,live,huge' },
    json: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const conversations = Number(values.conversations)
const wanted = new Set(values.only.split(','))
const shortCall = { contact: 'Short sample call', exchanges: 12, endedMinutesAgo: 20 }
const longCall = { contact: 'Long sample call', exchanges: 720, endedMinutesAgo: 1 }
/** Bars of the plan that have their figures elsewhere, or none yet. */
const elsewhere = [
  'not measured here: caption partials, a stream after 60 s without a network (its rules are in src/ui/live-sequence.test.ts)',
  'not measured here: draft to bench turn, publish to call, first audio (figures of the engine and the calls)',
  'not measured here: chat, share and booking pages, flows, a trace of 5,000 spans: there are no such screens yet',
]

interface Runner {
  ensureBrowser(): Promise<string | undefined>
}

const loadBefore = loadavg()[0] ?? 0
const path = new URL('../../scripts/browser.mjs', import.meta.url).href
const program = await ((await import(path)) as Runner).ensureBrowser()
if (!program) throw new Error('There is no browser to measure with.')
const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] })
const figures: Figure[] = []
try {
  await measureNotSetUp(browser)
  const product = await openProduct({ isSetUp: true })
  try {
    await measureProduct(product, browser)
  } finally {
    await product.close()
  }
} finally {
  await browser.close()
}
report()

async function measureNotSetUp(by: Browser): Promise<void> {
  if (!wanted.has('loads')) return
  const product = await openProduct({ isSetUp: false })
  try {
    const visit = { browser: by, url: product.url(), rounds }
    figures.push(...(await measureBlank(visit)), ...(await measureLoads([installRoute], visit)))
  } finally {
    await product.close()
  }
}

async function measureProduct(product: Product, by: Browser): Promise<void> {
  const { ids } = await signIn(by, product.url())
  let call = ''
  await product.betweenStarts(async (db) => {
    call = await fillCall(db, ids.team, shortCall)
  })
  const { state } = await signIn(by, product.url())
  const visit = { browser: by, url: product.url(), rounds, state }
  if (wanted.has('loads')) {
    say('each page on both lines')
    figures.push(
      ...(await measureLoads(doorRoutes, { browser: by, url: visit.url, rounds })),
      ...(await measureLoads(innerRoutes({ ...ids, call }), visit)),
    )
  }
  say('next routes, journeys, live')
  if (wanted.has('next')) figures.push(...(await measureNext(visit)))
  if (wanted.has('journeys'))
    figures.push(...(await measureJourneys({ ...visit, ids: { bot: ids.bot, call } })))
  const phoned = { ...visit, hand: product.hand, phone: ids.phone }
  if (wanted.has('live')) figures.push(...(await measureLive(phoned)))
  if (!wanted.has('huge')) return
  say('very many conversations')
  await product.betweenStarts(async (db) => {
    await fillCall(db, ids.team, longCall)
    await fillInbox(db, ids.team, conversations)
  })
  const lines = longCall.exchanges * 2
  figures.push(
    ...(await measureHuge({ ...visit, url: product.url(), conversations })),
    ...(await measureLongCall({ ...phoned, url: product.url() }, { contact: longCall.contact, lines })),
  )
}

/** To the terminal, not into what is printed. */
function say(part: string): void {
  process.stderr.write(`${part} …\n`)
}

function report(): void {
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`
  const load = { before: loadBefore, after: loadavg()[0] ?? 0 }
  const judged = figures.map(judge)
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ bench: 'web', machine, load, rounds, figures: judged })}\n`)
    return
  }
  printTable(judged)
  const missed = judged.filter(({ verdict }) => verdict === 'missed').length
  const barred = judged.filter(({ bar }) => bar !== null).length
  process.stdout.write(`\n${elsewhere.join('\n')}\n`)
  process.stdout.write(
    `${machine}, load ${load.before.toFixed(1)} before and ${load.after.toFixed(1)} after\n`,
  )
  process.stdout.write(`${barred - missed} of ${barred} bars met, ${missed} missed\n`)
}
