import { stranger } from './emulator-hand.ts'
import { seededRandom } from './interleave.ts'
import { judgeWorld, startWorld, type World } from './world.ts'

export interface StormResult {
  texts: number
  kills: number
  findings: string[]
  answers: number
  /** Webhooks the carrier made, with its copies and its retries. */
  webhooks: number
  seconds: number
  /** From a kill to the next `/readyz`. */
  downMs: number[]
}

export interface StormSettings {
  texts: number
  kills: number
  seed: number
  /** How many of the texts are typed in a second. */
  perSecond: number
  /** A Postgres to work on; the embedded database when null. */
  databaseUrl: string | null
}

/**
 * The carrier as a process of its own that lives on, the server as another that is killed again and again while people
 * text. Afterwards all that crossed the wire is compared with all that is stored.
 */
export async function runStorm(settings: StormSettings): Promise<StormResult> {
  const startedAt = performance.now()
  const world = await startWorld(settings)
  const random = seededRandom(settings.seed)
  try {
    // One in five comes twice, and each waits a drawn part of a second: what was typed first may come last.
    await world.hand.setFaults(
      [
        { on: 'webhook.message', fault: 'duplicate', copies: 2, rate: 0.2 },
        { on: 'webhook.message', fault: 'reorder', delayMs: 900 },
        { on: 'rest.messages.create', fault: '500-after-accept', rate: 0.02 },
        { on: 'rest.messages.create', fault: '429', rate: 0.03 },
        { on: 'webhook.status', fault: 'duplicate', copies: 2, rate: 0.1 },
      ],
      settings.seed,
    )
    const typing = typeTexts(world, settings, random)
    let isTyping = true
    void typing.finally(() => {
      isTyping = false
    })
    const lastsMs = (settings.texts / settings.perSecond) * 1000
    const downMs: number[] = []
    for (let kill = 0; kill < settings.kills; kill++) {
      await wait((lastsMs / settings.kills) * (0.3 + random() * 0.7))
      downMs.push(await world.killAndStart())
      if (!isTyping && kill < settings.kills - 1) await wait(200)
    }
    await typing
    await world.hand.clearFaults()
    // The next start asks the carrier for what was typed while nobody listened.
    downMs.push(await world.killAndStart())
    await world.untilQuiet(settings.texts)
    await world.stopServer()
    const { findings, answers, webhooks } = await judge(world, settings)
    const seconds = (performance.now() - startedAt) / 1000
    return { texts: settings.texts, kills: settings.kills + 1, findings, answers, webhooks, seconds, downMs }
  } finally {
    await world.close()
  }
}

const questions = [
  'When are you open?',
  'Do you fix water heaters?',
  'What does a visit cost?',
  'Do you come to the west side?',
  'My sink is leaking, can somebody call me?',
]

async function typeTexts(world: World, settings: StormSettings, random: () => number): Promise<void> {
  const people = Math.ceil(settings.texts / 4)
  const beganAt = performance.now()
  for (let index = 0; index < settings.texts; index++) {
    const question = questions[Math.floor(random() * questions.length)] ?? ''
    await world.hand.send(stranger(Math.floor(random() * people)), world.phone, `${question} (${index})`)
    const aheadMs = (index / settings.perSecond) * 1000 - (performance.now() - beganAt)
    if (aheadMs > 5) await wait(aheadMs)
  }
}

async function judge(world: World, settings: StormSettings) {
  const { stored, findings } = await judgeWorld(world, settings.databaseUrl)
  const webhooks = (await world.hand.ledger('webhook')).filter(
    (entry) => entry.kind === 'webhook' && entry.event === 'message',
  ).length
  return { findings, answers: stored.legs.filter((leg) => leg.direction === 'outbound').length, webhooks }
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
