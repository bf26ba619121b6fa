import { newId } from '#kit/ids.ts'
import type { Transaction } from '#platform/db/database.ts'

export interface ConsentEvent {
  contactId: string
  phone: string
  state: 'implied' | 'revoked' | 'restored'
  source: 'keyword' | 'phrase' | 'carrier' | 'person' | 'first_message'
  evidence: string
  messageId: string | null
  now: Date
}

/** Adds a line to the consent ledger; the same message says the same thing only once. */
export async function recordConsent(tx: Transaction, event: ConsentEvent): Promise<void> {
  await tx.query(
    `insert into consent_entries (team_id, id, contact_id, phone, channel, state, source, evidence, message_id)
     values ($1, $2, $3, $4, 'sms', $5, $6, $7, $8) on conflict do nothing`,
    [
      tx.teamId,
      newId('cns', event.now.getTime()),
      event.contactId,
      event.phone,
      event.state,
      event.source,
      event.evidence.slice(0, 500),
      event.messageId,
    ],
    'record-consent',
  )
}
