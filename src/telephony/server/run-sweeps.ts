import type { TelephonyDeps } from '#telephony/server/deps.ts'
import { sweepCarrier } from '#telephony/server/sweep-carrier.ts'

const everyMs = 60_000
/** Each sweep looks back this much further than the last one reached, for texts a carrier lists late. */
const overlapMs = 10 * 60_000
/** The first sweep of a process looks back this far. */
const firstReachMs = 24 * 60 * 60_000

/** Sweeps every carrier connection now and each minute until it is stopped. */
export function runSweeps(
  deps: TelephonyDeps,
  settings: { connectionIds(): Promise<string[]> },
): { stop(): Promise<void>; sweepNow(): Promise<void> } {
  const sweptUntil = new Map<string, number>()
  let running: Promise<void> | null = null
  const sweepAll = async () => {
    for (const connectionId of await settings.connectionIds()) {
      const nowMs = deps.clock.now().getTime()
      const reached = sweptUntil.get(connectionId) ?? nowMs - firstReachMs
      try {
        const found = await sweepCarrier(deps, { connectionId, since: new Date(reached - overlapMs) })
        sweptUntil.set(connectionId, nowMs)
        if (found.textsFound + found.statusesFound > 0)
          deps.log.info({ connectionId, ...found }, 'sweep found some')
      } catch (error) {
        deps.log.warn({ err: error, connectionId }, 'the carrier could not be swept')
      }
    }
  }
  const sweepNow = () => {
    running ??= sweepAll().finally(() => {
      running = null
    })
    return running
  }
  const timer = setInterval(() => void sweepNow().catch(() => undefined), everyMs)
  void sweepNow().catch(() => undefined)
  return {
    sweepNow,
    stop: async () => {
      clearInterval(timer)
      await running?.catch(() => undefined)
    },
  }
}
