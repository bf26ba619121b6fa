import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'
import type { Metrics } from '#platform/metrics.ts'
import type { MessageCarriers } from '#telephony/ports.ts'

/** What the room is given by `app/wire.ts`. */
export interface TelephonyDeps {
  db: Database
  clock: Clock
  log: Log
  metrics: Metrics
  carriers: MessageCarriers
  /** Our address for this connection's webhooks, as the carrier reaches it. */
  hookUrl(connectionId: string): string
  /** True while the sample's scripted texters text: what they begin is marked as no real talk. */
  isSample?: boolean
}
