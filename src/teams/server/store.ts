import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { TeamRole } from '#platform/context.ts'
import type { Transaction } from '#platform/db/database.ts'
import { accounts, invitations, mails, memberships, sessions, teams, users, verifications } from './tables.ts'

const now = sql`parley_now()`

// Sessions

export async function findSession(tx: Transaction, token: string) {
  const rows = await tx.orm
    .select({
      sessionId: sessions.id,
      seenAt: sessions.updatedAt,
      userId: users.id,
      name: users.name,
      email: users.email,
      isAdministrator: users.isAdministrator,
      teamId: memberships.organizationId,
      role: memberships.role,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(
      memberships,
      and(eq(memberships.userId, users.id), eq(memberships.organizationId, sessions.activeOrganizationId)),
    )
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, now)))
  return rows[0] ?? null
}

export async function touchSession(
  tx: Transaction,
  sessionId: string,
  times: { seenAt: Date; expiresAt: Date },
) {
  await tx.orm
    .update(sessions)
    .set({ updatedAt: times.seenAt, expiresAt: times.expiresAt })
    .where(eq(sessions.id, sessionId))
}

export async function setSessionTeam(tx: Transaction, sessionId: string, teamId: string) {
  await tx.orm.update(sessions).set({ activeOrganizationId: teamId }).where(eq(sessions.id, sessionId))
}

export function listSessions(tx: Transaction, userId: string) {
  return tx.orm
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt))
}

/** Ends one session of the user, or all; returns how many there were. */
export async function endSessions(tx: Transaction, userId: string, sessionId?: string): Promise<number> {
  const ended = await tx.orm
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), sessionId ? eq(sessions.id, sessionId) : undefined))
    .returning({ id: sessions.id })
  return ended.length
}

// Users

export async function findUser(tx: Transaction, userId: string) {
  const rows = await tx.orm.select().from(users).where(eq(users.id, userId))
  return rows[0] ?? null
}

export async function setUserName(tx: Transaction, userId: string, name: string) {
  await tx.orm.update(users).set({ name, updatedAt: now }).where(eq(users.id, userId))
}

export async function makeAdministrator(tx: Transaction, userId: string) {
  await tx.orm.update(users).set({ isAdministrator: true }).where(eq(users.id, userId))
}

/** The hash of the user's password, with its row held until the transaction ends. */
export async function lockPassword(tx: Transaction, userId: string): Promise<string | null> {
  const rows = await tx.orm
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    .for('update')
  return rows[0]?.password ?? null
}

export async function setPassword(tx: Transaction, userId: string, hash: string) {
  await tx.orm
    .update(accounts)
    .set({ password: hash, updatedAt: now })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
}

/** Uses a verification up. Null when there is none, it was used, or its time is over. */
export async function takeVerification(tx: Transaction, identifier: string): Promise<string | null> {
  const rows = await tx.orm
    .delete(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now)))
    .returning({ value: verifications.value })
  return rows[0]?.value ?? null
}

export async function dropVerificationsOf(tx: Transaction, value: string) {
  await tx.orm.delete(verifications).where(eq(verifications.value, value))
}

// Teams and members

export async function insertTeam(tx: Transaction, team: { id: string; name: string; isSample: boolean }) {
  await tx.orm.insert(teams).values({ ...team, slug: team.id })
}

export async function setTeamName(tx: Transaction, teamId: string, name: string) {
  await tx.orm.update(teams).set({ name }).where(eq(teams.id, teamId))
}

/** The team, with its row held: changes of who belongs to it come one after the other. */
export async function lockTeam(tx: Transaction, teamId: string) {
  const rows = await tx.orm.select().from(teams).where(eq(teams.id, teamId)).for('update')
  return rows[0] ?? null
}

export async function listTeamsOf(tx: Transaction, userId: string) {
  const rows = await tx.orm
    .select({
      id: teams.id,
      name: teams.name,
      isSample: teams.isSample,
      createdAt: teams.createdAt,
      role: memberships.role,
      members: sql<number>`(select count(*)::int from memberships all_members where all_members.team_id = ${teams.id})`,
    })
    .from(memberships)
    .innerJoin(teams, eq(teams.id, memberships.organizationId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.createdAt), asc(teams.id))
  return rows.map((row) => ({ ...row, role: row.role as TeamRole }))
}

export async function findRole(tx: Transaction, teamId: string, userId: string): Promise<TeamRole | null> {
  const rows = await tx.orm
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.organizationId, teamId), eq(memberships.userId, userId)))
  return (rows[0]?.role ?? null) as TeamRole | null
}

