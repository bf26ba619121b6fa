import { freePort } from '../../scripts/free-port.mjs'
import type { EmulatorHand } from '../../tests/support/emulator-hand.ts'
import { stranger } from '../../tests/support/emulator-hand.ts'
import { startServer } from '../../tests/support/server-process.ts'
import { startWorld } from '../../tests/support/world.ts'
import { percentile, wait } from './figures.ts'

export interface ResumeFigures {
  rounds: number
  /** Answers that were still to be made, or to leave, at the moment of the kill. */
  cut: number
  medianMs: number
  maxMs: number
}

/** More than both nodes answer at once, so that the one that is killed surely has some in hand. */
const people = 40

/** A kill in the middle of turns, on the embedded database: how long after `/readyz` the last of them has left. */
export async function measureEmbeddedResume(rounds: number): Promise<ResumeFigures> {
  const world = await startWorld({ databaseUrl: null })
  const delays: number[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      await typeAll(world.hand, world.phone, round)
      await untilSomeLeft(world.hand, round)
      let killedAt = 0
      await world.killAndStart(async () => {
        killedAt = Date.now()
      })
      const readyAt = Date.now()
      await world.untilQuiet(people)
      delays.push(...(await leftAfter(world.hand, { killedAt, from: readyAt })))
    }
  } finally {
    await world.close()
  }
  return figures(rounds, delays)
}

/** The same with two nodes on one Postgres: how long after the kill of one the other has sent the last answer. */
export async function measureTwoNodes(rounds: number, databaseUrl: string): Promise<ResumeFigures> {
  const world = await startWorld({ databaseUrl })
  const delays: number[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      // The survivor starts last, so that the carrier tells it and not the one to be killed.
      if (round > 0) await world.killAndStart()
      const survivor = await startServer({
        ...world.environment,
        PORT: String(await freePort()),
        DATA_DIR: `${world.environment.DATA_DIR ?? ''}-${round}`,
      })
      await wait(500)
      await typeAll(world.hand, world.phone, round)
      await untilSomeLeft(world.hand, round)
      const killedAt = Date.now()
      await world.kill()
      await wait(6000)
      delays.push(...(await leftAfter(world.hand, { killedAt, from: killedAt })))
      await survivor.kill()
    }
  } finally {
    await world.close()
  }
  return figures(rounds, delays)
}

async function typeAll(hand: EmulatorHand, phone: string, round: number): Promise<void> {
  const texts = Array.from({ length: people }, (_, index) =>
    hand.send(stranger(round * people + index), phone, 'Are you open today?'),
  )
  await Promise.all(texts)
}

/** A quarter of this round's answers has left: the others are being made, or wait for a place. */
async function untilSomeLeft(hand: EmulatorHand, round: number): Promise<void> {
  const wanted = round * people + people / 4
  for (;;) {
    const left = (await hand.ledger('text')).filter(
      (entry) => entry.kind === 'text' && entry.direction === 'outbound' && entry.stage === 'accepted',
    )
    if (left.length >= wanted) return
    await wait(5)
  }
}

/** For each answer that the carrier took after the kill: how long after `from`. */
async function leftAfter(hand: EmulatorHand, moment: { killedAt: number; from: number }): Promise<number[]> {
  const texts = await hand.ledger('text')
  return texts.flatMap((entry) => {
    if (entry.kind !== 'text' || entry.direction !== 'outbound' || entry.stage !== 'accepted') return []
    const at = Date.parse(entry.at)
    return at > moment.killedAt ? Math.max(0, at - moment.from) : []
  })
}

function figures(rounds: number, delays: number[]): ResumeFigures {
  return { rounds, cut: delays.length, medianMs: percentile(delays, 50), maxMs: percentile(delays, 100) }
}
