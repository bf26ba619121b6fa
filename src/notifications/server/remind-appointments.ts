import { listDueReminders, missReminder, takeReminder } from '#booking/server/reminders.ts'
import { type Told, textContact } from '#notifications/server/text-appointments.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'

/**
 * Reminds contacts whose time has come, once each however often it runs or is killed: taking the reminder, its place in
 * the talk and the text that is owed are one transaction. Of one team only where that is asked. Returns how many texts
 * were written.
 */
export async function remindAppointments(
  deps: { db: Database; clock: Clock; log: Log },
  onlyTeamId: string | null = null,
): Promise<number> {
  let count = 0
  for (const { teamId, id } of await listDueReminders(deps.db, onlyTeamId)) {
    const isWritten = await remind(deps, teamId, id).catch((error: unknown) => {
      // One that fails must not keep the others waiting.
      deps.log.error({ err: error, appointmentId: id }, 'reminder not written')
      return false
    })
    if (isWritten) count++
  }
  return count
}

function remind(deps: { db: Database; clock: Clock }, teamId: string, id: string): Promise<boolean> {
  const now = deps.clock.now()
  return deps.db.team(teamId, async (tx) => {
    const due = await takeReminder(tx, id, now)
    if (!due) return false
    const text = { ...due, purpose: 'reminder' as const, words: reminderWords, now }
    const isWritten = await textContact(tx, text)
    if (!isWritten) await missReminder(tx, id)
    return isWritten
  })
}

function reminderWords({ business, service, when }: Told): string {
  return `${business}: a reminder of your appointment, ${service} on ${when}. Reply here to change or cancel it.`
}
