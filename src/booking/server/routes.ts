import { implement } from '@orpc/server'
import { bookingContract } from '#booking/contract.ts'
import { blockTime, unblockTime } from '#booking/server/block-time.ts'
import { bookByHand } from '#booking/server/book-by-hand.ts'
import { readFeedAddress, renewFeedAddress } from '#booking/server/calendar-feed.ts'
import { readSettings } from '#booking/server/calendar-store.ts'
import { cancelByHand } from '#booking/server/cancel-by-hand.ts'
import type { BookingDeps } from '#booking/server/deps.ts'
import { moveByHand } from '#booking/server/move-by-hand.ts'
import { listWindows, readCalendar } from '#booking/server/read-calendar.ts'
import { releaseHold } from '#booking/server/release-hold.ts'
import { restoreAppointment } from '#booking/server/restore-appointment.ts'
import { addCrew, updateCrew } from '#booking/server/save-crew.ts'
import { saveSettings } from '#booking/server/save-settings.ts'
import { findAppointment, presentAppointment } from '#booking/server/store.ts'
import { updateAppointment } from '#booking/server/update-appointment.ts'
import { type RequestContext, teamContext } from '#platform/http/request-context.ts'

export function bookingRoutes(deps: BookingDeps) {
  const { calendar, appointments, blocks, holds, crews } =
    implement(bookingContract).$context<RequestContext>()
  return {
    calendar: {
      view: calendar.view.handler(({ context, input }) => readCalendar(teamContext(context), input)),
      windows: calendar.windows.handler(({ context, input }) =>
        listWindows(deps, teamContext(context), input),
      ),
      feed: calendar.feed.handler(({ context }) => readFeedAddress(deps, teamContext(context))),
      renewFeed: calendar.renewFeed.handler(({ context }) => renewFeedAddress(deps, teamContext(context))),
      settings: calendar.settings.handler(({ context }) => {
        const ctx = teamContext(context)
        return ctx.db.team(ctx.teamId, readSettings)
      }),
      saveSettings: calendar.saveSettings.handler(({ context, input }) =>
        saveSettings(teamContext(context), input),
      ),
    },
    appointments: {
      get: appointments.get.handler(({ context, input }) => {
        const ctx = teamContext(context)
        return ctx.db.team(ctx.teamId, async (tx) => presentAppointment(await findAppointment(tx, input.id)))
      }),
      create: appointments.create.handler(({ context, input }) =>
        bookByHand(deps, teamContext(context), input),
      ),
      move: appointments.move.handler(({ context, input }) => moveByHand(deps, teamContext(context), input)),
      cancel: appointments.cancel.handler(({ context, input }) =>
        cancelByHand(deps, teamContext(context), input),
      ),
      restore: appointments.restore.handler(({ context, input }) =>
        restoreAppointment(deps, teamContext(context), input),
      ),
      update: appointments.update.handler(({ context, input }) =>
        updateAppointment(teamContext(context), input),
      ),
    },
    blocks: {
      create: blocks.create.handler(({ context, input }) => blockTime(teamContext(context), input)),
      remove: blocks.remove.handler(({ context, input }) => unblockTime(teamContext(context), input)),
    },
    holds: {
      release: holds.release.handler(({ context, input }) => releaseHold(teamContext(context), input)),
    },
    crews: {
      create: crews.create.handler(({ context, input }) => addCrew(teamContext(context), input)),
      update: crews.update.handler(({ context, input }) => updateCrew(teamContext(context), input)),
    },
  }
}
