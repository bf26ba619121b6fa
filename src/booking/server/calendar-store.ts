import type { Block, BookingSettings, Crew, Hold } from '#booking/contract.ts'
import type { Busy } from '#booking/engine/types.ts'
import { newId } from '#kit/ids.ts'
import type { Transaction } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors.ts'

export interface CrewRow extends Crew {
  lane: number
}

const crewColumns = 'id, name, is_active as "isActive", lane::float8 as lane'

/** A team's crews, oldest first; the first look makes the first one. */
export async function obtainCrews(tx: Transaction, now: Date): Promise<CrewRow[]> {
  const crews = await listCrews(tx)
  if (crews.length > 0) return crews
  await insertCrew(tx, { id: newId('crew', now.getTime()), name: 'Crew 1' })
  return listCrews(tx)
}

/** The same crews, kept from every other booking until the transaction ends. Always all of them, in one order. */
export async function lockCrews(tx: Transaction, now: Date): Promise<CrewRow[]> {
  await obtainCrews(tx, now)
  return tx.query<CrewRow>(
    `select ${crewColumns} from crews where team_id = $1 order by id for no key update`,
    [tx.teamId],
    'lock-crews',
  )
}

function listCrews(tx: Transaction): Promise<CrewRow[]> {
  return tx.query<CrewRow>(
    `select ${crewColumns} from crews where team_id = $1 order by id`,
    [tx.teamId],
    'list-crews',
  )
}

/** False when the team has a crew of that name. */
export async function insertCrew(tx: Transaction, crew: { id: string; name: string }): Promise<boolean> {
  const rows = await tx.query(
    'insert into crews (team_id, id, name) values ($1, $2, $3) on conflict (team_id, name) do nothing returning id',
    [tx.teamId, crew.id, crew.name],
  )
  return rows.length > 0
}

export async function updateCrewRow(tx: Transaction, crew: Crew): Promise<void> {
  await tx.query('update crews set name = $3, is_active = $4 where team_id = $1 and id = $2', [
    tx.teamId,
    crew.id,
    crew.name,
    crew.isActive,
  ])
}

/** What counts while a team has set nothing. */
export const defaultSettings: BookingSettings = {
  leadMinutes: 120,
  horizonDays: 60,
  stepMinutes: 30,
  holdMinutes: 10,
  reminderHours: 24,
}

export async function readSettings(tx: Transaction): Promise<BookingSettings> {
  const [row] = await tx.query<BookingSettings>(
    `select lead_minutes as "leadMinutes", horizon_days as "horizonDays", step_minutes as "stepMinutes",
       hold_minutes as "holdMinutes", reminder_hours as "reminderHours"
     from booking_settings where team_id = $1`,
    [tx.teamId],
    'booking-settings',
  )
  return row ?? defaultSettings
}

export async function writeSettings(tx: Transaction, settings: BookingSettings, now: Date): Promise<void> {
  await tx.query(
    `insert into booking_settings
       (team_id, lead_minutes, horizon_days, step_minutes, hold_minutes, reminder_hours, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (team_id) do update set lead_minutes = excluded.lead_minutes, horizon_days = excluded.horizon_days,
       step_minutes = excluded.step_minutes, hold_minutes = excluded.hold_minutes,
       reminder_hours = excluded.reminder_hours, updated_at = excluded.updated_at`,
    [
      tx.teamId, settings.leadMinutes, settings.horizonDays, settings.stepMinutes, settings.holdMinutes,
      settings.reminderHours, now,
    ],
  ) // biome-ignore format: the values in one glance
}

/** Whose own time does not stand in the way: a talk's hold, an appointment that is being moved. */
export interface Except {
  holdOf?: Talk
  appointmentId?: string
}
export interface Talk {
  contactId: string
  conversationId: string | null
}

/** All time that is taken between two moments, by whom does not matter. */
export function listBusy(
  tx: Transaction,
  within: { from: Date; to: Date; now: Date },
  except: Except = {},
): Promise<Busy[]> {
  // Nothing lasts two days, so the index on the start finds it all; blocks are few.
  return tx.query<Busy>(
    `select crew_id as "crewId", starts_at as "from", free_at as "to" from appointments
     where team_id = $1 and status = 'booked' and starts_at < $3 and starts_at > $2::timestamptz - interval '2 days'
       and free_at > $2 and id is distinct from $5
     union all
     select crew_id, starts_at, free_at from holds
     where team_id = $1 and until > $4 and starts_at < $3 and starts_at > $2::timestamptz - interval '2 days'
       and free_at > $2 and ($6::text is null or contact_id <> $6 or conversation_id is distinct from $7)
     union all
     select crew_id, starts_at, ends_at from blocks where team_id = $1 and starts_at < $3 and ends_at > $2`,
    [
      tx.teamId, within.from, within.to, within.now, except.appointmentId ?? null, except.holdOf?.contactId ?? null,
      except.holdOf?.conversationId ?? null,
    ],
    'list-busy',
  ) // biome-ignore format: the values in one glance
}

