import type { Intent, IntentPayloads } from '#outbox/intents.ts'
import type { IntentHandler, Performance } from '#outbox/ports.ts'
import { loadNumber, type OwnNumber } from '#phones/server/load-number.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publishLive } from '#platform/live/publish-live.ts'
import type { SendOutcome } from '#telephony/ports.ts'
import type { CallDeps } from '#telephony/server/call-deps.ts'
import { checkCall } from '#telephony/server/call-gate.ts'
import { findPlacedCall, placed } from '#telephony/server/find-placed-call.ts'
import { keepPlacedCall } from '#telephony/server/keep-placed-call.ts'

type Place = Intent<IntentPayloads['call.place']>

const ringSeconds = 30
const noNumber: Performance = {
  kind: 'failed',
  error: 'The number it was to be placed from has been given back.',
}

/** How a call of ours is judged, placed, found again after an ambiguous attempt, and written down. */
export function createPlaceHandler(deps: CallDeps): IntentHandler<'call.place'> {
  return {
    kind: 'call.place',
    check: (tx, intent) => checkCall(tx, intent, deps.clock.now()),
    perform: async (context, intent) => {
      const number = await context.db.team(intent.teamId, (tx) => loadNumber(tx, intent.payload.numberId))
      if (!number) return noNumber
      if (!context.isFresh()) return { kind: 'retry', afterMs: 0, error: 'It was late and was judged anew.' }
      const hook = `${deps.hookUrl(number.connectionId)}/calls`
      const named = `?team=${intent.teamId}&intent=${intent.id}`
      const outcome = await deps.calls(number.connectionId).place({
        from: number.phone,
        to: intent.payload.to,
        answerUrl: `${hook}${named}`,
        statusUrl: `${hook}/statuses${named}`,
        answeredByUrl: `${hook}/answered-by${named}`,
        ringSeconds,
      })
      return toPerformance(outcome, number)
    },
    resolve: async (context, intent) => {
      const number = await context.db.team(intent.teamId, (tx) => loadNumber(tx, intent.payload.numberId))
      if (!number) return noNumber
      return findPlacedCall(context.db, deps.calls(number.connectionId), { intent, number })
    },
    settle: async (tx, intent, settlement) => {
      if (settlement.kind === 'done') await settlePlaced(tx, intent, { ...settlement, now: deps.clock.now() })
      await publishLive(tx, {
        topic: `contact.${intent.payload.contactId}`,
        payload: { call: settlement.kind },
      })
    },
  }
}

function toPerformance(outcome: SendOutcome, number: OwnNumber): Performance {
  if (outcome.kind === 'accepted') return { kind: 'done', result: placed(outcome, number) }
  if (outcome.kind === 'busy') return { kind: 'retry', afterMs: outcome.afterMs, error: outcome.error }
  if (outcome.kind === 'unknown') return { kind: 'unknown', error: outcome.error }
  return { kind: 'failed', error: outcome.error, result: { code: outcome.code } }
}

function settlePlaced(
  tx: Transaction,
  intent: Place,
  done: { result: Record<string, unknown>; now: Date },
): Promise<void> {
  const { sid, status, connectionId, phone } = done.result as Record<string, string>
  return keepPlacedCall(tx, {
    intentId: intent.id,
    sid: sid ?? '',
    status: status ?? 'queued',
    connectionId: connectionId ?? '',
    numberId: intent.payload.numberId,
    ours: phone ?? '',
    theirs: intent.payload.to,
    contactId: intent.payload.contactId,
    now: done.now,
  })
}
