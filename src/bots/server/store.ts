import type { BotConfig, BotDetail, BotSummary } from '#bots/contract.ts'
import type { Transaction } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors.ts'

interface SummaryRow {
  id: string
  name: string
  status: BotSummary['status']
  live_number: number | null
  has_changes: boolean
  created_at: Date
}

export interface BotRow extends SummaryRow {
  live_version_id: string | null
}

const summary = `select b.id, b.name, b.status, b.live_version_id, v.number as live_number, b.created_at,
    (v.id is null or d.config <> v.config) as has_changes
  from bots b
  join bot_drafts d on d.team_id = b.team_id and d.bot_id = b.id
  left join bot_versions v on v.team_id = b.team_id and v.id = b.live_version_id`

export function listBotRows(tx: Transaction): Promise<BotRow[]> {
  return tx.query<BotRow>(
    `${summary} where b.team_id = $1 and b.status <> 'archived' order by b.created_at, b.id`,
    [tx.teamId],
  )
}

/** Throws NotFound. */
export async function findBotRow(tx: Transaction, id: string): Promise<BotRow> {
  const [row] = await tx.query<BotRow>(`${summary} where b.team_id = $1 and b.id = $2`, [tx.teamId, id])
  if (!row) throw new NotFound('This bot')
  return row
}

export interface DraftRow {
  rev: number
  config: BotConfig
  updated_at: Date
  updated_by: string
}

/** Throws NotFound. */
export async function findDraft(tx: Transaction, botId: string): Promise<DraftRow> {
  return draft(tx, botId, '')
}

/** The draft, its row locked so that two who save at once come one after the other. Throws NotFound. */
export async function lockDraft(tx: Transaction, botId: string): Promise<DraftRow> {
  return draft(tx, botId, 'for update')
}

async function draft(tx: Transaction, botId: string, lock: '' | 'for update'): Promise<DraftRow> {
  const [row] = await tx.query<DraftRow>(
    `select rev, config, updated_at, updated_by from bot_drafts where team_id = $1 and bot_id = $2 ${lock}`,
    [tx.teamId, botId],
  )
  if (!row) throw new NotFound('This bot')
  return row
}

export async function writeDraft(
  tx: Transaction,
  draft: { botId: string; config: BotConfig; by: string; now: Date },
): Promise<void> {
  await tx.query(
    `update bot_drafts set rev = rev + 1, config = $3, updated_at = $4, updated_by = $5
     where team_id = $1 and bot_id = $2`,
    [tx.teamId, draft.botId, JSON.stringify(draft.config), draft.now, draft.by],
  )
}

export interface VersionRow {
  id: string
  number: number
  note: string
  published_by: string
  created_at: Date
  config: BotConfig
}

export function listVersionRows(tx: Transaction, botId: string): Promise<VersionRow[]> {
  return tx.query<VersionRow>(
    `select id, number, note, published_by, created_at, config from bot_versions
     where team_id = $1 and bot_id = $2 order by number desc limit 200`,
    [tx.teamId, botId],
  )
}

/** Throws NotFound. */
export async function findVersionRow(tx: Transaction, botId: string, number: number): Promise<VersionRow> {
  const [row] = await tx.query<VersionRow>(
    `select id, number, note, published_by, created_at, config from bot_versions
     where team_id = $1 and bot_id = $2 and number = $3`,
    [tx.teamId, botId, number],
  )
  if (!row) throw new NotFound('This version')
  return row
}

/** What rooms above know of a bot, handed in when it is shown. */
export interface BotUse {
  numbers: BotSummary['numbers']
  conversations7d: number
  openTasks: number
  lastConversationAt: Date | null
}
export const unused: BotUse = { numbers: [], conversations7d: 0, openTasks: 0, lastConversationAt: null }

export function presentBot(row: BotRow, use: BotUse): BotSummary {
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    liveVersion: row.live_number,
    hasDraftChanges: row.has_changes,
    numbers: use.numbers,
    conversations7d: use.conversations7d,
    openTasks: use.openTasks,
    lastConversationAt: use.lastConversationAt?.toISOString() ?? null,
  }
}

export async function readBotDetail(tx: Transaction, id: string, use: BotUse): Promise<BotDetail> {
  const row = await findBotRow(tx, id)
  const draft = await findDraft(tx, id)
  const versions = await listVersionRows(tx, id)
  return {
    ...presentBot(row, use),
    draft: {
      rev: draft.rev,
      config: draft.config,
      updatedAt: draft.updated_at.toISOString(),
      updatedBy: draft.updated_by,
    },
    versions: versions.map((version) => ({
      id: version.id,
      number: version.number,
      note: version.note,
      publishedBy: version.published_by,
      createdAt: version.created_at.toISOString(),
    })),
  }
}