export interface HoldRow {
  id: string
  crewId: string
  service: string
  startsAt: Date
  endsAt: Date
  freeAt: Date
  contactId: string
  contactName: string | null
  conversationId: string | null
  until: Date
}

const holdColumns = `h.id, h.crew_id as "crewId", h.service, h.starts_at as "startsAt", h.ends_at as "endsAt",
  h.free_at as "freeAt", h.contact_id as "contactId", h.conversation_id as "conversationId", h.until, c.name as "contactName"`
const holdSource = 'holds h left join contacts c on c.team_id = h.team_id and c.id = h.contact_id'

/** Holds that count at a moment and touch a stretch of time. */
export function listHolds(tx: Transaction, within: { from: Date; to: Date; now: Date }): Promise<HoldRow[]> {
  return tx.query<HoldRow>(
    `select ${holdColumns} from ${holdSource}
     where h.team_id = $1 and h.until > $4 and h.starts_at < $3 and h.ends_at > $2 order by h.starts_at, h.id`,
    [tx.teamId, within.from, within.to, within.now],
  )
}

/** The hold a talk has now, if any. */
export async function findHoldOf(tx: Transaction, talk: Talk, now: Date): Promise<HoldRow | null> {
  const [row] = await tx.query<HoldRow>(
    `select ${holdColumns} from ${holdSource}
     where h.team_id = $1 and h.contact_id = $2 and h.conversation_id is not distinct from $3 and h.until > $4
     order by h.id desc limit 1`,
    [tx.teamId, talk.contactId, talk.conversationId, now],
    'find-hold',
  )
  return row ?? null
}

/** Throws NotFound, also for a hold that has run out. */
export async function findHold(tx: Transaction, id: string, now: Date): Promise<HoldRow> {
  const [row] = await tx.query<HoldRow>(
    `select ${holdColumns} from ${holdSource} where h.team_id = $1 and h.id = $2 and h.until > $3`,
    [tx.teamId, id, now],
  )
  if (!row) throw new NotFound('This hold')
  return row
}

export async function insertHold(
  tx: Transaction,
  hold: Omit<HoldRow, 'contactName'> & { now: Date },
): Promise<void> {
  await tx.query(
    `insert into holds
       (team_id, id, crew_id, service, starts_at, ends_at, free_at, contact_id, conversation_id, until, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      tx.teamId, hold.id, hold.crewId, hold.service, hold.startsAt, hold.endsAt, hold.freeAt, hold.contactId,
      hold.conversationId, hold.until, hold.now,
    ],
    'insert-hold',
  ) // biome-ignore format: the values in one glance
}

export async function deleteHold(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from holds where team_id = $1 and id = $2', [tx.teamId, id])
}

/** Ends what a talk holds, and everybody's holds that have run out: those count no more and must not stand in the way. */
export async function clearHolds(tx: Transaction, talk: Talk | null, now: Date): Promise<void> {
  await tx.query(
    `delete from holds where team_id = $1
       and (until <= $2 or (contact_id = $3 and conversation_id is not distinct from $4))`,
    [tx.teamId, now, talk?.contactId ?? null, talk?.conversationId ?? null],
    'clear-holds',
  )
}

export function presentHold(row: HoldRow): Hold {
  return {
    id: row.id,
    crewId: row.crewId,
    service: row.service,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    until: row.until.toISOString(),
    contactName: row.contactName,
    conversationId: row.conversationId,
  }
}

interface BlockRow {
  id: string
  crewId: string | null
  startsAt: Date
  endsAt: Date
  reason: string
  createdBy: string
}

const blockColumns = `id, crew_id as "crewId", starts_at as "startsAt", ends_at as "endsAt", reason, created_by as "createdBy"`

export async function listBlocks(tx: Transaction, within: { from: Date; to: Date }): Promise<Block[]> {
  const rows = await tx.query<BlockRow>(
    `select ${blockColumns} from blocks where team_id = $1 and starts_at < $3 and ends_at > $2 order by starts_at, id`,
    [tx.teamId, within.from, within.to],
  )
  return rows.map(presentBlock)
}

export async function insertBlock(tx: Transaction, block: BlockRow): Promise<Block> {
  await tx.query(
    `insert into blocks (team_id, id, crew_id, starts_at, ends_at, reason, created_by)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [tx.teamId, block.id, block.crewId, block.startsAt, block.endsAt, block.reason, block.createdBy],
  )
  return presentBlock(block)
}

/** Throws NotFound. */
export async function deleteBlock(tx: Transaction, id: string): Promise<Block> {
  const [row] = await tx.query<BlockRow>(
    `delete from blocks where team_id = $1 and id = $2 returning ${blockColumns}`,
    [tx.teamId, id],
  )
  if (!row) throw new NotFound('This block')
  return presentBlock(row)
}

function presentBlock(row: BlockRow): Block {
  return { ...row, startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() }
}
