import type { IntentState } from '#outbox/intents.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { CallWish } from '#telephony/calling-contract.ts'
import { endedReason } from '#telephony/engine/ended-reasons.ts'

interface WishRow {
  id: string
  state: IntentState
  about: string
  error: string | null
  created_at: Date
  until: Date | null
  call_id: string | null
  conversation_id: string | null
  answered_at: Date | null
  ended_at: Date | null
  ended_reason: string | null
}

/** A call to a contact that was asked for: the named one, or the newest since `since`. */
export async function readWish(
  tx: Transaction,
  sought: { contactId: string } & ({ intentId: string } | { since: Date }),
): Promise<CallWish | null> {
  const [row] = await tx.query<WishRow>(
    `select i.id, i.state, i.payload ->> 'about' as about, i.error, i.created_at, d.until, c.id as call_id,
       c.conversation_id, c.answered_at, c.ended_at, c.ended_reason
     from outbox_intents i
     left join calls c on c.team_id = i.team_id and c.intent_id = i.id
     left join lateral (
       select until from outbox_decisions
       where team_id = i.team_id and intent_id = i.id order by created_at desc, id desc limit 1) d on true
     where i.team_id = $1 and i.kind = 'call.place' and i.lane = $2 and ($3::text is null or i.id = $3)
       and i.created_at >= $4::timestamptz
     order by i.id desc limit 1`,
    [
      tx.teamId,
      sought.contactId,
      'intentId' in sought ? sought.intentId : null,
      'since' in sought ? sought.since : new Date(0),
    ],
    'read-wish',
  )
  return row ? present(row) : null
}

function present(row: WishRow): CallWish {
  const state = stateOf(row)
  const ending = row.ended_at && row.ended_reason ? endedReason(row.ended_reason) : null
  return {
    intentId: row.id,
    state,
    about: row.about,
    askedAt: row.created_at.toISOString(),
    until: state === 'held' ? (row.until?.toISOString() ?? null) : null,
    reason: row.call_id === null && state !== 'placing' ? row.error : null,
    conversationId: row.answered_at ? row.conversation_id : null,
    ending: ending && row.ended_reason ? { code: row.ended_reason, ...ending } : null,
  }
}

const beforeTheCall = {
  ready: 'waiting',
  sending: 'placing',
  unknown: 'placing',
  done: 'placing',
  failed: 'failed',
  refused: 'refused',
  canceled: 'called-off',
} as const satisfies Record<IntentState, CallWish['state']>

/** A call that is there says more than the deed that placed it, which may still wait for the carrier's answer. */
function stateOf(row: WishRow): CallWish['state'] {
  if (row.call_id !== null) {
    if (row.ended_at) return 'ended'
    return row.answered_at ? 'talking' : 'ringing'
  }
  return row.state === 'ready' && row.until !== null ? 'held' : beforeTheCall[row.state]
}
