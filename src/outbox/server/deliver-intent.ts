import { newId } from '#kit/ids.ts'
import type { Intent } from '#outbox/intents.ts'
import type { HandlerContext, IntentHandler, Performance, Settlement, Verdict } from '#outbox/ports.ts'
import { type ClaimedIntent, moveIntent, readIntent } from '#outbox/server/store.ts'
import type { Transaction } from '#platform/db/database.ts'

const unknownAskMs = 500
/** How long something must stay absent on the other side before it counts as not done. */
const absenceMs = 900
/** A deed whose start is longer ago than this does not go out any more: another node may have it by now. */
const freshMs = 2000
/** No deed is on the wire for longer; its handler's own time limit is below this, less `freshMs`. */
const wireMs = 13_000

export type Delivery = 'done' | 'failed' | 'refused' | 'canceled' | 'held' | 'later' | 'lost'

/**
 * Carries one claimed intent a step on: through the gate and out, or, when an earlier attempt may have got through,
 * by asking the other side first. `lost` means another node has taken it over.
 */
export async function deliverIntent(
  context: HandlerContext,
  handler: IntentHandler,
  intent: ClaimedIntent,
): Promise<Delivery> {
  if (intent.state !== 'ready') return resolveIntent(context, handler, intent)
  let startedAtMs = 0
  const verdict = await start(context, handler, {
    intent,
    began: () => {
      startedAtMs = performance.now()
    },
  })
  if (verdict === null) return 'lost'
  if (verdict.kind !== 'allow') return deliveryOf[verdict.kind]
  const isFresh = () => performance.now() - startedAtMs < freshMs
  const performed = await handler.perform({ ...context, isFresh }, intent)
  return finish(context, handler, { intent, performed })
}

const started = ['sending', 'unknown'] as const
const deliveryOf = { refuse: 'refused', cancel: 'canceled', hold: 'held' } as const

/** Asks the gate and, when it allows, marks the intent as leaving, all in one transaction with the decision. */
async function start(
  context: HandlerContext,
  handler: IntentHandler,
  claimed: { intent: Intent; began(): void },
): Promise<Verdict | null> {
  return context.db.team(claimed.intent.teamId, async (tx) => {
    claimed.began()
    const intent = await readIntent(tx, claimed.intent)
    if (intent?.state !== 'ready') return null
    const verdict = await handler.check(tx, intent)
    const isMoved =
      verdict.kind === 'allow'
        ? await moveIntent(tx, intent, { from: ['ready'], state: 'sending', isStarting: true })
        : await giveUp(tx, handler, { intent, verdict, now: context.clock.now() })
    if (!isMoved) return null
    await writeDecision(tx, { intent, verdict, now: context.clock.now() })
    return verdict
  })
}

async function giveUp(
  tx: Transaction,
  handler: IntentHandler,
  given: { intent: Intent; verdict: Exclude<Verdict, { kind: 'allow' }>; now: Date },
): Promise<boolean> {
  const { intent, verdict, now } = given
  const until = verdict.kind === 'hold' ? verdict.until : null
  const state = verdict.kind === 'hold' ? 'ready' : deliveryOf[verdict.kind]
  const dueInMs = until ? Math.max(0, until.getTime() - now.getTime()) : 0
  if (!(await moveIntent(tx, intent, { from: ['ready'], state, dueInMs, error: verdict.reason })))
    return false
  await handler.settle(tx, intent, {
    kind: deliveryOf[verdict.kind],
    rule: verdict.rule,
    reason: verdict.reason,
    until,
  })
  return true
}

async function finish(
  context: HandlerContext,
  handler: IntentHandler,
  ended: { intent: ClaimedIntent; performed: Performance },
): Promise<Delivery> {
  const { intent, performed: outcome } = ended
  return context.db.team(intent.teamId, async (tx) => {
    if (outcome.kind === 'retry') {
      const moved = await moveIntent(tx, intent, {
        from: started,
        state: 'ready',
        dueInMs: outcome.afterMs,
        error: outcome.error,
      })
      return moved ? 'later' : 'lost'
    }
    if (outcome.kind === 'unknown') {
      const moved = await moveIntent(tx, intent, {
        from: started,
        state: 'unknown',
        dueInMs: unknownAskMs,
        error: outcome.error,
      })
      return moved ? 'later' : 'lost'
    }
    const settlement: Settlement = outcome
    const error = outcome.kind === 'failed' ? outcome.error : null
    if (
      !(await moveIntent(tx, intent, {
        from: started,
        state: outcome.kind,
        result: outcome.result ?? {},
        error,
      }))
    )
      return 'lost'
    await handler.settle(tx, intent, settlement)
    return outcome.kind
  })
}

async function resolveIntent(
  context: HandlerContext,
  handler: IntentHandler,
  intent: ClaimedIntent,
): Promise<Delivery> {
  const found = await handler.resolve(context, intent)
  if (found !== null && found !== 'not-done') return finish(context, handler, { intent, performed: found })
  const now = context.clock.now()
  // Nobody has seen how the attempt ended: it may still be on the wire, held by a node that sleeps.
  const mayBeOnTheWire = intent.state === 'sending' && (intent.startedAgoMs ?? wireMs) < wireMs
  const isAsked = found === 'not-done' && !mayBeOnTheWire
  const absentAt = isAsked ? (intent.absentAt ?? now) : null
  const isAbsent = absentAt !== null && now.getTime() - absentAt.getTime() >= absenceMs
  return context.db.team(intent.teamId, async (tx) => {
    // Absent twice, a while apart: it never got through, and goes through the gate again like a new one.
    const moved = isAbsent
      ? await moveIntent(tx, intent, { from: started, state: 'ready' })
      : await moveIntent(tx, intent, {
          from: started,
          state: isAsked ? 'unknown' : intent.state,
          dueInMs: absentAt ? absenceMs : unknownAskMs * 2,
          result: absentAt ? { absentAt: absentAt.toISOString() } : undefined,
        })
    return moved ? 'later' : 'lost'
  })
}

async function writeDecision(
  tx: Transaction,
  made: { intent: Intent; verdict: Verdict; now: Date },
): Promise<void> {
  const { intent, verdict, now } = made
  const until = verdict.kind === 'hold' ? verdict.until : null
  await tx.query(
    `insert into outbox_decisions (team_id, id, intent_id, is_allowed, rule, reason, until)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      intent.teamId,
      newId('dec', now.getTime()),
      intent.id,
      verdict.kind === 'allow',
      verdict.rule,
      verdict.reason,
      until,
    ],
    'write-decision',
  )
}
