import { sql } from 'drizzle-orm'
import { pgPolicy, text } from 'drizzle-orm/pg-core'
import type { Transaction } from '#platform/db/database.ts'
import { createdAt, pgTable, systemRole } from '#platform/db/team-table.ts'

/** Teams whose work no worker takes up now: one that is still being made, one that is suspended. */
export const teamHolds = pgTable(
  'team_holds',
  { teamId: text('team_id').primaryKey(), reason: text().notNull(), createdAt: createdAt() },
  () => [pgPolicy('system_door', { for: 'all', to: systemRole, using: sql`true`, withCheck: sql`true` })],
)

export async function holdTeam(tx: Transaction, teamId: string, reason: string): Promise<void> {
  await tx.query('insert into team_holds (team_id, reason) values ($1, $2) on conflict do nothing', [
    teamId,
    reason,
  ])
}

/** Ends the hold; with a reason, only a hold for that reason. */
export async function releaseTeam(tx: Transaction, teamId: string, reason?: string): Promise<void> {
  await tx.query('delete from team_holds where team_id = $1 and reason = coalesce($2, reason)', [
    teamId,
    reason ?? null,
  ])
}
