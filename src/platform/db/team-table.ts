import { sql } from 'drizzle-orm'
import { type PgColumnBuilderBase, pgPolicy, pgRole, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const appRole = pgRole('parley_app').existing()
export const systemRole = pgRole('parley_system').existing()

/** The column every team table starts with. */
export const teamId = () => text('team_id').notNull()

/** A moment in UTC; `parley_now()` is the database's clock, which tests and the sample team can set. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
export const createdAt = () => moment('created_at').notNull().default(sql`parley_now()`)

/** The wall between teams: the app role sees and writes only the team of its transaction. */
export const teamWall = () => [
  pgPolicy('team_wall', {
    for: 'all',
    to: appRole,
    using: sql`team_id = (select current_setting('app.team', true))`,
    withCheck: sql`team_id = (select current_setting('app.team', true))`,
  }),
  pgPolicy('system_door', { for: 'all', to: systemRole, using: sql`true`, withCheck: sql`true` }),
]

export type Columns = Record<string, PgColumnBuilderBase>
export { pgTable }
