import { type ConsentEvent, recordConsent } from '#contacts/server/record-consent.ts'
import { cancelReadyIntents } from '#outbox/server/cancel-intents.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publishLive } from '#platform/live/publish-live.ts'

/** The contact takes their stop back, in their own words. The caller holds the number's row. */
export async function restoreTexts(tx: Transaction, start: Omit<ConsentEvent, 'state'>): Promise<void> {
  // What still waits is the word that they are stopped, which is true no more.
  await cancelReadyIntents(tx, {
    kind: 'message.send',
    recipient: start.phone,
    reason: 'The contact wants texts again.',
  })
  await tx.query(
    `update contact_phones set stop_state = 'open', stopped_at = null, confirm_from = null
     where team_id = $1 and phone = $2`,
    [tx.teamId, start.phone],
    'restore-texts',
  )
  await recordConsent(tx, { ...start, state: 'restored' })
  await publishLive(tx, { topic: `contact.${start.contactId}`, payload: { stopState: 'open' } })
}
