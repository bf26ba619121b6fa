import { findWindows } from '#booking/engine/find-windows.ts'
import type { Busy, CalendarState } from '#booking/engine/types.ts'
import type { DialogueToolCall, Service } from '#dialogue/types.ts'
import { fromWallClock, toWallClock } from '#kit/wall-clock.ts'
import { groundDetails } from '#tools/engine/ground-details.ts'
import { judgeDeed } from '#tools/engine/judge-deed.ts'
import { readWhen } from '#tools/engine/read-when.ts'
import type { HistoryLine } from '#tools/ports.ts'
import { minutesOf } from '../dialogue/calendar.ts'
import type { Dialogue, DialogueFile, Slot } from './dialogue.ts'
import { knownContact } from './known-contact.ts'

type Result = Record<string, unknown>
export type KeptAppointment = {
  id: string
  service: string
  startsAt: Date
  name: string
  address: string | null
}

const minuteMs = 60_000

/** The tools as the platform runs them, with one crew and everything in memory; what was done is kept for the check. */
export class ToolSide {
  readonly booked: KeptAppointment[] = []
  readonly moved: KeptAppointment[] = []
  readonly cancelled: KeptAppointment[] = []
  readonly messages: { message: string; isUrgent: boolean }[] = []
  readonly handOvers: { reason: string; isUrgent: boolean }[] = []
  readonly #business: DialogueFile['profile']['business']
  readonly #dialogue: Dialogue
  readonly #own: KeptAppointment[]
  readonly #now: Date
  #ids = 0

