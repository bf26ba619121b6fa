import { noteCarrierStop } from '#contacts/server/note-carrier-stop.ts'
import { finishStopping } from '#contacts/server/stop-texts.ts'
import { endSending, reopenTurn, showDelivery } from '#conversations/server/settle-reply.ts'
import type { Intent, IntentPayloads } from '#outbox/intents.ts'
import type { IntentHandler, Performance, Settlement } from '#outbox/ports.ts'
import { loadNumber, type OwnNumber } from '#phones/server/load-number.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { SendOutcome } from '#telephony/ports.ts'
import { type Acceptance, acceptance } from '#telephony/server/acceptance.ts'
import { applyStatuses } from '#telephony/server/apply-statuses.ts'
import { writeAutomaticText } from '#telephony/server/automatic-text.ts'
import { carrierErrorWords } from '#telephony/server/carrier-error.ts'
import type { TelephonyDeps } from '#telephony/server/deps.ts'
import { findForgottenText, isInDoubt, lastTextAt } from '#telephony/server/find-forgotten-text.ts'
import { findSentText } from '#telephony/server/find-sent-text.ts'
import { keepOutboundLeg } from '#telephony/server/legs.ts'
import { lockSid } from '#telephony/server/lock-sid.ts'
import { checkSend } from '#telephony/server/send-gate.ts'

type Send = Intent<IntentPayloads['message.send']>

const optedOutCode = 21610
const triedForMs = 12 * 60 * 60_000
/** A busy carrier is asked again after 1, 2, 4, … times the wait it names, and a little, so that not all come at once. */
const maxDoublings = 5

/** How a text is judged, sent, found again after an ambiguous send, and written down. */
export function createSendHandler(
  deps: Pick<TelephonyDeps, 'clock' | 'metrics' | 'carriers' | 'hookUrl' | 'doubt' | 'isSample'>,
): IntentHandler<'message.send'> {
  return {
    kind: 'message.send',
    check: (tx, intent) => checkSend(tx, intent, deps.clock.now()),
    perform: async (context, intent) => {
      // Ahead of new work: this one has passed the gate already.
      const db = context.db.inLane('intake')
      const number = await db.team(intent.teamId, (tx) => loadNumber(tx, intent.payload.numberId))
      if (!number) return { kind: 'failed', error: 'The number it was to be sent from has been given back.' }
      const forgotten = await findForgotten(deps, db, { intent, number })
      if (forgotten) return forgotten
      if (!context.isFresh()) return { kind: 'retry', afterMs: 0, error: 'It was late and was judged anew.' }
      const startedAt = performance.now()
      const outcome = await deps.carriers(number.connectionId).send({
        from: number.phone,
        to: intent.payload.to,
        body: intent.payload.body,
        mediaUrls: intent.payload.mediaUrls,
        // Where the carrier tells how the text fares: the address itself says which deed it was.
        statusCallback: `${deps.hookUrl(number.connectionId)}/statuses?team=${intent.teamId}&intent=${intent.id}`,
      })
      deps.metrics.observe('parley_send_seconds', (performance.now() - startedAt) / 1000)
      return toPerformance(outcome, { intent, number, now: deps.clock.now() })
    },
    resolve: async (context, intent) => {
      const number = await context.db.team(intent.teamId, (tx) => loadNumber(tx, intent.payload.numberId))
      if (!number) return { kind: 'failed', error: 'The number it was to be sent from has been given back.' }
      return findSentText(context.db, deps.carriers(number.connectionId), { intent, number })
    },
    settle: async (tx, intent, settlement) => {
      const now = deps.clock.now()
      if (settlement.kind === 'done') {
        await keepSent(tx, intent, { settlement, now })
        deps.metrics.count('parley_texts_out_total')
      } else await showUnsent(tx, intent, { settlement, now })
      if (settlement.kind === 'refused')
        deps.metrics.count('parley_sends_refused_total', { rule: settlement.rule })
      await confirmStop(tx, intent, now)
    },
  }
}

/** After a power cut this answer may have left already, and the row that said so be gone. */
async function findForgotten(
  deps: Pick<TelephonyDeps, 'carriers' | 'doubt' | 'isSample'>,
  db: Database,
  sought: { intent: Send; number: OwnNumber },
): Promise<Performance | null> {
  const { doubt } = deps
  if (!doubt || deps.isSample) return null
  const { intent, number } = sought
  const answered = { lastTextAt: await lastTextAt(db, intent) }
  if (!isInDoubt(doubt, { ...answered, createdAt: intent.createdAt })) return null
  const carrier = deps.carriers(number.connectionId)
  return findForgottenText(db, carrier, { ...sought, ...answered, doubt }).catch(
    (): Performance => ({ kind: 'retry', afterMs: 1000, error: 'The carrier could not be asked.' }),
  )
}

