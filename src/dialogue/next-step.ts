import { endOfCall, isSilentTooLong } from './call-end.ts'
import { personCall } from './get-person.ts'
import { goals, openSlots, wishWords } from './goals.ts'
import { bookCall } from './own-appointments.ts'
import { messageCall } from './take-message.ts'
import type { TalkState } from './talk-state.ts'
import type { BookAppointmentArguments, DialogueInput, DialogueToolCall } from './types.ts'
import type { Visit } from './visit.ts'
import { textCall } from './written-down.ts'

/** After so many tools in one turn something is wrong with them, and the contact has waited long enough. */
const mostCallsPerTurn = 6

/** The tool to call now, or null when it is time to speak. A person and an urgent message come before the calendar. */
export function nextStep(state: TalkState, input: DialogueInput): DialogueToolCall | null {
  if (state.calls >= mostCallsPerTurn) return null
  if (state.isBookDue) return bookCall(state)
  return (
    personCall(state, input) ??
    messageCall(state, input.tools) ??
    bookCall(state) ??
    visitCall(state, input) ??
    textCall(state, input) ??
    endOfCall(state, input)
  )
}

function visitCall(state: TalkState, input: DialogueInput): DialogueToolCall | null {
  const { visit } = state
  const hasFailed = state.news.some((item) => item.kind === 'failed' || item.kind === 'none_found')
  if (!visit || hasFailed || isSilentTooLong(state)) return null
  // Looked up before it is asked whether to move it or to cancel it: there may be none.
  if (visit.kind !== 'book' && visit.appointments === null) return { name: 'find_appointment', arguments: {} }
  if (!visit.isKindSure) return null
  if (visit.kind === 'cancel') return deedCall(visit, state, input)
  if (visit.kind === 'move' && visit.appointment === null) return null
  const service = visit.service?.name ?? visit.appointment?.service
  if (service === undefined || visit.service?.durationMinutes === null) return null
  const isWished = !openSlots({ state, visit, input }).includes('when')
  if (visit.isSearchDue && isWished) {
    const when = wishWords(visit)
    return { name: 'check_availability', arguments: { service, ...(when === undefined ? {} : { when }) } }
  }
  if (visit.pick) return { name: 'hold_window', arguments: { window_id: visit.pick.id } }
  return deedCall(visit, state, input)
}

/** The deed itself: only with everything known, read back before, and a yes since. */
function deedCall(visit: Visit, state: TalkState, input: DialogueInput): DialogueToolCall | null {
  if (!visit.isConfirmed || openSlots({ state, visit, input }).length > 0) return null
  const { deed } = goals[visit.kind]
  if (deed === 'cancel_appointment')
    return visit.appointment && { name: deed, arguments: { appointment_id: visit.appointment.id } }
  if (!visit.held) return null
  const window_id = visit.held.id
  if (deed === 'reschedule_appointment')
    return visit.appointment && { name: deed, arguments: { appointment_id: visit.appointment.id, window_id } }
  return { name: deed, arguments: bookingOf(state, visit, window_id) }
}

function bookingOf(state: TalkState, visit: Visit, windowId: string): BookAppointmentArguments {
  const note = visit.words.trim().slice(0, 300)
  return {
    window_id: windowId,
    name: state.name ?? '',
    ...(state.phone === null ? {} : { phone: state.phone }),
    ...(state.email === null ? {} : { email: state.email }),
    ...(needsAddress(visit) && state.address !== null ? { address: state.address } : {}),
    ...(note === '' ? {} : { note }),
  }
}

export function needsAddress(visit: Visit): boolean {
  return visit.service?.place === 'customer' || visit.isAddressNeeded
}
