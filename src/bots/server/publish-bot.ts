import { createHash } from 'node:crypto'
import type { BotConfig } from '#bots/contract.ts'
import { listBlockers } from '#bots/publish-blockers.ts'
import { findBotRow, listVersionRows, lockDraft } from '#bots/server/store.ts'
import { newId } from '#kit/ids.ts'
import type { Context } from '#platform/context.ts'
import type { Transaction } from '#platform/db/database.ts'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { appendFact } from '#platform/facts/append-fact.ts'
import { publishLive } from '#platform/live/publish-live.ts'
import { loadLiveProfile } from '#teams/server/load-live-profile.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { writeAudit } from '#teams/server/write-audit.ts'
import { toolNames } from '#tools/contract.ts'

/**
 * Makes the draft, as it was seen at `rev`, the live version. The next text already hears it.
 * Throws Conflict when somebody saved since, InvalidInput when nothing has changed or something stops it.
 */
export async function publishBot(
  ctx: Context,
  input: { id: string; rev: number; note: string },
): Promise<void> {
  requireRole(ctx.actor, 'builder')
  const now = ctx.clock.now()
  const by = ctx.actor.kind === 'user' ? ctx.actor.name : 'Parley'
  await ctx.db.team(ctx.teamId, async (tx) => {
    const draft = await lockDraft(tx, input.id)
    if (draft.rev !== input.rev)
      throw new Conflict('Somebody edited this bot meanwhile. Look at their edits, then publish.')
    const bot = await findBotRow(tx, input.id)
    if (!bot.has_changes) throw new InvalidInput('Nothing has changed since the live version.')
    await refuseBlocked(tx, draft.config)
    const [last] = await listVersionRows(tx, input.id)
    const number = (last?.number ?? 0) + 1
    await insertVersion(tx, { botId: input.id, config: draft.config, number, note: input.note, by, now })
    await writeAudit(tx, ctx, {
      action: 'bot.published',
      objectKind: 'bot',
      objectId: input.id,
      before: { version: bot.live_number },
      after: { version: number, note: input.note },
    })
  })
}

async function refuseBlocked(tx: Transaction, config: BotConfig): Promise<void> {
  const { profile } = await loadLiveProfile(tx)
  const blockers = listBlockers(config, { profile, toolNames })
  if (blockers.length === 0) return
  throw new InvalidInput(
    `Put right what stops this version: ${blockers.map(({ title }) => title).join('; ')}.`,
    blockers.map(({ path, title, detail }) => ({ path: `config.${path}`, message: `${title}. ${detail}` })),
  )
}

interface NewVersion {
  botId: string
  config: BotConfig
  number: number
  note: string
  by: string
  now: Date
}

/** Keeps a version for good and makes it the live one. */
export async function insertVersion(tx: Transaction, made: NewVersion): Promise<void> {
  const id = newId('ver', made.now.getTime())
  const config = JSON.stringify(made.config)
  const checksum = createHash('sha256').update(config).digest('hex')
  await tx.query(
    `insert into bot_versions (team_id, id, bot_id, number, note, checksum, config, published_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [tx.teamId, id, made.botId, made.number, made.note, checksum, config, made.by, made.now],
  )
  await tx.query('update bots set live_version_id = $3, updated_at = $4 where team_id = $1 and id = $2', [
    tx.teamId,
    made.botId,
    id,
    made.now,
  ])
  await appendFact(tx, {
    type: 'bot.published',
    subjectId: made.botId,
    payload: { botId: made.botId, versionId: id, number: made.number },
    nowMs: made.now.getTime(),
  })
  await publishLive(tx, { topic: `bot.${made.botId}`, payload: { version: made.number } })
}
