import type { Context } from './answer.ts'
import { goals, openSlots, type Slot } from './goals.ts'
import { needsAddress } from './next-step.ts'
import type { PhraseKey } from './phrases.ts'
import { sayMoment, sayMoments } from './say-moment.ts'
import { joinWords } from './spoken-form.ts'
import type { TalkState } from './talk-state.ts'
import type { DialogueInput } from './types.ts'
import type { Visit } from './visit.ts'

type Turn = { state: TalkState; input: DialogueInput; context: Context; isBack?: boolean }

/** The question with which a visit goes on: the next thing missing, two at most, or what was understood to confirm. */
export function sayVisit(turn: Turn): string[] {
  const { state, input } = turn
  const { visit } = state
  if (!visit) return []
  const [slot, ...others] = openSlots({ state, visit, input })
  if (slot === undefined) return []
  const kept =
    state.news.some((item) => item.kind === 'held') && slot !== 'confirm' ? sayKept(visit, turn) : []
  return [...kept, ...asking[slot]({ ...turn, visit, others })]
}

type Asking = Turn & { visit: Visit; others: Slot[] }

const asking: Record<Slot, (asked: Asking) => string[]> = {
  kind: (asked) => [askKind(asked)],
  appointment: (asked) => [sayAppointments(asked)],
  service: (asked) => [askService(asked)],
  when: (asked) => [askWhen(asked)],
  window: (asked) => [sayOffer(asked)],
  name: ({ context, visit, others, input }) => {
    if (visit.refusedFields.includes('name')) return [context.say('ask_again', { what: 'the name' })]
    const first = others[0]
    if (first === 'address') return [context.say('ask_name_and_address')]
    return [
      context.say(first === 'phone' && input.channel === 'voice' ? 'ask_name_and_phone' : 'ask_visit_name'),
    ]
  },
  address: ({ context, visit }) =>
    visit.refusedFields.includes('address')
      ? [context.say('ask_again', { what: 'the address' })]
      : [context.say('ask_address')],
  phone: ({ context }) => [context.say('ask_visit_phone')],
  email: ({ context }) => [context.say('ask_again', { what: 'the email address' })],
  confirm: (asked) => [asked.state.isDenied ? asked.context.say('ask_change') : readBack(asked)],
}

function sayKept(visit: Visit, { context, input }: Turn): string[] {
  if (!visit.held) return []
  return [context.say('pick_kept', { moment: sayMoment(visit.held, context.local, input.channel) })]
}

function askService({ input, context, visit, state }: Asking): string {
  const bookable = input.business.services.filter((service) => service.durationMinutes !== null)
  const isAgain = state.ask === 'service'
  if (visit.possibleServices.length > 1 || isAgain) {
    const shown = (visit.possibleServices.length > 1 ? visit.possibleServices : bookable).slice(
      0,
      input.channel === 'voice' ? 4 : 8,
    )
    return context.say('ask_service_of', {
      services: joinWords(
        shown.map(({ name }) => name),
        'or',
      ),
    })
  }
  const names = bookable.map((service) => service.name)
  const most = input.channel === 'voice' ? 3 : 6
  return names.length > 0 && names.length <= most
    ? context.say('ask_service_of', { services: joinWords(names, 'or') })
    : context.say('ask_service')
}

function askWhen({ state, visit, context, input }: Asking): string {
  if (visit.kind === 'move' && visit.appointment && state.news.some((item) => item.kind === 'shown'))
    return context.say('shown_one_move', {
      service: visit.appointment.service,
      moment: sayMoment(visit.appointment, context.local, input.channel),
    })
  const service = visit.service?.name
  return service === undefined ? context.say('ask_when') : context.say('ask_when_for', { service })
}

function askKind(asked: Asking): string {
  const { state, visit, context, input } = asked
  const { appointment } = visit
  if (!appointment && (visit.appointments?.length ?? 0) > 1) return sayAppointments(asked)
  if (!appointment || !state.news.some((item) => item.kind === 'shown')) return context.say('ask_kind')
  const moment = sayMoment(appointment, context.local, input.channel)
  return context.say('ask_kind_of', { service: appointment.service, moment })
}

function sayAppointments({ visit, context, input }: Asking): string {
  const said = (visit.appointments ?? []).map(
    (item) => `${item.service} on ${sayMoment(item, context.local, input.channel)}`,
  )
  const appointments = joinWords(said)
  return context.say('shown_some', { appointments })
}

/** What was shown before is only named again; what the calendar just brought is offered with how it fits the wish. */
function sayOffer({ state, visit, context, input }: Asking): string {
  const windows = visit.offered.slice(0, mostOffered(input.channel))
  if (windows.length === 0) return context.say('none_free')
  const moments = sayMoments(windows, context.local, input.channel)
  if (state.isDenied) return context.say('none_suits')
  const kinds = state.news.map((item) => item.kind)
  if (kinds.includes('taken')) return context.say('offer_taken', { moments })
  if (!kinds.includes('offer')) return context.say('offer_again', { moments })
  if (!visit.isExact)
    return visit.understood
      ? context.say('offer_near', { wish: plainTimes(visit.understood), moments })
      : context.say('offer_near_plain', { moments })
  return windows.length === 1
    ? context.say('offer_one', { moment: moments })
    : context.say('offer_some', { moments })
}

/** "6:00 AM to 12:00 PM" as people say it. */
function plainTimes(understood: string): string {
  return understood
    .replace(/\b12:00 PM\b/g, 'noon')
    .replace(/\b12:00 AM\b/g, 'midnight')
    .replace(
      /\b(\d{1,2}(?::\d\d)?) (AM|PM)\b/g,
      (_, time: string, half: string) => `${time.replace(':00', '')} ${half.toLowerCase()}`,
    )
}

export function mostOffered(channel: 'text' | 'voice'): number {
  return channel === 'voice' ? 2 : 3
}

function readBack({ state, visit, context, input, isBack }: Asking): string {
  const at = (moment: { date: string; clock: string; label: string }) =>
    sayMoment(moment, context.local, input.channel)
  const key: PhraseKey = goals[visit.kind].readBack
  if (visit.kind === 'cancel')
    return visit.appointment
      ? context.say(key, { service: visit.appointment.service, moment: at(visit.appointment) })
      : ''
  if (!visit.held) return ''
  const service = visit.service?.name ?? visit.appointment?.service ?? ''
  if (visit.kind === 'move')
    return context.say(key, {
      service,
      moment: at(visit.held),
      previous: visit.appointment ? at(visit.appointment) : '',
    })
  if (isBack) return context.say('read_back_again', { service, moment: at(visit.held) })
  const details = [state.name, needsAddress(visit) ? sayAddressOf(state) : null, state.email].filter(
    (part) => part !== null,
  )
  return context.say(key, {
    service,
    moment: at(visit.held),
    details: details.length === 0 ? '' : `, ${details.join(', ')}`,
  })
}

/** One from their record is told as such, so that whoever has moved notices. */
function sayAddressOf({ address, values }: TalkState): string | null {
  const isSaid = values.some(({ path }) => path === 'contact.address')
  return address === null || isSaid ? address : `${address} as before`
}
