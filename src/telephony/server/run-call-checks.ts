import { askAboutCalls } from '#telephony/server/ask-about-calls.ts'
import { atOnce } from '#telephony/server/claim-calls-to-ask.ts'
import type { RecordDeps } from '#telephony/server/record-deps.ts'

const everyMs = 60_000
/** More than this at a time waits for the next minute, so that one crowded hour does not hold up the rest. */
const mostRounds = 10

/** Asks about calls now and each minute until it is stopped: those whose end got lost, and what ended ones cost. */
export function runCallChecks(deps: RecordDeps): { checkNow(): Promise<void>; stop(): Promise<void> } {
  let isStopped = false
  let running: Promise<void> | null = null
  const checkAll = async () => {
    for (let round = 0; round < mostRounds && !isStopped; round++)
      if ((await askAboutCalls(deps)) < atOnce) break
  }
  const checkNow = () => {
    running ??= checkAll().finally(() => {
      running = null
    })
    return running
  }
  const look = () =>
    void checkNow().catch((error: unknown) => deps.log.warn({ err: error }, 'calls could not be checked'))
  const timer = setInterval(look, everyMs)
  look()
  return {
    checkNow,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await running?.catch(() => undefined)
    },
  }
}
