import type {
  Address,
  BotFacts,
  BusinessFacts,
  OpenSpan,
  ServicePrice,
  WeeklyHours,
} from '#dialogue/types.ts'
import type { Random } from './random.ts'

export type TestSet = {
  seed: number
  phrasings: Record<string, string[]>
  people: string[]
  places: string[]
  postalCodes: string[]
  trades: Trade[]
}
export type Trade = {
  kind: string
  names: string[]
  services: { name: string; alsoCalled: string[]; description: string }[]
  questions: { question: string; alsoAsked: string[]; answer: string; paraphrases: string[] }[]
}
export type RandomProfile = { business: BusinessFacts; bot: BotFacts; trade: Trade; now: string }

/** A business nobody has seen: odd hours, split and closed days, odd prices, an area of its own. */
export function randomProfile(random: Random, set: TestSet): RandomProfile {
  const trade = random.pick(set.trades)
  const name = random.pick(trade.names)
  const now = new Date(Date.UTC(2026, 10, 1) + random.integer(0, 330 * 24 * 60) * 60_000)
  const places = random.shuffle(set.places)
  const city = places[0] ?? ''
  const area = randomArea(random, set, places)
  return {
    trade,
    now: now.toISOString(),
    business: {
      name,
      about: '',
      timeZone: random.pick(timeZones),
      phone: random.chance(0.85) ? `+1503555${String(random.integer(100, 199)).padStart(4, '0')}` : null,
      email: random.chance(0.8) ? `hello${random.integer(2, 98)}@example.com` : null,
      website: random.chance(0.8) ? `https://shop${random.integer(2, 98)}.example.com` : null,
      addresses: random.chance(0.85) ? [randomAddress(random, city)] : [],
      hours: randomWeek(random),
      holidays: randomHolidays(random, now),
      services: random
        .shuffle(trade.services)
        .slice(0, random.integer(4, 7))
        .map((service) => ({
          ...service,
          durationMinutes: random.chance(0.75) ? random.integer(2, 50) * 5 : null,
          bufferMinutes: 0,
          place: 'business' as const,
          price: randomPrice(random),
        })),
      area,
    },
    bot: {
      name: random.pick(['Juniper', 'Pip', 'Marlo', 'Wren']),
      greeting: random.pick([
        `Hi, thanks for texting ${name}! How can we help?`,
        'Hello! What can I do for you?',
      ]),
      questions: trade.questions.map((item, index) => ({
        id: `q${index + 1}`,
        question: item.question,
        alsoAsked: item.alsoAsked,
        answer: item.answer,
      })),
    },
  }
}

const timeZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
]
const holidayNames = [
  'Thanksgiving',
  'Christmas Eve',
  'Christmas Day',
  "New Year's Day",
  'Memorial Day',
  'Labor Day',
  'Independence Day',
  'Inventory Day',
  'Founders Day',
  'Staff Retreat',
]

function randomAddress(random: Random, city: string): Address {
  const street = `${random.integer(12, 9800)} ${random.pick(['Alder', 'Juno', 'Marsh', 'Cobalt', 'Ferry'])} ${random.pick(['Street', 'Avenue', 'Road'])}`
  return {
    street,
    city,
    region: random.pick(['OR', 'NY', 'CO']),
    postalCode: `8${random.integer(1000, 9999)}`,
  }
}

function randomArea(random: Random, set: TestSet, places: string[]) {
  const kind = random.integer(0, 3)
  return {
    places: kind === 3 ? [] : places.slice(0, random.integer(2, 5)),
    postalCodes: kind === 2 ? [] : random.shuffle(set.postalCodes).slice(0, random.integer(2, 4)),
    note: random.chance(0.2) ? 'Farther out by arrangement.' : '',
  }
}

function randomWeek(random: Random): WeeklyHours {
  const usual = randomDay(random, 0)
  const day = (closedShare: number) => (random.chance(0.6) ? usual : randomDay(random, closedShare))
  return {
    monday: day(0.2),
    tuesday: day(0.2),
    wednesday: day(0.2),
    thursday: day(0.2),
    friday: usual,
    saturday: randomDay(random, 0.4),
    sunday: randomDay(random, 0.6),
  }
}

function randomDay(random: Random, closedShare: number): OpenSpan[] {
  if (random.chance(closedShare)) return []
  if (random.chance(0.04)) return [{ open: '00:00', close: '24:00' }]
  const open = random.integer(60, 132) * 5
  if (random.chance(0.25)) {
    const pause = open + random.integer(24, 48) * 5
    const resume = pause + random.integer(3, 18) * 5
    return [span(open, pause), span(resume, resume + random.integer(18, 60) * 5)]
  }
  return [span(open, random.chance(0.05) ? 1440 : open + random.integer(36, 130) * 5)]
}

function span(open: number, close: number): OpenSpan {
  return { open: clock(open), close: clock(close) }
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

function randomHolidays(random: Random, now: Date) {
  const day = 3 + random.integer(0, 9)
  return random
    .shuffle(holidayNames)
    .slice(0, random.integer(2, 4))
    .map((name, index) => ({
      date: new Date(now.getTime() + (day + index * 13) * 86_400_000).toISOString().slice(0, 10),
      name,
      hours: random.chance(0.6) ? [] : randomDay(random, 0),
    }))
}

function randomPrice(random: Random): ServicePrice {
  const amount = { micros: random.integer(11, 940) * 1_000_000, currency: 'USD' as const }
  const odd = { micros: amount.micros + random.integer(1, 99) * 10_000, currency: 'USD' as const }
  const kind = random.pick(['fixed', 'fixed', 'from', 'hourly', 'range', 'free', 'quote'] as const)
  if (kind === 'free' || kind === 'quote') return { kind }
  if (kind === 'range')
    return { kind, amount, upTo: { ...amount, micros: amount.micros + random.integer(5, 300) * 1_000_000 } }
  return { kind, amount: random.chance(0.3) ? odd : amount }
}
