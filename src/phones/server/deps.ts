import type { NumberCarriers } from '#phones/ports.ts'
import type { Transaction } from '#platform/db/database.ts'

/** What the room is given by `app/wire.ts`. */
export interface PhonesDeps {
  carriers: NumberCarriers
  /** The connection new numbers are bought at; null while no carrier is connected. */
  mainConnection(): { id: string; label: string } | null
  /** Our address for a connection's webhooks, as the carrier reaches it. */
  hookUrl(connectionId: string): string
  /** When a text last came or went, by number id: rooms above know. */
  lastTexts(tx: Transaction, numberIds: readonly string[]): Promise<Map<string, Date>>
}
