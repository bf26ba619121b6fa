import { recordConsent } from '#contacts/server/record-consent.ts'
import type { Transaction } from '#platform/db/database.ts'

/** The carrier knows of a stop that never reached us: from now on we know it too. */
export async function noteCarrierStop(
  tx: Transaction,
  stop: { phone: string; evidence: string; now: Date },
): Promise<void> {
  const [phone] = await tx.query<{ contact_id: string }>(
    `update contact_phones set stop_state = 'stopped', stopped_at = parley_now(), confirm_from = null
     where team_id = $1 and phone = $2 and stop_state = 'open' returning contact_id`,
    [tx.teamId, stop.phone],
    'note-carrier-stop',
  )
  if (!phone) return
  await recordConsent(tx, {
    contactId: phone.contact_id,
    phone: stop.phone,
    state: 'revoked',
    source: 'carrier',
    evidence: stop.evidence,
    messageId: null,
    now: stop.now,
  })
}
