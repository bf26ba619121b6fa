import { stranger } from '../../tests/support/emulator-hand.ts'
import { judgeWorld, startWorld } from '../../tests/support/world.ts'
import { percentile, wait } from './figures.ts'

export interface IntakeFigures {
  texts: number
  perSecond: number
  webhookP50Ms: number
  webhookP99Ms: number
  /** How long after the last text the last answer had left. */
  drainSeconds: number
  findings: number
}

/** Types texts at a steady rate; how long the carrier waits for its webhooks, by the carrier's own watch. */
export async function measureIntake(rate: { perSecond: number; seconds: number }): Promise<IntakeFigures> {
  const world = await startWorld({ databaseUrl: null })
  try {
    const texts = rate.perSecond * rate.seconds
    const beganAt = performance.now()
    const typed: Promise<string>[] = []
    for (let index = 0; index < texts; index++) {
      typed.push(world.hand.send(stranger(index % 1500), world.phone, `Are you open today? (${index})`))
      const aheadMs = (index / rate.perSecond) * 1000 - (performance.now() - beganAt)
      if (aheadMs > 2) await wait(aheadMs)
    }
    await Promise.all(typed)
    const endedAt = performance.now()
    await world.untilQuiet(texts)
    const drainSeconds = (performance.now() - endedAt) / 1000 - 2
    const hooks = (await world.hand.ledger('webhook')).flatMap((entry) =>
      entry.kind === 'webhook' && entry.event === 'message' ? entry.ms : [],
    )
    await world.stopServer()
    const { findings } = await judgeWorld(world, null)
    return {
      texts,
      perSecond: Math.round(texts / ((endedAt - beganAt) / 1000)),
      webhookP50Ms: percentile(hooks, 50),
      webhookP99Ms: percentile(hooks, 99),
      drainSeconds: Math.max(0, Math.round(drainSeconds * 10) / 10),
      findings: findings.length,
    }
  } finally {
    await world.close()
  }
}