  constructor(profile: DialogueFile['profile'], dialogue: Dialogue) {
    this.#business = profile.business
    this.#dialogue = dialogue
    this.#now = new Date(dialogue.now)
    this.#own = dialogue.own.map((slot) => ({
      ...this.#startOf(slot), id: this.#id('appt'), name: dialogue.contact.name ?? '', address: null,
    })) // biome-ignore format: one readable block
  }

  run(call: DialogueToolCall, history: readonly HistoryLine[]): Result {
    const judged = judgeDeed({ name: call.name, arguments: call.arguments }, history)
    if (!judged.isAllowed) return { error: judged.error, message: judged.message }
    switch (call.name) {
      case 'check_availability':
        return this.#check(call.arguments)
      case 'hold_window':
        return this.#hold(call.arguments.window_id)
      case 'book_appointment':
        return this.#book(call.arguments, history)
      case 'find_appointment':
        return { appointments: this.#own.map((item) => this.#shown(item)) }
      case 'reschedule_appointment':
        return this.#move(call.arguments)
      case 'cancel_appointment':
        return this.#cancel(call.arguments.appointment_id)
      case 'take_message':
        this.messages.push({ message: call.arguments.message, isUrgent: call.arguments.urgent ?? false })
        return { ...this.#task(), after_hours: !this.#isOpenNow() }
      case 'hand_over':
        this.handOvers.push({ reason: call.arguments.reason, isUrgent: call.arguments.urgent ?? false })
        return { ...this.#task(), is_open_now: this.#isOpenNow() }
      default:
        return { error: 'no_call' }
    }
  }

  #check({ service: name, when }: { service: string; when?: string }): Result {
    const services = this.#business.services
      .filter((item) => item.durationMinutes !== null)
      .map((item) => item.name)
    const service = this.#service(name)
    if (!service) return { error: 'unknown_service', services }
    if (service.durationMinutes === null) return { error: 'not_bookable', services }
    const meant = readWhen(when, { now: this.#now, timeZone: this.#business.timeZone, hours: this.#business })
    if (!meant) return { error: 'unclear_time' }
    const limit = Math.max(2, Math.floor(4 / meant.searches.length))
    const searches = meant.searches.map((search) =>
      this.#windows(service, { ...search, excludedDays: meant.excludedDays, limit }),
    )
    const exact = searches.filter((found) => found.isExact)
    const chosen = (exact.length > 0 ? exact : searches).flatMap((found) => found.windows)
    const windows = [...new Map(chosen.map((window) => [window.starts_at, window])).values()]
    windows.sort((one, other) => (one.starts_at < other.starts_at ? -1 : 1))
    return {
      service: name,
      understood: meant.understood,
      is_exact: exact.length > 0,
      windows: windows.slice(0, 4),
    }
  }

  #windows(service: Service, search: { days: Range; times: Range; excludedDays: string[]; limit: number }) {
    const duration = { durationMinutes: service.durationMinutes ?? 0, bufferMinutes: service.bufferMinutes }
    const found = findWindows(this.#calendar(), duration, search)
    const windows = found.starts.map(({ startsAt }) => this.#window(service.name, startsAt))
    return { isExact: found.isExact, windows }
  }

  #hold(id: string): Result {
    const [service = '', startsAt = ''] = id.split('|')
    const found = this.#service(service)
    if (!found || Number.isNaN(Date.parse(startsAt))) return { error: 'bad_window' }
    const start = new Date(startsAt)
    if (!this.#isFree(found, start)) return { error: 'taken', next: this.#next(found, start) }
    const window = this.#window(service, start)
    return {
      hold_id: this.#id('hold'),
      window_id: id,
      service,
      label: window.label,
      starts_at: startsAt,
      until: startsAt,
    }
  }

  #book(
    given: Extract<DialogueToolCall, { name: 'book_appointment' }>['arguments'],
    history: readonly HistoryLine[],
  ): Result {
    const [service = '', startsAt = ''] = given.window_id.split('|')
    const contact = { id: 'contact', ...knownContact(this.#dialogue) }
    const { details, notSaid } = groundDetails(given, { history, contact })
    if (notSaid.length > 0) return { error: 'not_said', fields: notSaid }
    const found = this.#service(service)
    if (found?.place === 'customer' && details.address === null)
      return { error: 'address_needed', fields: ['address'] }
    const start = new Date(startsAt)
    if (!found || !this.#isFree(found, start))
      return { error: 'taken', next: found ? this.#next(found, start) : [] }
    const kept = {
      id: this.#id('appt'),
      service,
      startsAt: start,
      name: details.name,
      address: details.address,
    }
    this.booked.push(kept)
    this.#own.push(kept)
    return { ...this.#shown(kept), receipt_id: this.#id('rcp') }
  }

  #move({ appointment_id, window_id }: { appointment_id: string; window_id: string }): Result {
    const [, startsAt = ''] = window_id.split('|')
    const at = this.#own.findIndex((item) => item.id === appointment_id)
    const old = this.#own[at]
    if (!old) return { error: 'not_found' }
    const kept = { ...old, startsAt: new Date(startsAt) }
    this.#own[at] = kept
    const madeNow = this.booked.findIndex((item) => item.id === old.id)
    if (madeNow >= 0) this.booked[madeNow] = kept
    else this.moved.push(kept)
    return { ...this.#shown(kept), receipt_id: this.#id('rcp'), previous_label: this.#label(old.startsAt) }
  }

  #cancel(id: string): Result {
    const at = this.#own.findIndex((item) => item.id === id)
    const [old] = at < 0 ? [] : this.#own.splice(at, 1)
    if (!old) return { error: 'not_found' }
    this.cancelled.push(old)
    return { ...this.#shown(old), receipt_id: this.#id('rcp') }
  }

  #calendar(): CalendarState {
    const { taken } = this.#dialogue
    const busy = [...taken.map((slot) => this.#startOf(slot)), ...this.#own].map((item): Busy => {
      const service = this.#service(item.service)
      const minutes = (service?.durationMinutes ?? 60) + (service?.bufferMinutes ?? 0)
      return { crewId: null, from: item.startsAt, to: new Date(item.startsAt.getTime() + minutes * minuteMs) }
    })
    const { timeZone, hours, holidays } = this.#business
    const open = { timeZone, hours, holidays }
    return {
      now: this.#now,
      hours: open,
      leadMinutes: 60,
      horizonDays: 60,
      stepMinutes: 30,
      crewIds: ['crew'],
      busy,
    }
  }

  #isFree(service: Service, start: Date): boolean {
    const { date, minutes } = toWallClock(start, this.#business.timeZone)
    const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    const at = {
      days: { from: date, to: date },
      times: { from: clock, to: clock },
      excludedDays: [],
      limit: 1,
    }
    return this.#windows(service, at).isExact
  }

  #next(service: Service, start: Date) {
    const { date } = toWallClock(start, this.#business.timeZone)
    return this.#windows(service, { days: { from: date, to: date }, times: null, excludedDays: [], limit: 3 })
      .windows
  }

  #window(service: string, startsAt: Date) {
    const starts_at = startsAt.toISOString()
    return { window_id: `${service}|${starts_at}`, label: this.#label(startsAt), starts_at }
  }

  #shown(item: KeptAppointment): Result {
    const starts_at = item.startsAt.toISOString()
    return { appointment_id: item.id, service: item.service, label: this.#label(item.startsAt), starts_at }
  }

  #label(at: Date): string {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: this.#business.timeZone, weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit',
    })
      .format(at)
      .replace(' at ', ', ') // biome-ignore format: one readable block
  }

  #startOf({ service, start }: Slot): { service: string; startsAt: Date } {
    const [date = '', clock = '00:00'] = start.split('T')
    const minutes = minutesOf(clock)
    return { service, startsAt: fromWallClock(date, minutes, this.#business.timeZone) }
  }

  #service(name: string): Service | undefined {
    return this.#business.services.find((item) => item.name === name)
  }

  #isOpenNow(): boolean {
    const { date, minutes } = toWallClock(this.#now, this.#business.timeZone)
    const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(
      new Date(`${date}T00:00Z`),
    )
    const holiday = this.#business.holidays.find((item) => item.date === date)
    const spans = holiday
      ? holiday.hours
      : this.#business.hours[weekday.toLowerCase() as keyof typeof this.hours]
    return spans.some((span) => minutesOf(span.open) <= minutes && minutes < minutesOf(span.close))
  }

  get hours() {
    return this.#business.hours
  }

  #task(): Result {
    return { task_id: this.#id('task'), receipt_id: this.#id('rcp') }
  }

  #id(prefix: string): string {
    this.#ids += 1
    return `${prefix}_${this.#ids}`
  }
}

type Range = { from: string; to: string } | null
