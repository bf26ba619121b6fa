import type { AppointmentNews } from '#booking/ports.ts'
import { showChange, toNews } from '#booking/server/announce.ts'
import { findAppointment } from '#booking/server/store.ts'
import type { Database, Transaction } from '#platform/db/database.ts'

const batchSize = 100

/** Appointments of any team whose reminder is due. Teams on hold are left out, unless it is asked for that team alone. */
export function listDueReminders(
  db: Database,
  onlyTeamId: string | null = null,
): Promise<{ teamId: string; id: string }[]> {
  return db.system('claim-reminders', (tx) =>
    tx.query<{ teamId: string; id: string }>(
      `select team_id as "teamId", id from appointments a
       where reminder = 'waiting' and reminder_at <= parley_now()
         and case when $1::text is null then not exists (select 1 from team_holds h where h.team_id = a.team_id)
           else a.team_id = $1 end
       order by reminder_at limit ${batchSize}`,
      [onlyTeamId],
    ),
  )
}

export interface DueReminder {
  /** Names the text: of one appointment at one time there is one. */
  key: string
  appointment: AppointmentNews
}

/**
 * Takes a due reminder, in the transaction that writes its text: two that reach for it meet at its row, and a kill
 * before the commit leaves it due. Null when it was taken, moved or cancelled meanwhile, or the appointment has begun.
 */
export async function takeReminder(tx: Transaction, id: string, now: Date): Promise<DueReminder | null> {
  const rows = await tx.query<{ rev: number; isLate: boolean }>(
    `select rev, starts_at <= $3 as "isLate" from appointments
     where team_id = $1 and id = $2 and status = 'booked' and reminder = 'waiting' and reminder_at <= $3 for update`,
    [tx.teamId, id, now],
    'take-reminder',
  )
  const [due] = rows
  if (!due) return null
  const key = `reminder:${id}:${due.rev}`
  await settleReminder(tx, id, due.isLate ? 'not_sent' : key)
  return due.isLate ? null : { key, appointment: toNews(await findAppointment(tx, id)) }
}

/** Says that a taken reminder could not even be written. */
export async function missReminder(tx: Transaction, id: string): Promise<void> {
  await settleReminder(tx, id, 'not_sent')
}

async function settleReminder(tx: Transaction, id: string, to: string): Promise<void> {
  const isMissed = to === 'not_sent'
  await tx.query(
    'update appointments set reminder = $3, reminder_key = $4 where team_id = $1 and id = $2',
    [tx.teamId, id, isMissed ? 'not_sent' : 'owed', isMissed ? null : to],
    'settle-reminder',
  )
  await showChange(tx, { appointmentId: id })
}

/** Plans the reminders anew that have not left; one whose time has passed by that is not made up for. */
export async function replanReminders(
  tx: Transaction,
  to: { reminderHours: number | null; now: Date },
): Promise<void> {
  await tx.query(
    `update appointments set
       reminder_at = case when $2::int is not null and starts_at - $2::int * interval '1 hour' > $3
         then starts_at - $2::int * interval '1 hour' end,
       reminder = case when $2::int is not null and starts_at - $2::int * interval '1 hour' > $3
         then 'waiting' else 'none' end
     where team_id = $1 and status = 'booked' and contact_id is not null and starts_at > $3
       and reminder in ('none', 'waiting')`,
    [tx.teamId, to.reminderHours, to.now],
  )
}
