import { applyShift, cancelAll, meansAll, startSearch } from './absorb-visit.ts'
import { findAppointment } from './find-appointment.ts'
import { hasWish } from './goals.ts'
import { fail, giveUp, type Hearing, hearLost, refuse, type VisitHearing } from './hear-failure.ts'
import { nothingSaid } from './said-values.ts'
import { momentWish } from './shift-time.ts'
import type { TalkState } from './talk-state.ts'
import {
  type Fields,
  fieldsOf,
  itemsOf,
  momentOf,
  textOf,
  textsOf,
  wallClock,
  windowsOf,
} from './tool-fields.ts'
import type { BusinessFacts, Service } from './types.ts'
import { newVisit, type OfferedWindow, type ShownAppointment, type Visit } from './visit.ts'
import { asksOtherDay, movesOutright, ofTheBook } from './words.ts'

export type ToolResult = { name: string; arguments: unknown; result: unknown }

/** Takes in what a tool brought: the only ground on which a deed is ever told. */
export function hearResult(
  state: TalkState,
  { name, arguments: given, result }: ToolResult,
  business: BusinessFacts,
): void {
  const fields = fieldsOf(result)
  const args = fieldsOf(given)
  const error = typeof fields.error === 'string' ? fields.error : null
  const zone = business.timeZone
  state.calls += 1
  state.visit ??= visitOf(name, args, business)
  const visit = state.visit
  const hearing = { state, visit, fields, args, error, zone }
  if (name === 'take_message') hearMessage(state, fields)
  else if (name === 'hand_over') hearHandOver(state, fields, error)
  else if (name === 'transfer_call') hearTransfer(state, error)
  else if (name === 'end_call') state.news.push({ kind: 'call_ended' })
  else if (name === 'send_text') hearText(state, error)
  else if (name === 'find_appointment' && state.isBookDue) learnBook(hearing)
  else if (name === 'find_appointment' && state.wantsBook) hearBook(hearing)
  else if (deeds.has(name)) hearDeed(hearing, name)
  else if (visit) hearLookUp(name, { ...hearing, visit })
}

const deeds = new Set(['book_appointment', 'reschedule_appointment', 'cancel_appointment'])

function hearLookUp(name: string, hearing: VisitHearing): void {
  if (name === 'check_availability') hearWindows(hearing)
  else if (name === 'hold_window') hearHold(hearing)
  else if (name === 'find_appointment') hearAppointments(hearing)
}

/** A model may have begun what no words here opened. */
function visitOf(tool: string, args: Fields, { services }: BusinessFacts): Visit | null {
  if (tool !== 'check_availability' && tool !== 'hold_window') return null
  const service = services.find((item) => item.name === args.service) ?? null
  return { ...newVisit('book', ''), service }
}

function hearMessage(state: TalkState, fields: Fields): void {
  const isTaken = typeof fields.task_id === 'string'
  state.outcome = {
    isTaken,
    isAfterHours: isTaken && fields.after_hours === true,
    isUrgent: state.goal?.isUrgent ?? false,
    isMore: state.goal?.isMore ?? false,
  }
  if (isTaken) {
    state.taken.push(...(state.goal?.words ?? []))
    state.lastTaken = state.goal?.isUrgent ? 'urgent' : 'plain'
    state.goal = null
  } else if (state.goal) state.goal.hasFailed = true
}

function hearHandOver(state: TalkState, fields: Fields, error: string | null): void {
  state.wantsPerson = null
  if (error !== null) fail(state, 'hand_over', { error, services: [] })
  else state.news.push({ kind: 'handed_over', isOpenNow: fields.is_open_now === true })
}

function hearTransfer(state: TalkState, error: string | null): void {
  if (error !== null) {
    state.isNobodyToTransferTo = true
    return
  }
  state.wantsPerson = null
  state.news.push({ kind: 'put_through' })
}

function hearText(state: TalkState, error: string | null): void {
  state.wantsText = false
  state.news.push(error === null ? { kind: 'texted' } : { kind: 'not_texted' })
}

function hearWindows({ state, visit, fields, error, zone }: VisitHearing): void {
  visit.isSearchDue = false
  if (error !== null) {
    fail(state, 'check_availability', { error, services: textsOf(fields.services) })
    return
  }
  visit.offered = windowsOf(fields.windows, zone)
  visit.isNoneFree = visit.offered.length === 0
  visit.isExact = fields.is_exact !== false
  visit.understood = typeof fields.understood === 'string' ? fields.understood : null
  visit.pick = exactPick(visit)
  if (visit.pick === null) state.news.push({ kind: 'offer' })
}

/** Asked for one moment and it is free: there is nothing to choose. */
function exactPick(visit: Visit): OfferedWindow | null {
  const { day, time } = visit.wish
  const isMoment =
    day?.from === day?.to && time !== null && time.from === time.to && !visit.wish.isApproximate
  if (!visit.isExact || !isMoment || !day) return null
  return visit.offered.find((item) => item.date === day.from && item.clock === time?.from) ?? null
}

function hearHold({ state, visit, fields, args, error, zone }: VisitHearing): void {
  if (error === null) {
    const picked = visit.offered.find((item) => item.id === args.window_id) ?? visit.pick
    visit.held = picked ? { ...picked, id: textOf(fields.window_id) ?? picked.id } : null
    visit.pick = null
    state.news.push({ kind: 'held' })
    return
  }
  hearLost({ state, visit, fields, error, zone }, 'hold_window')
}

/** What the contact has in the book, asked for by itself. */
function hearBook({ state, fields, error, zone }: Hearing): void {
  state.wantsBook = false
  if (error !== null) fail(state, 'find_appointment', { error, services: [] })
  else tellBook(state, appointmentsIn(fields, zone))
}

