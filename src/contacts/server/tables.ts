import { sql } from 'drizzle-orm'
import { index, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, pgTable, teamId, teamWall } from '#platform/db/team-table.ts'

/** A person the team talks to. */
export const contacts = pgTable(
  'contacts',
  {
    teamId: teamId(),
    id: text().notNull(),
    name: text(),
    /** The name in small letters, so that a search through very many need not fold each anew. */
    findable: text().generatedAlwaysAs(sql`lower(name)`),
    note: text().notNull().default(''),
    /** Where their clock stands, when somebody has said so; else it is guessed from their number. */
    timeZone: text('time_zone'),
    /** Where work was last to be done for them, or what a person of the team wrote instead. */
    address: text(),
    source: text().notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    index('contacts_recent').on(table.teamId, table.lastSeenAt, table.id),
    ...teamWall(),
  ],
)

/**
 * A number of a contact. Its row is what a send and a STOP both lock, so one of them is always first;
 * `stop_state` is the live answer to "may we text this number?", the ledger below says how it came to be.
 */
export const contactPhones = pgTable(
  'contact_phones',
  {
    teamId: teamId(),
    phone: text().notNull(),
    contactId: text('contact_id').notNull(),
    /** open, stopping (a send is on the wire), stopped */
    stopState: text('stop_state').notNull().default('open'),
    stoppedAt: moment('stopped_at'),
    /** The number of ours that owes the one confirmation; null where the carrier sends it. */
    confirmFrom: text('confirm_from'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.phone] }),
    index('contact_phones_contact').on(table.teamId, table.contactId),
    ...teamWall(),
  ],
)

/** Every word about consent, with the evidence; rows are only ever added. */
export const consentEntries = pgTable(
  'consent_entries',
  {
    teamId: teamId(),
    id: text().notNull(),
    contactId: text('contact_id').notNull(),
    phone: text().notNull(),
    channel: text().notNull(),
    /** implied, revoked, restored */
    state: text().notNull(),
    /** keyword, phrase, carrier, person, first_message */
    source: text().notNull(),
    /** The very words, or who said so. */
    evidence: text().notNull(),
    messageId: text('message_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    index('consent_entries_contact').on(table.teamId, table.contactId, table.createdAt),
    uniqueIndex('consent_entries_message').on(table.teamId, table.messageId, table.state),
    ...teamWall(),
  ],
)
