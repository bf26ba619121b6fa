import { sampleProfile } from '#app/sample/sample-business.ts'
import type { Booker, BookingRefusal } from '#booking/ports.ts'
import { createCalendar } from '#booking/server/create-calendar.ts'
import type { BookingDeps } from '#booking/server/deps.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { BusinessProfile } from '#teams/business-profile.ts'
import { updateProfile } from '#teams/server/update-profile.ts'
import { anyKind } from './test-database.ts'
import { createTestTeams } from './test-teams.ts'

/** A plumber's, with hours, services and an area. */
export const testProfile = sampleProfile

const day = [{ open: '08:00', close: '17:00' }]

/** A business with one calendar of its own, open on weekdays from 8 to 5, and contacts who book in it. */
export async function createTestCalendar(kind: Database['kind'] = anyKind) {
  const teams = await createTestTeams(kind)
  const owner = await teams.install()
  const ctx = teams.contextOf(owner)
  const profile: BusinessProfile = {
    ...sampleProfile,
    hours: {
      monday: day,
      tuesday: day,
      wednesday: day,
      thursday: day,
      friday: day,
      saturday: [],
      sunday: [],
    },
    holidays: [],
  }
  await updateProfile(ctx, { version: 1, profile })
  const withdrawn: string[] = []
  const told: string[] = []
  const deps: BookingDeps = {
    clock: teams.clock,
    secrets: teams.deps.secrets,
    publicUrl: () => 'https://parley.example.com',
    texts: {
      tell: async (_tx, { kind: news, appointment }) => told.push(`${news} ${appointment.id}`) > 0,
      withdraw: async (_tx, id) => void withdrawn.push(id),
    },
  }
  const by = (contact: number): Booker => ({
    contactId: `con_${contact}`,
    conversationId: `cnv_${contact}`,
    botId: 'bot_1',
    botName: 'Front desk',
    numberId: 'num_1',
    now: teams.clock.now(),
  })
  const inTeam = <Value>(work: (tx: Transaction) => Promise<Value>) => teams.db.team(ctx.teamId, work)
  return {
    ...teams,
    owner,
    ctx,
    profile,
    bookingDeps: deps,
    calendar: createCalendar(deps),
    withdrawn,
    told,
    by,
    inTeam,
  }
}
export type TestCalendar = Awaited<ReturnType<typeof createTestCalendar>>

export const callerDetails = {
  name: 'Jo Fields',
  phone: null,
  email: null,
  address: '12 Elm Street, Fernbrook',
  note: null,
}

/** What was done; throws when it was refused. */
export function done<Value extends object>(outcome: Value | BookingRefusal): Value {
  if ('refused' in outcome) throw new Error(`Refused: ${outcome.refused}`)
  return outcome
}

/** Stretches of a crew that overlap, by the tables people see and not by the one that guards them. */
export function listOverlaps(calendar: TestCalendar): Promise<object[]> {
  return calendar.inTeam((tx) =>
    tx.query(
      `with taken as (
         select id, crew_id, starts_at, free_at from appointments where team_id = $1 and status = 'booked'
         union all select id, crew_id, starts_at, free_at from holds where team_id = $1 and until > parley_now())
       select a.id, b.id as other from taken a join taken b on a.crew_id = b.crew_id and a.id < b.id
         and a.starts_at < b.free_at and b.starts_at < a.free_at`,
      [tx.teamId],
    ),
  )
}

/** Rows of the guard that stand for nothing, and what is taken without standing in it. */
export function listStrays(calendar: TestCalendar): Promise<object[]> {
  return calendar.inTeam((tx) =>
    tx.query(
      `with taken as (
         select a.id, c.lane, a.starts_at, a.free_at from appointments a
           join crews c on c.team_id = a.team_id and c.id = a.crew_id where a.team_id = $1 and a.status = 'booked'
         union all
         select h.id, c.lane, h.starts_at, h.free_at from holds h
           join crews c on c.team_id = h.team_id and c.id = h.crew_id where h.team_id = $1)
       select * from taken full join (select * from crew_times where team_id = $1) g using (id, lane, starts_at, free_at)
       where g.team_id is null or not exists (select 1 from taken t where t.id = id)`,
      [tx.teamId],
    ),
  )
}
