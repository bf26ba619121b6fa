import { z } from 'zod'

/** Money on the wire: millionths of the currency's unit, so that no price is ever a float. */
export const Money = z.object({
  micros: z.number().int().min(0).max(1e15),
  currency: z.literal('USD'),
})

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export const Weekday = z.enum(weekdays)

/** A wall-clock time in the business's own zone, "08:00" to "24:00". */
export const ClockTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Write the time as 08:00, up to 24:00.')
export const OpenSpan = z
  .object({ open: ClockTime, close: ClockTime })
  .refine((span) => span.open < span.close, {
    message: 'Closing time must be after opening time.',
    path: ['close'],
  })
const OpenSpans = z
  .array(OpenSpan)
  .max(6)
  .refine((spans) => spans.every((span, i) => i === 0 || span.open >= (spans[i - 1]?.close ?? '')), {
    message: 'Put the hours of a day in order, without overlaps.',
  })

export const WeeklyHours = z.object({
  monday: OpenSpans,
  tuesday: OpenSpans,
  wednesday: OpenSpans,
  thursday: OpenSpans,
  friday: OpenSpans,
  saturday: OpenSpans,
  sunday: OpenSpans,
})

/** A day with hours of its own; no spans means closed all day. */
export const Holiday = z.object({
  date: z.iso.date(),
  name: z.string().trim().min(1).max(80),
  hours: OpenSpans,
})

export const ServicePrice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), amount: Money }),
  z.object({ kind: z.literal('from'), amount: Money }),
  z.object({ kind: z.literal('hourly'), amount: Money }),
  z.object({ kind: z.literal('range'), amount: Money, upTo: Money }),
  z.object({ kind: z.literal('free') }),
  z.object({ kind: z.literal('quote') }),
])

export const Service = z.object({
  name: z.string().trim().min(1).max(80),
  alsoCalled: z.array(z.string().trim().min(1).max(80)).max(20),
  description: z.string().trim().max(500),
  /** How long it takes; null: it cannot be booked, only asked about. */
  durationMinutes: z.number().int().min(5).max(1440).nullable(),
  /** Kept free after it: driving, cleaning up. */
  bufferMinutes: z.number().int().min(0).max(480).default(0),
  /** Where it is done; at the customer's place an address is asked for. */
  place: z.enum(['customer', 'business', 'remote']).default('business'),
  price: ServicePrice,
})

export const Address = z.object({
  street: z.string().trim().min(1).max(120),
  city: z.string().trim().min(1).max(80),
  region: z.string().trim().max(40),
  postalCode: z.string().trim().max(16),
})

/** E.164, the only form in which a phone number is stored or compared. */
export const PhoneNumber = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/, 'Write the number with its country code, like +15035550142.')

const Email = z.email('Write an e-mail address like office@example.com.').max(200)

/** A zone's name as the IANA list writes it, such as America/Chicago. */
export const TimeZone = z.string().min(1).max(60).refine(isTimeZone, 'Choose a time zone from the list.')

/** What the business says about itself. Bots, phones and booking all read this one live copy. */
export const BusinessProfile = z.object({
  name: z.string().trim().min(1).max(80),
  about: z.string().trim().max(1000),
  timeZone: TimeZone,
  phone: PhoneNumber.nullable(),
  email: Email.nullable(),
  website: z.url('Write an address like https://example.com.').max(200).nullable(),
  addresses: z.array(Address).max(10),
  hours: WeeklyHours,
  holidays: z.array(Holiday).max(60),
  services: z.array(Service).max(100),
  area: z.object({
    places: z.array(z.string().trim().min(1).max(80)).max(200),
    postalCodes: z.array(z.string().trim().min(3).max(12)).max(500),
    note: z.string().trim().max(300),
  }),
  /** Who is told when a message is taken. */
  notify: z.object({ phones: z.array(PhoneNumber).max(10), emails: z.array(Email).max(10) }),
})
export type BusinessProfile = z.infer<typeof BusinessProfile>

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}
