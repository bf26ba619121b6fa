import type { Appointment } from '#booking/contract.ts'
import type { BookedAppointment } from '#booking/ports.ts'
import { windowLabel } from '#kit/wall-clock.ts'
import type { Transaction } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors.ts'

export interface AppointmentRow {
  id: string
  rev: number
  crewId: string
  service: string
  startsAt: Date
  endsAt: Date
  freeAt: Date
  timeZone: string
  status: 'booked' | 'cancelled'
  name: string
  phone: string | null
  email: string | null
  address: string | null
  note: string | null
  contactId: string | null
  conversationId: string | null
  numberId: string | null
  botId: string | null
  bookedByKind: 'bot' | 'user'
  bookedByName: string
  receiptId: string | null
  movedFrom: Date | null
  cancelReason: string | null
  reminder: 'none' | 'waiting' | 'owed' | 'not_sent'
  reminderAt: Date | null
  reminderKey: string | null
  createdAt: Date
  updatedAt: Date
}
interface FoundRow extends AppointmentRow {
  /** What the outbox says of the reminder's text. */
  reminderState: string | null
}

/** Column by field. */
const columnOf = {
  id: 'id',
  rev: 'rev',
  crewId: 'crew_id',
  service: 'service',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  freeAt: 'free_at',
  timeZone: 'time_zone',
  status: 'status',
  name: 'name',
  phone: 'phone',
  email: 'email',
  address: 'address',
  note: 'note',
  contactId: 'contact_id',
  conversationId: 'conversation_id',
  numberId: 'number_id',
  botId: 'bot_id',
  bookedByKind: 'booked_by_kind',
  bookedByName: 'booked_by_name',
  receiptId: 'receipt_id',
  movedFrom: 'moved_from',
  cancelReason: 'cancel_reason',
  reminder: 'reminder',
  reminderAt: 'reminder_at',
  reminderKey: 'reminder_key',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Record<keyof AppointmentRow, string>
const fields = Object.keys(columnOf) as (keyof AppointmentRow)[]

const columns = `${fields.map((field) => `a.${columnOf[field]} as "${field}"`).join(', ')}, i.state as "reminderState"`
const source = `appointments a left join outbox_intents i
  on i.team_id = a.team_id and i.kind = 'message.send' and i.key = a.reminder_key`

/** One appointment, its row locked until the transaction ends. Throws NotFound. */
export async function lockAppointment(tx: Transaction, id: string): Promise<FoundRow> {
  const rows = await tx.query(
    'select 1 from appointments where team_id = $1 and id = $2 for update',
    [tx.teamId, id],
    'lock-appointment',
  )
  if (rows.length === 0) throw new NotFound('This appointment')
  return findAppointment(tx, id)
}

/** Throws NotFound. */
export async function findAppointment(tx: Transaction, id: string): Promise<FoundRow> {
  const [row] = await tx.query<FoundRow>(
    `select ${columns} from ${source} where a.team_id = $1 and a.id = $2`,
    [tx.teamId, id],
    'find-appointment',
  )
  if (!row) throw new NotFound('This appointment')
  return row
}

/** What a contact has booked and has not begun, soonest first. */
export function listComing(tx: Transaction, contactId: string, now: Date): Promise<FoundRow[]> {
  return tx.query<FoundRow>(
    `select ${columns} from ${source}
     where a.team_id = $1 and a.contact_id = $2 and a.status = 'booked' and a.starts_at > $3
     order by a.starts_at, a.id limit 20`,
    [tx.teamId, contactId, now],
    'coming-appointments',
  )
}

/** All that touch a stretch of time, cancelled ones too. */
export function listAppointments(
  tx: Transaction,
  within: { from: Date; to: Date; limit?: number },
): Promise<FoundRow[]> {
  return tx.query<FoundRow>(
    `select ${columns} from ${source}
     where a.team_id = $1 and a.starts_at < $3 and a.starts_at > $2::timestamptz - interval '2 days' and a.ends_at > $2
     order by a.starts_at, a.id limit $4`,
    [tx.teamId, within.from, within.to, within.limit ?? 5000],
  )
}

export async function insertAppointment(tx: Transaction, row: AppointmentRow): Promise<void> {
  await tx.query(
    `insert into appointments (team_id, ${fields.map((field) => columnOf[field]).join(', ')})
     values ($1, ${fields.map((_, index) => `$${index + 2}`).join(', ')})`,
    [tx.teamId, ...fields.map((field) => row[field])],
    'insert-appointment',
  )
}

/** Writes what changed, with the next revision. */
export async function changeAppointment(
  tx: Transaction,
  before: AppointmentRow,
  change: Partial<Omit<AppointmentRow, 'id' | 'rev' | 'createdAt'>> & { updatedAt: Date },
): Promise<FoundRow> {
  const changed = Object.entries(change) as [keyof AppointmentRow, unknown][]
  await tx.query(
    `update appointments set rev = rev + 1, ${changed.map(([field], index) => `${columnOf[field]} = $${index + 3}`).join(', ')}
     where team_id = $1 and id = $2`,
    [tx.teamId, before.id, ...changed.map(([, value]) => value)],
  )
  return findAppointment(tx, before.id)
}

export function presentAppointment(row: FoundRow): Appointment {
  return {
    id: row.id,
    rev: row.rev,
    crewId: row.crewId,
    service: row.service,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    freeAt: row.freeAt.toISOString(),
    status: row.status,
    name: row.name,
    phone: row.phone,
    email: row.email,
    address: row.address,
    note: row.note,
    contactId: row.contactId,
    conversationId: row.conversationId,
    bookedBy: { kind: row.bookedByKind, name: row.bookedByName },
    receiptId: row.receiptId,
    movedFrom: row.movedFrom?.toISOString() ?? null,
    reminder: row.reminder === 'owed' ? reminderOf(row.reminderState) : row.reminder,
    createdAt: row.createdAt.toISOString(),
  }
}

function reminderOf(state: string | null): Appointment['reminder'] {
  if (state === 'ready' || state === 'sending' || state === 'unknown') return 'waiting'
  return state === 'done' ? 'sent' : 'not_sent'
}

export function toBooked(row: AppointmentRow): BookedAppointment {
  const { name, phone, email, address, note } = row
  return {
    id: row.id,
    service: row.service,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    label: windowLabel(row.startsAt, row.timeZone),
    status: row.status,
    details: { name, phone, email, address, note },
  }
}
