import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'
import type { Metrics } from '#platform/metrics.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { CallCarriers } from '#telephony/ports.ts'
import type { CallsInHand } from '#telephony/server/calls-in-hand.ts'
import type { SessionDeps } from '#voice/server/session-deps.ts'

/** What calls need of the rest of the house; given by `app/wire.ts`. */
export interface CallDeps {
  db: Database
  clock: Clock
  log: Log
  metrics: Metrics
  secrets: Secrets
  calls: CallCarriers
  /** Our address for this connection's webhooks, as the carrier reaches it. */
  hookUrl(connectionId: string): string
  publicUrl(): string
  /** This process, in the addresses of its sockets. */
  nodeId: string
  voice: SessionDeps
  inHand: CallsInHand
  isSample?: boolean
}

const validForMs = 5 * 60_000

/** The key that signs the addresses of lines, and how long one may be used. */
export function lineKey(secrets: Secrets): Buffer {
  return secrets.derive('line-tokens')
}
export function lineExpiry(now: Date): Date {
  return new Date(now.getTime() + validForMs)
}
