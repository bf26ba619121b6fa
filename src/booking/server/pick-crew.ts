import type { FreeWindow } from '#booking/contract.ts'
import { freeCrews } from '#booking/engine/list-starts.ts'
import type { Duration } from '#booking/engine/types.ts'
import {
  type BookableService,
  nextWindows,
  type OfferedWindow,
  type OpenCalendar,
} from '#booking/server/open-calendar.ts'
import { NotFound } from '#platform/errors.ts'

/** The crew a person chose, or else the first that is free, open or not; null when taken. Throws NotFound. */
export function pickCrew(
  calendar: OpenCalendar,
  length: Duration,
  wanted: { startsAt: Date; crewId: string | undefined; before?: string },
): string | null {
  const { startsAt, crewId, before } = wanted
  if (crewId !== undefined && !calendar.crews.some((crew) => crew.id === crewId))
    throw new NotFound('This crew')
  const free = freeCrews(calendar.state, length, startsAt)
  if (crewId !== undefined) return free.includes(crewId) ? crewId : null
  return free.find((id) => id === before) ?? free[0] ?? null
}

/** What somebody is told whose time is taken. */
export function taken(
  calendar: OpenCalendar,
  service: BookableService,
  startsAt: Date,
): { kind: 'taken'; next: FreeWindow[] } {
  return { kind: 'taken', next: nextWindows(calendar, service, startsAt).map(presentWindow) }
}

export function presentWindow(window: OfferedWindow): FreeWindow {
  return {
    windowId: window.id,
    startsAt: window.startsAt.toISOString(),
    endsAt: window.endsAt.toISOString(),
    crewId: window.crewId,
    label: window.label,
  }
}
