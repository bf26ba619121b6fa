import type { BookingSettings } from '#booking/contract.ts'
import { findWindows } from '#booking/engine/find-windows.ts'
import type { CalendarState, FreeStart, Wanted } from '#booking/engine/types.ts'
import type { Window } from '#booking/ports.ts'
import {
  type CrewRow,
  type Except,
  listBusy,
  lockCrews,
  obtainCrews,
  readSettings,
} from '#booking/server/calendar-store.ts'
import type { BookingDeps } from '#booking/server/deps.ts'
import {
  readWindowId,
  type SignedWindow,
  signWindow,
  windowExpiry,
  windowKey,
} from '#booking/server/window-id.ts'
import { toClock, toWallClock, windowLabel } from '#kit/wall-clock.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { BusinessProfile } from '#teams/business-profile.ts'
import { loadLiveProfile } from '#teams/server/load-live-profile.ts'
import { obtainTeamKey } from '#teams/server/obtain-team-key.ts'

/** A service that can be booked. */
export type BookableService = BusinessProfile['services'][number] & { durationMinutes: number }
export interface OfferedWindow extends Window {
  crewId: string
}

/** A team's calendar as it stands in this transaction. */
export interface OpenCalendar {
  profile: BusinessProfile
  settings: BookingSettings
  /** All of them; only the active ones take work. */
  crews: CrewRow[]
  state: CalendarState
  key: Buffer
  /** To whom the windows it gives are bound. */
  holder: string
}

const dayMs = 24 * 60 * 60_000

/**
 * Reads all that decides what can be booked. `isLocking` keeps every other booking of the team out until the transaction
 * ends; whoever changes the calendar asks for that.
 */
export async function openCalendar(
  deps: Pick<BookingDeps, 'secrets' | 'clock'>,
  tx: Transaction,
  as: { now: Date; holder: string; except?: Except; isLocking?: boolean },
): Promise<OpenCalendar> {
  const { now } = as
  const crews = as.isLocking ? await lockCrews(tx, now) : await obtainCrews(tx, now)
  const { profile } = await loadLiveProfile(tx)
  const settings = await readSettings(tx)
  const within = { now, from: new Date(now.getTime() - dayMs), to: endOf(settings, now) }
  const teamKey = await obtainTeamKey(deps, tx, tx.teamId ?? '')
  return {
    profile,
    settings,
    crews,
    key: windowKey(teamKey.bytes),
    holder: as.holder,
    state: {
      now,
      hours: profile,
      leadMinutes: settings.leadMinutes,
      horizonDays: settings.horizonDays,
      stepMinutes: settings.stepMinutes,
      crewIds: crews.filter((crew) => crew.isActive).map((crew) => crew.id),
      busy: await listBusy(tx, within, as.except),
    },
  }
}

/** What a person books may lie past the horizon; what stands in its way is read as far. */
function endOf(settings: BookingSettings, now: Date): Date {
  return new Date(now.getTime() + Math.max(settings.horizonDays, personHorizonDays) * dayMs + 2 * dayMs)
}
export const personHorizonDays = 366

/** The service of that name; a name it is also called by will do. */
export function findService(profile: BusinessProfile, name: string) {
  const wanted = plain(name)
  return (
    profile.services.find((service) => plain(service.name) === wanted) ??
    profile.services.find((service) => service.alsoCalled.some((other) => plain(other) === wanted))
  )
}

function plain(name: string): string {
  return name.trim().toLowerCase()
}

export function isBookable(service: BusinessProfile['services'][number]): service is BookableService {
  return service.durationMinutes !== null
}

/** Times to offer for a service, with ids that only their holder can use. */
export function offerWindows(
  calendar: OpenCalendar,
  service: BookableService,
  wanted: Wanted,
): { windows: OfferedWindow[]; isExact: boolean } {
  const { starts, isExact } = findWindows(calendar.state, service, wanted)
  return { windows: starts.map((start) => toWindow(calendar, service, start)), isExact }
}

/** The next best times for somebody who wanted that moment. */
export function nextWindows(
  calendar: OpenCalendar,
  service: BookableService,
  startsAt: Date,
): OfferedWindow[] {
  const { date, minutes } = toWallClock(startsAt, calendar.profile.timeZone)
  const wanted = { days: { from: date, to: date }, times: { from: toClock(minutes), to: toClock(minutes) } }
  return offerWindows(calendar, service, { ...wanted, limit: 3 }).windows
}

export function toWindow(
  calendar: OpenCalendar,
  service: BookableService,
  start: Pick<FreeStart, 'startsAt' | 'crewId'>,
): OfferedWindow {
  const lane = calendar.crews.find((crew) => crew.id === start.crewId)?.lane ?? 0
  const expiresAt = windowExpiry(calendar.state.now)
  const signed = { service: service.name, startsAt: start.startsAt, lane, expiresAt }
  return {
    id: signWindow(calendar.key, calendar.holder, signed),
    service: service.name,
    startsAt: start.startsAt,
    endsAt: endsAt(service, start.startsAt),
    label: windowLabel(start.startsAt, calendar.profile.timeZone),
    crewId: start.crewId,
  }
}

/** What a window's id says; null for one that was not given to this holder, or whose service is gone. */
export function readWindow(
  calendar: OpenCalendar,
  windowId: string,
): { window: SignedWindow; service: BookableService } | null {
  const { holder, profile } = calendar
  const bookable = profile.services.filter(isBookable)
  const services = bookable.map((service) => service.name)
  const window = readWindowId(calendar.key, windowId, { holder, services })
  const service = bookable.find(({ name }) => name === window?.service)
  return window && service ? { window, service } : null
}

const minuteMs = 60_000

export function endsAt(service: BookableService, startsAt: Date): Date {
  return new Date(startsAt.getTime() + service.durationMinutes * minuteMs)
}

export function freeAt(service: BookableService, startsAt: Date): Date {
  return new Date(endsAt(service, startsAt).getTime() + service.bufferMinutes * minuteMs)
}
