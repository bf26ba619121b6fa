import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'
import type { Metrics } from '#platform/metrics.ts'
import type { MessageCarriers } from '#telephony/ports.ts'
import type { Doubt } from '#telephony/server/find-forgotten-text.ts'

/** What the room is given by `app/wire.ts`. */
export interface TelephonyDeps {
  db: Database
  clock: Clock
  log: Log
  metrics: Metrics
  carriers: MessageCarriers
  /** Set after an unclean stop: answers to texts of before are looked for at the carrier first. */
  doubt?: Doubt | null
  /** Our address for this connection's webhooks, as the carrier reaches it. */
  hookUrl(connectionId: string): string
  /** True while the sample's scripted texters text: what they begin is marked as no real talk. */
  isSample?: boolean
}
