import type { PhonesDeps } from '#phones/server/deps.ts'
import { listConnectionNumbers } from '#phones/server/find-phone-route.ts'
import type { Database } from '#platform/db/database.ts'

/**
 * Makes the carrier tell us of texts to our numbers at the address we have now: it changes when the port or the
 * public address does. Returns how many pointed elsewhere. Throws Unavailable when the carrier does not answer.
 */
export async function pointNumbers(deps: PhonesDeps, db: Database, connectionId: string): Promise<number> {
  const ours = await listConnectionNumbers(db, connectionId)
  const smsUrl = `${deps.hookUrl(connectionId)}/messages`
  const carrier = deps.carriers(connectionId)
  const astray = (await carrier.list()).filter(
    (number) => ours.has(number.phone) && number.smsUrl.split('#')[0] !== smsUrl,
  )
  for (const number of astray) await carrier.configure(number.sid, { smsUrl })
  return astray.length
}
