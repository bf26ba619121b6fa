import type { NumberHooks } from '#phones/ports.ts'
import type { PhonesDeps } from '#phones/server/deps.ts'
import { listConnectionNumbers } from '#phones/server/find-phone-route.ts'
import { numberHooks } from '#phones/server/number-hooks.ts'
import type { Database } from '#platform/db/database.ts'

/**
 * Makes the carrier tell us of texts and calls to our numbers at the address we have now: it changes when the port or
 * the public address does. Returns how many pointed elsewhere. Throws Unavailable when the carrier does not answer.
 */
export async function pointNumbers(deps: PhonesDeps, db: Database, connectionId: string): Promise<number> {
  const ours = await listConnectionNumbers(db, connectionId)
  const hooks = numberHooks(deps, connectionId)
  const carrier = deps.carriers(connectionId)
  const astray = (await carrier.list()).filter(
    (number) => ours.has(number.phone) && !pointsTo(number.hooks, hooks),
  )
  for (const number of astray) await carrier.configure(number.sid, hooks)
  return astray.length
}

function pointsTo(hooks: NumberHooks, wanted: NumberHooks): boolean {
  return (
    hooks.smsUrl === wanted.smsUrl &&
    hooks.voiceUrl === wanted.voiceUrl &&
    hooks.callStatusUrl === wanted.callStatusUrl
  )
}