export async function listMembers(tx: Transaction, teamId: string) {
  const rows = await tx.orm
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      role: memberships.role,
      joinedAt: memberships.createdAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.organizationId, teamId))
    .orderBy(asc(memberships.createdAt), asc(memberships.id))
  return rows.map((row) => ({ ...row, role: row.role as TeamRole }))
}

export async function countOwners(tx: Transaction, teamId: string): Promise<number> {
  const rows = await tx.orm
    .select({ owners: count() })
    .from(memberships)
    .where(and(eq(memberships.organizationId, teamId), eq(memberships.role, 'owner')))
  return rows[0]?.owners ?? 0
}

/** Adds a member. False when they are one already. */
export async function insertMember(
  tx: Transaction,
  member: { id: string; teamId: string; userId: string; role: TeamRole },
): Promise<boolean> {
  const rows = await tx.orm
    .insert(memberships)
    .values({ id: member.id, organizationId: member.teamId, userId: member.userId, role: member.role })
    .onConflictDoNothing()
    .returning({ id: memberships.id })
  return rows.length > 0
}

export async function setRole(tx: Transaction, at: { teamId: string; userId: string }, role: TeamRole) {
  await tx.orm.update(memberships).set({ role }).where(memberAt(at))
}

/** Takes a member out; their sessions in this team go on in another of theirs. */
export async function deleteMember(tx: Transaction, at: { teamId: string; userId: string }) {
  await tx.orm.delete(memberships).where(memberAt(at))
  const otherTeam = sql`(select team_id from memberships where user_id = ${at.userId} order by created_at limit 1)`
  await tx.orm
    .update(sessions)
    .set({ activeOrganizationId: otherTeam })
    .where(and(eq(sessions.userId, at.userId), eq(sessions.activeOrganizationId, at.teamId)))
}

function memberAt(at: { teamId: string; userId: string }) {
  return and(eq(memberships.organizationId, at.teamId), eq(memberships.userId, at.userId))
}

// Invitations

export async function insertInvitation(tx: Transaction, invitation: typeof invitations.$inferInsert) {
  await tx.orm.insert(invitations).values(invitation)
}

/** Invitations that can still be used, newest first, with what became of their mail. */
export function listInvitations(tx: Transaction, teamId: string) {
  return tx.orm
    .select({ invitation: invitations, invitedBy: users.name, mailState: mails.state })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.inviterId))
    .leftJoin(mails, and(eq(mails.teamId, invitations.organizationId), eq(mails.aboutId, invitations.id)))
    .where(
      and(
        eq(invitations.organizationId, teamId),
        eq(invitations.status, 'pending'),
        gt(invitations.expiresAt, now),
      ),
    )
    .orderBy(desc(invitations.id))
}

/** An invitation that can still be used, with its row held until the transaction ends. */
export async function lockInvitation(tx: Transaction, tokenHash: string) {
  const rows = await tx.orm
    .select({ invitation: invitations, teamName: teams.name, invitedBy: users.name })
    .from(invitations)
    .innerJoin(teams, eq(teams.id, invitations.organizationId))
    .innerJoin(users, eq(users.id, invitations.inviterId))
    .where(
      and(
        eq(invitations.tokenHash, tokenHash),
        eq(invitations.status, 'pending'),
        gt(invitations.expiresAt, now),
      ),
    )
    .for('update', { of: invitations })
  return rows[0] ?? null
}

/** Closes an open invitation of the team; null when the team has no such open one. */
export async function closeInvitation(
  tx: Transaction,
  at: { teamId: string; id: string },
  status: 'accepted' | 'canceled',
) {
  const rows = await tx.orm
    .update(invitations)
    .set({ status })
    .where(
      and(
        eq(invitations.organizationId, at.teamId),
        eq(invitations.id, at.id),
        eq(invitations.status, 'pending'),
      ),
    )
    .returning()
  return rows[0] ?? null
}

// Retention

/** Removes up to `batch` rows of each kind whose time was over by `before`; returns how many went. */
export async function dropExpired(tx: Transaction, { before, batch }: { before: Date; batch: number }) {
  let gone = 0
  for (const table of ['sessions', 'verifications', 'invitations']) {
    const rows = await tx.query(
      `delete from ${table} where id in (select id from ${table} where expires_at < $1 limit $2) returning id`,
      [before, batch],
    )
    gone += rows.length
  }
  return gone
}
