import { expect, it } from 'vitest'
import { chooseService } from './choose-service.ts'
import { clausesOf } from './clauses-of.ts'
import { forChild } from './for-children.ts'
import { english } from './phrases.ts'
import { readTalk } from './read-talk.ts'
import { readingOf } from './reading.ts'
import { newTalk } from './talk-state.ts'
import type { BusinessFacts, DialogueMessage, Service } from './types.ts'
import { newVisit } from './visit.ts'

const service = {
  description: '',
  durationMinutes: 60,
  bufferMinutes: 0,
  place: 'customer' as const,
  price: { kind: 'free' as const },
}
const services: Service[] = [
  { ...service, name: 'Clock repair', alsoCalled: ['grandfather clock'] },
  { ...service, name: 'Delivery', alsoCalled: ['clock delivery', 'grandfather clock delivery'] },
  { ...service, name: 'Barometer repair', alsoCalled: [] },
]
const business: BusinessFacts = {
  name: 'Juniper & Sons', about: '', timeZone: 'America/Chicago', phone: null, email: null, website: null, addresses: [],
  hours: { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
  holidays: [], services, area: { places: [], postalCodes: [], note: '' },
} // biome-ignore format: one readable block
const contact = { name: null, phone: null, email: null, address: null, timeZone: null }

function chosen(
  text: string,
  ask: 'service' | null,
  offered: Service[] = services,
  possibleServices: Service[] = [],
): string | undefined {
  const bot = { name: 'Pip', greeting: '', questions: [] }
  const facts = { business: { ...business, services: offered }, bot }
  const reading = readingOf(facts, '2026-11-23T15:10:00Z')
  const clauses = clausesOf(text, reading)
  const state = { ...newTalk(contact), ask, clauses }
  const visit = { ...newVisit('book', 'before'), possibleServices }
  return chooseService(visit, { own: clauses, all: clauses }, { state, ...facts })?.name
}

// Sabotage: in choose-service.ts let answeredBy give back null.
it('takes a word of a name for the service, once it was asked which', () => {
  const cleaning = { ...service, name: 'Clock cleaning', alsoCalled: [] }
  const [clock, ...others] = services as [Service, ...Service[]]
  const all = [cleaning, clock, ...others]
  expect(chosen('the repair one', 'service', all)).not.toBe('Clock repair')
  expect(chosen('the repair one', 'service', all, [cleaning, clock])).toBe('Clock repair')
})

// Sabotage: in choose-service.ts let isPossible be true.
it('keeps to those that were asked about when what is said only points at one', () => {
  const [clock, delivery, barometer] = services as [Service, Service, Service]
  const [text, asked] = ['it runs slow', 'service'] as const
  expect(chosen(text, asked)).toBe('Clock repair')
  expect(chosen(text, asked, services, [clock, delivery])).toBe('Clock repair')
  expect(chosen(text, asked, services, [delivery, barometer])).toBeUndefined()
})

// Sabotage: let forChild give back the service.
it('takes the same work for children where it is for one', () => {
  const forKids = { ...service, name: "Children's clock course", alsoCalled: [] }
  const course = { ...service, name: 'Clock course', alsoCalled: [] }
  const facts = { ...business, services: [course, forKids] }
  expect(forChild(course, 'a clock course for my daughter', facts)).toBe(forKids)
  expect(forChild(course, 'my daughter gave me a clock', facts)).toBe(course)
})

// Sabotage: in choose-service.ts leave both calls of serviceMeant() out.
it('takes the service that does what somebody describes, though no word of its name is said', () => {
  expect(chosen('it runs ten minutes behind every day', null)).toBe('Clock repair')
  expect(chosen('something quite different is wrong here', null)).toBeUndefined()
})

// Sabotage: in hint-at-service.ts leave the filter by isNamed out of hintByName().
it('takes no service for a small word of its description', () => {
  const described = {
    ...service,
    name: 'Fitting',
    alsoCalled: [],
    description: 'Brackets and shelves of most makes.',
  }
  expect(chosen('sorry make it friday', 'service', [described, ...services])).toBeUndefined()
})

// Sabotage: in absorb-run.ts leave describedIn() out.
it('takes the service for what was described before the bot answered and somebody asked to come', () => {
  const at = '2026-11-23T15:10:00Z'
  const read = (...messages: DialogueMessage[]) =>
    readTalk(
      {
        ...{ now: at, language: 'en', channel: 'text', business, contact, messages, passages: [] },
        ...{
          bot: { name: 'Pip', greeting: 'Hi!', questions: [] },
          tools: ['check_availability', 'hold_window', 'book_appointment'],
        },
      },
      english,
    ).state
  const described = {
    role: 'contact' as const,
    text: 'my old clock in the hall always runs behind',
    at,
  }
  const answered = { role: 'bot' as const, text: 'Shall I let the team know?', at }
  const wished = { role: 'contact' as const, text: 'no. could one of you come on thursday', at }
  expect(read(described, answered, wished).visit?.service?.name).toBe('Clock repair')
  expect(read(answered, wished).visit?.service ?? null).toBeNull()
})
