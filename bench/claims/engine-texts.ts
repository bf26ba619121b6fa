import type { ClaimKind } from '#conversations/engine/claims/claim.ts'
import { english } from '#dialogue/phrases.ts'
import { readDialogues } from '../meaning/tuning-wordings.ts'

/** A sentence of the built-in engine, with what it tells as done after a tool has done it. */
export interface EngineText {
  key: string
  text: string
  proven: readonly ClaimKind[]
}

/** What differs from business to business. */
export interface EngineFacts {
  services: readonly string[]
  addresses: readonly string[]
  places: readonly string[]
  holidays: readonly string[]
  prices: readonly string[]
  /** Times as they are offered and read back, before anything is done. */
  moments: readonly string[]
  /** Who it is for, and where, as read back. */
  details: readonly string[]
}

/** Every phrase of the engine, filled with each service in turn. The guard must let each of them be. */
export function engineTexts(facts: EngineFacts): EngineText[] {
  const { services, addresses, places, holidays, prices, moments, details } = facts
  const texts = new Map<string, EngineText>()
  const pick = (list: readonly string[], at: number) => list[at % list.length] ?? ''
  services.forEach((service, at) => {
    const filling = {
      ...sample,
      service,
      services: `${service}, ${pick(services, at + 3)} or ${pick(services, at + 7)}`,
      prices: `${service} ${pick(prices, at).replace(/^is /, '')}; ${pick(services, at + 2)} priced by quote`,
      price: pick(prices, at), place: pick(places, at), places: `${pick(places, at)} and ${pick(places, at + 1)}`,
      address: pick(addresses, at), holiday: pick(holidays, at), words: pick(services, at + 5).toLowerCase(),
    } // biome-ignore format: one readable block
    const offers = [at, at + 3].map((shift) => ({
      ...filling,
      moment: pick(moments, shift),
      previous: pick(moments, shift + 1),
      details: pick(details, shift),
    }))
    for (const { key, wording } of phrases()) {
      const isDone = proven[key] !== undefined
      for (const values of isDone || !wording.includes('{moment}') ? [filling] : offers) {
        const filled = fill(wording, values)
        const said = beforeQuestion.includes(key) ? `${filled} What's your name?` : filled
        const text = said.charAt(0).toUpperCase() + said.slice(1)
        texts.set(text, { key, text, proven: proven[key] ?? [] })
      }
    }
  })
  return [...texts.values()]
}

function fill(wording: string, values: Record<string, string>): string {
  return wording.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

function phrases(): { key: string; wording: string }[] {
  return [english.text, english.voice].flatMap((catalogue) =>
    Object.entries(catalogue).flatMap(([key, wordings]) => wordings.map((wording) => ({ key, wording }))),
  )
}

/** Every third service of the businesses of the tuning talks. */
function servicesOfTalks(): string[] {
  return readDialogues()
    .flatMap(({ profile }) => profile.business.services.map(({ name }) => name))
    .filter((_, at) => at % 3 === 0)
}

/** What the guard is taught with; its test fills in other businesses. */
export const taughtFacts: EngineFacts = {
  services: [
    ...servicesOfTalks(),
    'Water heater replacement', 'Drain cleaning', 'Root touch-up', 'Personal tax return', 'Delivery and setup', "Kids' cut", 'Car key programming',
    'Move-out cleaning', 'Brake pad replacement', 'Dry needling', 'Emergency visit', 'Stump removal', 'Photo session', 'Transfer of records',
    'Booking of the hall', 'Gutter cleaning', 'Wheel alignment', 'Trial lesson', 'Gate repair', 'Roof repair', 'Laptop repair', 'Deck staining',
  ],
  addresses: ['640 Tamarack Avenue, Delmont Springs, CO 80990', '16 Foundry Yard, Sutter Falls, PA 18899', '29 Assay Street, Harlow Creek, MT 59990'],
  places: ['Millrace', 'Bexley Heights', 'Polk Landing', 'St. Osmund'],
  holidays: ['Labor Day', 'Christmas Eve', 'Memorial Day', 'Thanksgiving'],
  prices: ['is $120', 'starts at $95', 'is free', 'is priced by quote', 'is $85 an hour'],
  moments: ['Thursday at 2:30 PM', 'Mon, Mar 1 at noon', 'tomorrow at 6 PM', 'Wed, Feb 24 at 11:30 am', 'today at 4 PM', 'Tuesday, March 30 at 8:30 AM', 'Sat, Apr 17 at 9 am'],
  details: [', Jo Fields', ', Andre Whitlow, 640 Slate Run, Okerville', '', ', Marisol de la Vega', ', Opal Radcliffe, 9 Kiln Lane'],
} // biome-ignore format: one readable block

/** Every moment is the one of the receipts. */
const sample: Record<string, string> = {
  address: '12 Elm Street, Fernbrook', answer: 'Yes, there is parking behind the building.', bot: 'June',
  appointments: 'First visit on Thursday, November 26, 2:00 PM', business: 'Fernbrook Works', close: '5:00 PM',
  day: 'Thursday, November 26', days: 'Thursdays', description: 'A look at everything, with a written report.',
  details: ', for Jo Fields, at 12 Elm Street', duration: 'about an hour', email: 'office@fernbrook.example',
  holiday: 'Thanksgiving', moment: 'Thursday, November 26, 2:00 PM', name: 'Jo Fields', on_day: 'on Thursday',
  moments: 'Thursday, November 26, 2:00 PM, Friday, November 27, 9:00 AM or 11:00 AM', open: '8:00 AM',
  passage: 'A visit takes about an hour.', phone: '(503) 555-0142', place: 'Fernbrook', places: 'Fernbrook and Oakdale',
  previous: 'Monday, November 23, 9:00 AM', price: 'is $120', prices: 'First visit $120, Follow-up $80',
  service: 'First visit', services: 'First visit or Follow-up', spans: '8:00 AM to 5:00 PM', text: 'We open at 8:00 AM.',
  thing: 'the website', website: 'fernbrook.example', week: 'Monday to Friday 8:00 AM to 5:00 PM, closed Saturday',
  what: 'the address', when: 'tomorrow', wish: 'Thursday, November 26, morning', words: 'moving a piano',
} // biome-ignore format: one readable block

export const passed: ClaimKind[] = ['passed_on', 'transferred']
/** Phrases said only after a tool did what they tell. */
const proven: Record<string, ClaimKind[]> = {
  booked: ['booked'], moved: ['moved'], cancelled: ['cancelled'], texted: ['sent'], shown_one_move: ['booked'], shown_some: ['booked'],
  shown_list: ['booked'], visit_kept: ['booked'],
  taken: passed, taken_named: passed, taken_urgent: passed, taken_more: passed, taken_reply: passed, already_taken: passed,
  handed_over: passed, handed_over_closed: passed, handed_over_later: passed, put_through: ['transferred'],
} // biome-ignore format: one readable block
/** Phrases that a question always follows: they tell what will be done once it is answered. */
const beforeQuestion = ['ack_request', 'ack_person', 'ack_complaint', 'ack_statement', 'pick_kept']
