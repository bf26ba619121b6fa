import type { Clock } from '#platform/clock.ts'
import type { Actor } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import type { OutsidePhone } from '#telephony/ports.ts'

/** What deeds on the emulated carrier need; they concern the instance, not a team. */
export interface WorkbenchDeps {
  db: Database
  clock: Clock
  actor: Actor
  phone: OutsidePhone
}
