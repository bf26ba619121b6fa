import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, pgTable, teamId, teamWall } from '#platform/db/team-table.ts'
import type { BusinessProfile } from '#teams/business-profile.ts'

// People, sessions and who is in which team: tables in the shape better-auth reads and writes. They stand outside
// the walls between teams, because signing in comes before any team; only the system role can touch them.
// Property names are better-auth's field names; our own additions are marked.

export const users = pgTable('users', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  /** Ours: runs the instance. */
  isAdministrator: boolean('is_administrator').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().default(sql`parley_now()`),
})

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    activeOrganizationId: text('active_team_id'),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    /** Also when it was last seen, to the hour. */
    updatedAt: moment('updated_at').notNull().default(sql`parley_now()`),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** A way to prove who one is; a password's hash stands here. */
export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().default(sql`parley_now()`),
  },
  (table) => [
    index('accounts_user').on(table.userId),
    uniqueIndex('accounts_provider').on(table.providerId, table.accountId),
  ],
)

/** What a link of ours proves, once and for a while. The identifier holds the hash of the link's token. */
export const verifications = pgTable('verifications', {
  id: text().primaryKey(),
  identifier: text().notNull().unique(),
  value: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().default(sql`parley_now()`),
})

export const teams = pgTable('teams', {
  id: text().primaryKey(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  logo: text(),
  metadata: text(),
  /** Ours: the sample team, marked and removable in one click. */
  isSample: boolean('is_sample').notNull().default(false),
  createdAt: createdAt(),
})

export const memberships = pgTable(
  'memberships',
  {
    id: text().primaryKey(),
    organizationId: text('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('memberships_person').on(table.organizationId, table.userId),
    index('memberships_user').on(table.userId),
  ],
)

export const invitations = pgTable(
  'invitations',
  {
    id: text().primaryKey(),
    organizationId: text('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** Null for a link that is not bound to an address. */
    email: text(),
    role: text().notNull(),
    /** pending, accepted, canceled */
    status: text().notNull().default('pending'),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Ours: how a link is found, and the link itself, sealed, for who may copy it. */
    tokenHash: text('token_hash').notNull().unique(),
    sealedToken: text('sealed_token').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('invitations_team').on(table.organizationId, table.status)],
)

/** One row for the whole instance; reached by the system role only. */
export const instanceSettings = pgTable('instance_settings', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** open, invite */
  signup: text().notNull().default('open'),
  /** Who installed it. Set once: that is what makes the race for it safe. */
  installedBy: text('installed_by'),
  installedAt: moment('installed_at'),
  /** Which instance key the team keys are wrapped with. */
  keyFingerprint: text('key_fingerprint'),
  updatedAt: moment('updated_at').notNull().default(sql`parley_now()`),
})

/** Every state the business profile ever had; the highest version counts. */
export const profileVersions = pgTable(
  'profile_versions',
  {
    teamId: teamId(),
    version: integer().notNull(),
    profile: jsonb().$type<BusinessProfile>().notNull(),
    /** The parts that differ from the version before. */
    changed: text().array().notNull(),
    updatedBy: text('updated_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.version] }), ...teamWall()],
)

/** Who changed what, when. Written in the transaction of the change; never edited. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    teamId: teamId(),
    id: text().notNull(),
    actorKind: text('actor_kind').notNull(),
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    action: text().notNull(),
    objectKind: text('object_kind').notNull(),
    objectId: text('object_id').notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.id] }), ...teamWall()],
)

/** Mail we owe or sent. A link in it is sealed, because it opens a door. */
export const mails = pgTable(
  'mails',
  {
    teamId: teamId(),
    id: text().notNull(),
    /** invitation, reset, notice */
    kind: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** `{link}` stands where the link goes. */
    text: text().notNull(),
    /** The link's path on this instance. */
    sealedLink: text('sealed_link'),
    /** The invitation's id, or the verification's identifier: when that is gone, so is the link. */
    aboutId: text('about_id'),
    /** waiting, sent, listed, failed */
    state: text().notNull().default('waiting'),
    expiresAt: moment('expires_at'),
    sentAt: moment('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    index('mails_about').on(table.aboutId),
    ...teamWall(),
  ],
)

/** The key a team's secrets are sealed with, itself wrapped by the instance key. */
export const teamKeys = pgTable(
  'team_keys',
  {
    teamId: teamId(),
    id: text().notNull(),
    wrapped: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.teamId] }), ...teamWall()],
)
