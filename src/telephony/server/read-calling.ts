import { readZones } from '#contacts/server/read-zones.ts'
import type { Verdict } from '#outbox/ports.ts'
import type { Transaction } from '#platform/db/database.ts'
import { requireOwn } from '#platform/db/require-own.ts'
import type { ContactCalling } from '#telephony/calling-contract.ts'
import { callLosesSenseAt, judgeCall } from '#telephony/server/call-gate.ts'
import { readWish } from '#telephony/server/read-wish.ts'

const rememberedMs = 24 * 60 * 60_000

/** Whether a contact may be called now, by the very rules of the gate, and what became of the last wish. Throws NotFound. */
export async function readCalling(tx: Transaction, contactId: string, now: Date): Promise<ContactCalling> {
  await requireOwn(tx, 'contacts', contactId)
  const [their] = await tx.query<{ phone: string; stop_state: 'open' | 'stopping' | 'stopped' }>(
    'select phone, stop_state from contact_phones where team_id = $1 and contact_id = $2 order by created_at limit 1',
    [tx.teamId, contactId],
    'phone-to-call',
  )
  const wish = await readWish(tx, { contactId, since: new Date(now.getTime() - rememberedMs) })
  if (!their) {
    const reason = 'There is no number to call.'
    return { phone: null, zones: [], verdict: { kind: 'refuse', rule: 'address', reason, until: null }, wish }
  }
  const { phone, stop_state: stopState } = their
  const verdict = await judgeCall(tx, { to: phone, stopState, notAfter: callLosesSenseAt(now), now })
  return { phone, zones: [...(await readZones(tx, phone))], verdict: present(verdict), wish }
}

function present(verdict: Verdict): ContactCalling['verdict'] {
  const { kind, rule, reason } = verdict
  return {
    ...{ kind: kind === 'cancel' ? 'refuse' : kind, rule, reason },
    until: verdict.kind === 'hold' ? verdict.until.toISOString() : null,
  }
}
