import { freeCrews, isOpenFor } from '#booking/engine/list-starts.ts'
import type { BookableService, OpenCalendar } from '#booking/server/open-calendar.ts'

/** The crew that takes a window which was offered: the one it was found with, else another that is free; null: nobody. */
export function chooseCrew(
  calendar: OpenCalendar,
  service: BookableService,
  window: { startsAt: Date; lane?: number },
): string | null {
  if (window.startsAt <= calendar.state.now || !isOpenFor(calendar.state, service, window.startsAt))
    return null
  const free = freeCrews(calendar.state, service, window.startsAt)
  const wanted = calendar.crews.find((crew) => crew.lane === window.lane)?.id
  return free.find((crewId) => crewId === wanted) ?? free[0] ?? null
}
