import { idPrefix } from '#kit/ids.ts'
import type { Actor } from '#platform/context.ts'
import type { Transaction } from '#platform/db/database.ts'
import { InvalidInput, NotFound } from '#platform/errors.ts'
import { open, type TeamKey } from '#platform/secrets.ts'
import type { MailRow } from '#teams/contract.ts'
import type { TeamsDeps } from './deps.ts'
import { obtainTeamKey } from './obtain-team-key.ts'
import { listMailRows } from './record-store.ts'
import { linkPlace } from './send-mail.ts'
import { personOf } from './team-access.ts'

/** Mail of the whole instance for its administrator, newest first; what no server took has its link to copy. */
export async function listMails(
  deps: TeamsDeps,
  actor: Actor,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ items: MailRow[]; nextCursor: string | null }> {
  if (!personOf(actor).isAdministrator) throw new NotFound('This page')
  if (page.cursor && idPrefix(page.cursor) !== 'mail') {
    throw new InvalidInput('This is no place in the list. Start it from the beginning.', [
      { path: 'cursor', message: 'Use the nextCursor of the page before, as it was.' },
    ])
  }
  return deps.db.system('manage-instance', async (tx) => {
    const rows = await listMailRows(tx, { before: page.cursor ?? null, limit: page.limit + 1 })
    const keys = new Map<string, TeamKey>()
    const items: MailRow[] = []
    for (const { mail, isLinkLive } of rows.slice(0, page.limit)) {
      const isToHandOver = isLinkLive && mail.state !== 'sent' && !(mail.state === 'waiting' && deps.sender)
      const sealed = isToHandOver ? mail.sealedLink : null
      const path =
        sealed && open(await keyOf(deps, tx, { keys, teamId: mail.teamId }), linkPlace(mail.id), sealed)
      items.push({
        id: mail.id,
        kind: mail.kind as MailRow['kind'],
        to: mail.recipient,
        subject: mail.subject,
        state: mail.state as MailRow['state'],
        link: path ? deps.publicUrl() + path : null,
        expiresAt: mail.expiresAt?.toISOString() ?? null,
        createdAt: mail.createdAt.toISOString(),
      })
    }
    return { items, nextCursor: rows.length > page.limit ? (items.at(-1)?.id ?? null) : null }
  })
}

async function keyOf(
  deps: TeamsDeps,
  tx: Transaction,
  { keys, teamId }: { keys: Map<string, TeamKey>; teamId: string },
): Promise<TeamKey> {
  const key = keys.get(teamId) ?? (await obtainTeamKey(deps, tx, teamId))
  keys.set(teamId, key)
  return key
}
