import type { BookingRefusal, Window } from '#booking/ports.ts'
import { readWhen } from '#tools/engine/read-when.ts'
import type { CollectedValue } from '#tools/ports.ts'
import { failed, type Outcome, succeeded } from './outcome.ts'
import { bookerOf, type CalendarDesk, presentWindow, refusal } from './run-calendar-tool.ts'

const most = 4

/** Free windows for a service at the time the contact means, or the next best. */
export async function checkAvailability(
  desk: CalendarDesk,
  given: { service: string; when?: string | undefined },
): Promise<Outcome> {
  const { scene } = desk
  const bookable = scene.profile.services.filter((service) => service.durationMinutes !== null)
  const wanted = given.service.trim().toLowerCase()
  const service = scene.profile.services.find(({ name }) => name.toLowerCase() === wanted)
  const services = bookable.map(({ name }) => name)
  if (!service) return failed('unknown_service', 'Use one of these names.', { services })
  if (service.durationMinutes === null)
    return failed('not_bookable', 'This service cannot be booked here; take a message instead.', { services })
  const meant = readWhen(given.when, {
    now: scene.now,
    timeZone: scene.profile.timeZone,
    hours: scene.profile,
  })
  const collected = collectedFrom(
    { service: service.name, when: given.when, understood: meant?.understood ?? null },
    desk,
  )
  if (!meant) {
    const asked = 'No day or time can be made out of these words. Ask which day suits.'
    return { ...failed('unclear_time', asked), collected }
  }
  const found = await searchAll(desk, service.name, meant)
  if ('refused' in found) return refusal(found)
  const result = {
    service: service.name,
    understood: meant.understood,
    is_exact: found.isExact,
    windows: found.windows.map(presentWindow),
  }
  return succeeded(result, { collected })
}

type Meant = NonNullable<ReturnType<typeof readWhen>>

/** One search for each day that was meant; what fits exactly goes before what is only near. */
async function searchAll(
  { tx, deps, scene }: CalendarDesk,
  service: string,
  { searches, excludedDays }: Meant,
): Promise<{ windows: Window[]; isExact: boolean } | BookingRefusal> {
  const exact: Window[] = []
  const near: Window[] = []
  const limit = Math.max(2, Math.floor(most / searches.length))
  for (const { days, times } of searches) {
    const found = await deps.calendar.findWindows(tx, bookerOf(scene), {
      service,
      days,
      times,
      excludedDays,
      limit,
    })
    if ('refused' in found) return found
    const list = found.isExact ? exact : near
    list.push(...found.windows)
  }
  const chosen = exact.length > 0 ? exact : near
  const byStart = [...new Map(chosen.map((window) => [window.startsAt.getTime(), window])).values()]
  byStart.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  return { windows: byStart.slice(0, most), isExact: exact.length > 0 }
}

function collectedFrom(
  told: { service: string; when: string | undefined; understood: string | null },
  { scene }: CalendarDesk,
): CollectedValue[] {
  const last = scene.history.findLast((line) => line.kind === 'line' && line.role === 'contact')
  const messageId = last?.kind === 'line' ? last.messageId : null
  const service: CollectedValue = {
    key: 'service', value: told.service, words: null, messageId, source: 'said', confidence: 0.9,
  } // biome-ignore format: one line
  if (told.when === undefined) return [service]
  const isRead = told.understood !== null
  return [
    service,
    {
      key: 'when',
      value: told.understood,
      words: told.when,
      messageId,
      source: isRead ? 'said' : 'unknown',
      confidence: isRead ? 0.9 : 0,
    },
  ]
}
