import { formatPhoneNumber } from '#kit/phone-number.ts'
import { type BusinessProfile, weekdays } from '#teams/contract.ts'
import type { ToolScene } from '#tools/ports.ts'

/** A piece of what the business says of itself, and where it stands. */
export interface Passage {
  source: string
  text: string
  /** Other words people use for it. */
  also: string
}

/** All that may be looked up: the bot's questions and answers, and the profile in sentences. */
export function passagesOf({ profile, questions }: Pick<ToolScene, 'profile' | 'questions'>): Passage[] {
  return [
    ...questions.map(({ id, question, alsoAsked, answer }) => ({
      source: `question:${id}`,
      text: `${question} ${answer}`,
      also: alsoAsked.join(' '),
    })),
    { source: 'profile:about', text: profile.about, also: profile.name },
    { source: 'profile:hours', text: hoursText(profile), also: 'open close hours times opening closing' },
    ...profile.services.map((service, index) => ({
      source: `profile:services.${index}`,
      text: serviceText(service),
      also: `${service.alsoCalled.join(' ')} price cost how much long`,
    })),
    {
      source: 'profile:area',
      text: [
        'We serve',
        [...profile.area.places, ...profile.area.postalCodes].join(', '),
        profile.area.note,
      ].join(' '),
      also: 'area cover come out to zip',
    },
    {
      source: 'profile:contact',
      text: contactText(profile),
      also: 'address phone email website where located reach',
    },
  ].filter((passage) => passage.text.trim() !== '')
}

function hoursText({ hours, holidays, timeZone }: BusinessProfile): string {
  const spans = (day: { open: string; close: string }[]) =>
    day.length === 0 ? 'closed' : day.map(({ open, close }) => `${open} to ${close}`).join(' and ')
  const weekly = weekdays.map((day) => `${day} ${spans(hours[day])}`)
  const special = holidays.map((day) => `${day.date} (${day.name}) ${spans(day.hours)}`)
  return `Open, ${timeZone} time: ${[...weekly, ...special].join('; ')}.`
}

export function serviceText(service: BusinessProfile['services'][number]): string {
  const { price, durationMinutes } = service
  const amount = (money: { micros: number }) => `$${money.micros / 1_000_000}`
  const priced = {
    fixed: () => ('amount' in price ? amount(price.amount) : ''),
    from: () => ('amount' in price ? `from ${amount(price.amount)}` : ''),
    hourly: () => ('amount' in price ? `${amount(price.amount)} an hour` : ''),
    range: () => ('upTo' in price ? `${amount(price.amount)} to ${amount(price.upTo)}` : ''),
    free: () => 'free',
    quote: () => 'priced by quote',
  }[price.kind]()
  const length = durationMinutes === null ? 'cannot be booked here' : `takes ${durationMinutes} minutes`
  return `${service.name}: ${priced}, ${length}. ${service.description}`.trim()
}

function contactText({ addresses, phone, email, website }: BusinessProfile): string {
  const places = addresses.map((at) => `${at.street}, ${at.city}, ${at.region} ${at.postalCode}`.trim())
  return [...places, phone ? formatPhoneNumber(phone) : '', email ?? '', website ?? '']
    .filter(Boolean)
    .join('; ')
}
