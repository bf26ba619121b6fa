import { newId } from '#kit/ids.ts'
import type { Clock } from '#platform/clock.ts'
import type { Actor } from '#platform/context.ts'
import type { Transaction } from '#platform/db/database.ts'
import { insertAudit } from './record-store.ts'

/** Under what the deeds of people that concern no team are kept, such as signing in. */
export const instanceTeamId = 'instance'

export interface Deed {
  /** Noun and past deed, such as `member.removed`. */
  action: string
  objectKind: string
  objectId: string
  /** What changed, never secrets. Left out where there was or is nothing. */
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes who did what, in the transaction that does it. `who` is a verb's context. */
export async function writeAudit(
  tx: Transaction,
  who: { teamId: string; actor: Actor; clock: Clock },
  deed: Deed,
): Promise<void> {
  await insertAudit(tx, {
    teamId: who.teamId,
    id: newId('aud', who.clock.now().getTime()),
    ...describeActor(who.actor),
    action: deed.action,
    objectKind: deed.objectKind,
    objectId: deed.objectId,
    before: deed.before ?? null,
    after: deed.after ?? null,
  })
}

function describeActor(actor: Actor): {
  actorKind: Actor['kind']
  actorId: string | null
  actorName: string
} {
  if (actor.kind === 'user') return { actorKind: 'user', actorId: actor.userId, actorName: actor.name }
  if (actor.kind === 'bot') return { actorKind: 'bot', actorId: actor.botId, actorName: 'Bot' }
  if (actor.kind === 'contact')
    return { actorKind: 'contact', actorId: actor.contactId, actorName: 'Contact' }
  return { actorKind: 'system', actorId: null, actorName: actor.name }
}
