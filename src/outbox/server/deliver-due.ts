import type { IntentKind } from '#outbox/intents.ts'
import type { HandlerContext, IntentHandler } from '#outbox/ports.ts'
import { type Delivery, deliverIntent } from '#outbox/server/deliver-intent.ts'
import { claimIntents } from '#outbox/server/store.ts'

/** Delivers what one team owes now, also while workers leave the team alone. For who sets the clock themselves. */
export async function deliverDue(
  context: HandlerContext,
  handlers: ReadonlyMap<IntentKind, IntentHandler>,
  of: { owner: string; teamId: string; limit: number },
): Promise<Delivery[]> {
  const { owner, teamId, limit } = of
  const owed = await context.db.system('claim-intents', (tx) => claimIntents(tx, owner, { limit, teamId }))
  const ends: Delivery[] = []
  for (const intent of owed) {
    const handler = handlers.get(intent.kind)
    if (handler) ends.push(await deliverIntent(context, handler, intent))
  }
  return ends
}
