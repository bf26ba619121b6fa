import { type ConsentEvent, recordConsent } from '#contacts/server/record-consent.ts'
import { cancelReadyIntents, countOnTheWire } from '#outbox/server/cancel-intents.ts'
import type { Transaction } from '#platform/db/database.ts'
import { appendFact } from '#platform/facts/append-fact.ts'
import { publishLive } from '#platform/live/publish-live.ts'

export interface StopOutcome {
  state: 'stopping' | 'stopped'
  /** Messages that will not leave any more. */
  canceledMessageIds: string[]
}

/**
 * No text and no call to this number from here on. What has not left is taken back; while one is on the wire the number is
 * `stopping`, which lets nothing new out, and `finishStopping` makes it `stopped` once the wire is quiet.
 * The caller's transaction must hold the number's row (findOrCreateContact, lockStopState).
 */
export async function stopTexts(
  tx: Transaction,
  stop: Omit<ConsentEvent, 'state'> & { confirmFrom: string | null },
): Promise<StopOutcome> {
  const canceledMessageIds = await cancelReadyIntents(tx, {
    kind: 'message.send',
    recipient: stop.phone,
    reason: 'The contact asked for no more texts.',
  })
  await cancelReadyIntents(tx, {
    kind: 'call.place',
    recipient: stop.phone,
    reason: 'The contact asked to be left alone.',
  })
  const onTheWire = await countOnTheWire(tx, 'message.send', stop.phone)
  const state = onTheWire > 0 ? 'stopping' : 'stopped'
  await tx.query(
    `update contact_phones set stop_state = $3, stopped_at = case when $3 = 'stopped' then parley_now() end,
       confirm_from = $4
     where team_id = $1 and phone = $2`,
    [tx.teamId, stop.phone, state, stop.confirmFrom],
    'stop-texts',
  )
  await recordConsent(tx, { ...stop, state: 'revoked' })
  await appendFact(tx, {
    type: 'contact.opted_out',
    subjectId: stop.contactId,
    payload: { contactId: stop.contactId, source: stop.source },
    nowMs: stop.now.getTime(),
  })
  await publishLive(tx, { topic: `contact.${stop.contactId}`, payload: { stopState: state } })
  return { state, canceledMessageIds }
}

/** The live answer to "may we text this number?", with its row locked; open for a number nobody wrote from. */
export async function lockStopState(
  tx: Transaction,
  phone: string,
): Promise<'open' | 'stopping' | 'stopped'> {
  const [row] = await tx.query<{ stop_state: 'open' | 'stopping' | 'stopped' }>(
    'select stop_state from contact_phones where team_id = $1 and phone = $2 for update',
    [tx.teamId, phone],
    'lock-stop-state',
  )
  return row?.stop_state ?? 'open'
}

/**
 * After a send has ended: turns `stopping` into `stopped` when nothing else is on the wire.
 * Returns the number the one confirmation is owed from, if this was the moment it became due.
 */
export async function finishStopping(
  tx: Transaction,
  phone: string,
): Promise<{ contactId: string; confirmFrom: string | null } | null> {
  if ((await lockStopState(tx, phone)) !== 'stopping') return null
  if ((await countOnTheWire(tx, 'message.send', phone)) > 0) return null
  const [row] = await tx.query<{ contact_id: string; confirm_from: string | null }>(
    `update contact_phones set stop_state = 'stopped', stopped_at = parley_now()
     where team_id = $1 and phone = $2 returning contact_id, confirm_from`,
    [tx.teamId, phone],
    'finish-stopping',
  )
  if (!row) return null
  await publishLive(tx, { topic: `contact.${row.contact_id}`, payload: { stopState: 'stopped' } })
  return { contactId: row.contact_id, confirmFrom: row.confirm_from }
}