function toPerformance(
  outcome: SendOutcome,
  sent: { intent: Send; number: OwnNumber; now: Date },
): Performance {
  const { intent, number, now } = sent
  if (outcome.kind === 'accepted') return { kind: 'done', result: acceptance(outcome, number) }
  if (outcome.kind === 'unknown') return { kind: 'unknown', error: outcome.error }
  if (outcome.kind === 'refused')
    return { kind: 'failed', error: outcome.error, result: { code: outcome.code } }
  // Not taken, so it may be tried for as long as the words still make sense to the one who gets them.
  if (now.getTime() - intent.createdAt.getTime() > triedForMs) return { kind: 'failed', error: outcome.error }
  const afterMs = outcome.afterMs * 2 ** Math.min(intent.attempts, maxDoublings)
  return { kind: 'retry', afterMs: afterMs * (1 + Math.random() / 4), error: outcome.error }
}

async function keepSent(
  tx: Transaction,
  intent: Send,
  sent: { settlement: Extract<Settlement, { kind: 'done' }>; now: Date },
): Promise<void> {
  const { payload } = intent
  const result = sent.settlement.result as Acceptance
  await lockSid(tx, result)
  const purpose = legPurpose[payload.purpose]
  const leg = {
    connectionId: result.connectionId,
    numberId: payload.numberId,
    ours: result.phone,
    theirs: payload.to,
    conversationId: payload.conversationId,
    purpose,
    now: sent.now,
  }
  const { sid, segments, status, body = payload.body } = result
  const named = { messageId: payload.messageId, intentId: intent.id }
  await keepOutboundLeg(tx, { ...leg, ...named, sid, segments, status, body })
  for (const other of result.also ?? [])
    await keepOutboundLeg(tx, { ...leg, ...other, messageId: null, intentId: null })
  if (payload.turnId) await endSending(tx, payload.turnId, 'done')
  await applyStatuses(tx, { connectionId: result.connectionId, sid: result.sid })
}

const legPurpose = {
  reply: 'contact',
  appointment: 'contact',
  reminder: 'contact',
  notice: 'notice',
  confirmation: 'keyword',
} as const satisfies Record<Send['payload']['purpose'], string>

async function showUnsent(
  tx: Transaction,
  intent: Send,
  unsent: { settlement: Exclude<Settlement, { kind: 'done' }>; now: Date },
): Promise<void> {
  const { payload } = intent
  const { settlement } = unsent
  const code =
    settlement.kind === 'failed' ? ((settlement.result?.code as number | null | undefined) ?? null) : null
  if (code === optedOutCode) {
    const evidence = `The carrier refused with code ${optedOutCode}.`
    await noteCarrierStop(tx, { phone: payload.to, evidence, now: unsent.now })
  }
  if (!payload.messageId || !payload.conversationId) return
  const of = { conversationId: payload.conversationId, messageId: payload.messageId }
  if (settlement.kind === 'failed')
    await showDelivery(tx, of, { state: 'failed', error: carrierErrorWords(code) })
  else {
    await showDelivery(tx, of, {
      state: settlement.kind === 'held' ? 'held' : 'canceled',
      error: settlement.reason,
    })
  }
  if (!payload.turnId || settlement.kind === 'held') return
  const isStale = settlement.kind === 'canceled' && settlement.rule === 'newer-text'
  await endSending(tx, payload.turnId, settlement.kind === 'failed' ? 'failed' : 'superseded')
  if (isStale) await reopenTurn(tx, { conversationId: payload.conversationId, turnId: payload.turnId })
}

/** A STOP waited for this send to end; if it was the last one on the wire, the one confirmation is due now. */
async function confirmStop(tx: Transaction, intent: Send, now: Date): Promise<void> {
  const stopped = await finishStopping(tx, intent.payload.to)
  if (!stopped?.confirmFrom) return
  await writeAutomaticText(tx, {
    purpose: 'stopped',
    numberId: stopped.confirmFrom,
    to: intent.payload.to,
    key: intent.id,
    now,
  })
}
