import type { BookingSettings } from '#booking/contract.ts'
import { showChange } from '#booking/server/announce.ts'
import { readSettings, writeSettings } from '#booking/server/calendar-store.ts'
import { replanReminders } from '#booking/server/reminders.ts'
import type { Context } from '#platform/context.ts'
import { requireRole } from '#teams/server/require-role.ts'
import { writeAudit } from '#teams/server/write-audit.ts'

/** Saves how the calendar is offered; reminders that have not left follow at once. */
export async function saveSettings(ctx: Context, settings: BookingSettings): Promise<BookingSettings> {
  requireRole(ctx.actor, 'builder')
  const now = ctx.clock.now()
  return ctx.db.team(ctx.teamId, async (tx) => {
    const before = await readSettings(tx)
    await writeSettings(tx, settings, now)
    if (before.reminderHours !== settings.reminderHours)
      await replanReminders(tx, { reminderHours: settings.reminderHours, now })
    await writeAudit(tx, ctx, {
      action: 'calendar.settings_saved',
      objectKind: 'calendar',
      objectId: ctx.teamId,
      before: { ...before },
      after: { ...settings },
    })
    await showChange(tx, {})
    return settings
  })
}
