import { nextReply } from '#dialogue/next-reply.ts'
import type { BotFacts, BusinessFacts, DialogueMessage, DialogueToolCall } from '#dialogue/types.ts'
import { findWhen } from '#values/find-when.ts'

/** The moment of every talk. */
const now = '2026-11-23T15:10:00Z' // Monday, 9:10 in Chicago
const day = [{ open: '08:00', close: '17:00' }]
const price = { kind: 'fixed' as const, amount: { micros: 90_000_000, currency: 'USD' as const } }
export const service = {
  description: '',
  durationMinutes: 60,
  bufferMinutes: 0,
  place: 'business' as const,
  price,
}
const business: BusinessFacts = {
  name: 'Juniper & Sons', about: '', timeZone: 'America/Chicago', phone: '+16305550100', email: null, website: null,
  addresses: [{ street: '12 Alder Street', city: 'Fairhaven', region: 'IL', postalCode: '60990' }],
  hours: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: [], sunday: [] },
  holidays: [],
  services: [
    { ...service, name: 'Clock repair', alsoCalled: ['fix my clock', 'stopped clock'] },
    { ...service, name: 'Lamp rewiring', alsoCalled: ['new lamp cord'] },
    { ...service, name: 'Frame polishing', alsoCalled: ['polish a frame'] },
  ],
  area: { places: ['Fairhaven'], postalCodes: [], note: '' },
} // biome-ignore format: one readable block
type Question = BotFacts['questions'][number]
const tools = ['check_availability', 'hold_window', 'book_appointment', 'find_appointment', 'reschedule_appointment', 'cancel_appointment', 'take_message'] // biome-ignore format: one line

/** An appointment the contact has, as the calendar shows it. */
const own = (id: string, startsAt: string, label: string, name = 'Clock repair') => ({
  appointment_id: id, service: name, label, starts_at: startsAt,
}) // biome-ignore format: one line
export const onTuesday = own('tuesday', '2026-11-24T20:00:00Z', 'Tuesday, November 24, 2:00 PM')
export const onThursday = own('thursday', '2026-11-26T20:00:00Z', 'Thursday, November 26, 2:00 PM')

/** A talk of the engine with a contact and a calendar in which every full hour is free. */
export function talk(
  texts: string[],
  {
    appointments = [onThursday],
    channel = 'text' as 'text' | 'voice',
    questions = [] as Question[],
    name = null as string | null,
    address = null as string | null,
    before = [] as DialogueMessage[],
    isBookDown = false,
    services = business.services,
  } = {},
) {
  const bot = { name: 'Pip', greeting: 'Hi, this is Juniper!', questions }
  const messages: DialogueMessage[] = [...before]
  const calls: DialogueToolCall[] = []
  const said: string[] = []
  for (const text of texts) {
    messages.push({ role: 'contact', text, at: now })
    for (let step = 0; step < 9; step++) {
      const contact = { name, phone: '+16305550142', email: null, address, timeZone: null }
      const input = {
        now,
        language: 'en' as const,
        channel,
        business: { ...business, services },
        bot,
        passages: [],
        messages,
        contact,
        tools,
      }
      const reply = nextReply(structuredClone(input))
      if (reply.toolCalls.length === 0) {
        messages.push({ role: 'bot', text: reply.text, at: now })
        said.push(reply.text)
        break
      }
      for (const call of reply.toolCalls) {
        const id = `call_${calls.push(call)}`
        messages.push({ role: 'tool_call', id, name: call.name, arguments: call.arguments })
        const isDown = isBookDown && call.name === 'find_appointment'
        const result = isDown ? { error: 'unavailable' } : resultOf(call, appointments)
        messages.push({ role: 'tool_result', id, name: call.name, result })
      }
    }
  }
  const of = (name: string) => calls.filter((call) => call.name === name).map((call) => call.arguments)
  return { said, calls, of, names: calls.map((call) => call.name), last: said.at(-1) ?? '' }
}

function resultOf(call: DialogueToolCall, appointments: ReturnType<typeof own>[]) {
  if (call.name === 'find_appointment') return { appointments }
  if (call.name === 'check_availability') {
    const { when = '' } = call.arguments
    const all = findWhen(when, { now: new Date(now), timeZone: business.timeZone })
    const found = all.filter(({ value }) => !value.isExcluded)
    const date = found.find(({ value }) => value.days)?.value.days?.from ?? '2026-11-25'
    const clock = found.find(({ value }) => value.times)?.value.times?.from ?? '10:00'
    return { understood: null, is_exact: true, windows: [windowAt(call.arguments.service, date, clock)] }
  }
  if (call.name === 'take_message') return { task_id: 't', receipt_id: 'r', after_hours: false }
  if (call.name === 'cancel_appointment')
    return {
      ...appointments.find((item) => item.appointment_id === call.arguments.appointment_id),
      receipt_id: 'r',
    }
  const id = 'window_id' in call.arguments ? call.arguments.window_id : ''
  const [name = '', date = '', clock = ''] = id.split('|')
  return { hold_id: 'h', appointment_id: `new ${id}`, receipt_id: 'r', ...windowAt(name, date, clock) }
}

function windowAt(name: string, date: string, clock: string) {
  const [hour = 0] = clock.split(':').map(Number)
  const startsAt = new Date(`${date}T${String(hour + 6).padStart(2, '0')}:${clock.slice(3)}:00Z`)
  const label = startsAt.toLocaleString('en-US', {
    timeZone: business.timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  })
  return { service: name, window_id: `${name}|${date}|${clock}`, label, starts_at: startsAt.toISOString() }
}