function tellBook({ news }: TalkState, appointments: ShownAppointment[]): void {
  news.push(appointments.length > 0 ? { kind: 'listed', appointments } : { kind: 'none_found' })
}

/** Where it cannot be looked up the words are understood without it, and nothing is said to be missing. */
function learnBook({ state, fields, error, zone }: Hearing): void {
  state.book = error === null ? appointmentsIn(fields, zone) : null
}

function appointmentsIn(fields: Fields, zone: string): ShownAppointment[] {
  return itemsOf(fields.appointments).flatMap((item): ShownAppointment[] => {
    const [id, service, label] = [textOf(item.appointment_id), textOf(item.service), textOf(item.label)]
    if (id === null || service === null || label === null) return []
    return [{ id, service, label, ...wallClock(item.starts_at, zone) }]
  })
}

function hearAppointments({ state, visit, fields, error, zone }: VisitHearing): void {
  if (error !== null) {
    fail(state, 'find_appointment', { error, services: [] })
    return
  }
  chooseFrom(state, visit, appointmentsIn(fields, zone))
}

/** What was looked up before the contact's words were understood answers what they want of it. */
export function readFromBook(state: TalkState, book: ShownAppointment[]): void {
  const { visit } = state
  if (visit && visit.kind !== 'book' && visit.appointments === null) chooseFrom(state, visit, book)
  if (!state.wantsBook) return
  state.wantsBook = false
  tellBook(state, book)
}

function chooseFrom(state: TalkState, visit: Visit, appointments: ShownAppointment[]): void {
  visit.appointments = appointments
  const meant = visit.appointments.find((item) => item.id === visit.meantId)
  const { text, said } = visit.which ?? { text: '', said: nothingSaid }
  if (visit.kind === 'cancel' && appointments.length > 1 && meansAll(text))
    cancelAll(state, visit, appointments)
  else visit.appointment = meant ?? findAppointment(visit.appointments, text, said)
  visit.isKindSure ||= visit.kind === 'move' && isElsewhen(visit)
  // "Have a tune-up Thursday, can we do Friday instead": what stands is not wanted once more.
  const isSame = (other: Visit) =>
    other.kind === 'book' && other.words === visit.words && other.service?.name === visit.appointment?.service
  if (visit.kind === 'move') state.waiting = state.waiting.filter((other) => !isSame(other))
  applyShift(visit)
  if (visit.appointments.length > 0) state.news.push({ kind: 'shown' })
  else if (!bookInstead(state, visit)) {
    state.news.push({ kind: 'none_found' })
    giveUp(state, visit)
  }
}

/** Another time than the one that stands was wished for. */
function isElsewhen({ appointment, wish, which }: Visit): boolean {
  if (!appointment || wish.day === null) return false
  const isOther = wish.day.from > appointment.date || wish.day.to < appointment.date
  return isOther && (which === null || asksOtherDay.test(which.text) || movesOutright.test(which.text))
}

/**
 * "Need my clock seen to, next week, not Monday though", "just the repair, I don't need it fast, can you do Wednesday":
 * where nothing is in the book, words that do not speak of the book were never about it.
 */
function bookInstead(state: TalkState, visit: Visit): boolean {
  const booking = visit.which?.booking ?? null
  const beside = state.waiting.find((other) => other.kind === 'book' && other.words === visit.words)
  const service = beside?.service ?? booking?.service ?? null
  const hasDone = state.news.some(({ kind }) => kind === 'cancelled' || kind === 'moved')
  const isMoment = booking !== null && booking.wish.day !== null && booking.wish.time !== null
  if (hasDone || ofTheBook.test(visit.words) || (service === null && !isMoment)) return false
  if (!(booking ?? beside)) return false
  const meant = beside ?? { ...newVisit('book', visit.words), service }
  if (booking && !hasWish(meant)) {
    meant.wish = booking.wish
    startSearch(meant)
  }
  state.visit = meant
  state.waiting = state.waiting.filter((other) => other !== meant)
  return true
}

function hearDeed({ state, visit, fields, args, error, zone }: Hearing, tool: string): void {
  if (error !== null) {
    if (visit) refuse({ state, visit, fields, args, error, zone }, tool)
    return
  }
  const service = textOf(fields.service) ?? ''
  const label = textOf(fields.label) ?? ''
  const moment = {
    ...momentOf(fields, { label, zone, known: visit?.held ?? visit?.appointment ?? null }),
    label,
  }
  if (tool === 'book_appointment') state.news.push({ kind: 'booked', service, ...moment })
  else if (tool === 'cancel_appointment') state.news.push({ kind: 'cancelled', service, ...moment })
  else state.news.push({ kind: 'moved', service, ...moment, previous: textOf(fields.previous_label) ?? '' })
  const id = textOf(fields.appointment_id)
  state.lastDone = tool === 'cancel_appointment' ? null : { id, service, ...moment }
  const done = visit?.service ?? null
  state.visit = state.waiting.shift() ?? null
  if (tool === 'book_appointment' && state.visit) follow(state.visit, moment, done)
}

/** "And another right after": as soon as the first one ends. */
function follow(visit: Visit, { date, clock }: { date: string; clock: string }, done: Service | null): void {
  if (!visit.follows || date === '' || visit.held !== null) return
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const length = (done?.durationMinutes ?? 0) + (done?.bufferMinutes ?? 0)
  const wish = momentWish(date, hours * 60 + minutes + length)
  if (!wish) return
  visit.wish = wish
  startSearch(visit)
}
