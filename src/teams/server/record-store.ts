import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/database.ts'
import type { BusinessProfile } from '#teams/business-profile.ts'
import { auditEntries, instanceSettings, mails, profileVersions, teamKeys } from './tables.ts'

const now = sql`parley_now()`

// The business profile

export async function findProfile(tx: Transaction, teamId: string) {
  const rows = await tx.orm
    .select()
    .from(profileVersions)
    .where(eq(profileVersions.teamId, teamId))
    .orderBy(desc(profileVersions.version))
    .limit(1)
  return rows[0] ?? null
}

/** Adds a version. False when somebody else made that version first. */
export async function insertProfile(
  tx: Transaction,
  row: { teamId: string; version: number; profile: BusinessProfile; changed: string[]; updatedBy: string },
): Promise<boolean> {
  const rows = await tx.orm
    .insert(profileVersions)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: profileVersions.version })
  return rows.length > 0
}

export function listProfiles(
  tx: Transaction,
  teamId: string,
  page: { before: number | null; limit: number },
) {
  return tx.orm
    .select({
      version: profileVersions.version,
      updatedAt: profileVersions.createdAt,
      updatedBy: profileVersions.updatedBy,
      changed: profileVersions.changed,
    })
    .from(profileVersions)
    .where(
      and(
        eq(profileVersions.teamId, teamId),
        page.before === null ? undefined : lt(profileVersions.version, page.before),
      ),
    )
    .orderBy(desc(profileVersions.version))
    .limit(page.limit)
}

// Audit

export async function insertAudit(tx: Transaction, entry: typeof auditEntries.$inferInsert) {
  await tx.orm.insert(auditEntries).values(entry)
}

export function listAuditRows(
  tx: Transaction,
  teamId: string,
  page: { before: string | null; limit: number },
) {
  return tx.orm
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.teamId, teamId), page.before ? lt(auditEntries.id, page.before) : undefined))
    .orderBy(desc(auditEntries.id))
    .limit(page.limit)
}

export async function hasAuditRow(tx: Transaction, teamId: string, id: string): Promise<boolean> {
  const rows = await tx.orm
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(eq(auditEntries.teamId, teamId), eq(auditEntries.id, id)))
  return rows.length > 0
}

// Instance

/** The instance's one row, held when `isHeld`; made on the first ask. */
export async function findInstance(tx: Transaction, isHeld = false) {
  const query = tx.orm.select().from(instanceSettings).where(eq(instanceSettings.id, 'instance'))
  const rows = await (isHeld ? query.for('update') : query)
  return rows[0] ?? null
}

export async function ensureInstance(tx: Transaction, name: string) {
  await tx.orm.insert(instanceSettings).values({ id: 'instance', name }).onConflictDoNothing()
}

export async function setInstance(tx: Transaction, values: Partial<typeof instanceSettings.$inferInsert>) {
  await tx.orm
    .update(instanceSettings)
    .set({ ...values, updatedAt: now })
    .where(eq(instanceSettings.id, 'instance'))
}

// Team keys

export async function findTeamKey(tx: Transaction, teamId: string) {
  const rows = await tx.orm.select().from(teamKeys).where(eq(teamKeys.teamId, teamId))
  return rows[0] ?? null
}

export async function insertTeamKey(tx: Transaction, row: { teamId: string; id: string; wrapped: string }) {
  await tx.orm.insert(teamKeys).values(row).onConflictDoNothing()
}

// Mail

export async function insertMail(tx: Transaction, mail: typeof mails.$inferInsert) {
  await tx.orm.insert(mails).values(mail)
}

export async function findMail(tx: Transaction, teamId: string, id: string) {
  const rows = await tx.orm
    .select()
    .from(mails)
    .where(and(eq(mails.teamId, teamId), eq(mails.id, id)))
  return rows[0] ?? null
}

export async function setMailState(
  tx: Transaction,
  at: { teamId: string; id: string },
  state: 'sent' | 'listed' | 'failed',
) {
  await tx.orm
    .update(mails)
    .set({ state, ...(state === 'sent' ? { sentAt: now } : {}) })
    .where(and(eq(mails.teamId, at.teamId), eq(mails.id, at.id)))
}

/** Mail of every team, newest first, and whether what its link opens is still there. */
export function listMailRows(tx: Transaction, page: { before: string | null; limit: number }) {
  return tx.orm
    .select({
      mail: mails,
      isLinkLive: sql<boolean>`coalesce(${mails.expiresAt} > parley_now(), false) and (
        exists (select from verifications where verifications.identifier = ${mails.aboutId})
        or exists (select from invitations where invitations.id = ${mails.aboutId} and invitations.status = 'pending'))`,
    })
    .from(mails)
    .where(page.before ? lt(mails.id, page.before) : undefined)
    .orderBy(desc(mails.id))
    .limit(page.limit)
}
