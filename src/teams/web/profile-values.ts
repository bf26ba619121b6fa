import type { BusinessProfile } from '#teams/contract.ts'
import { formatPhone } from '#ui/phone-text.tsx'
import type { ProblemField } from '#ui/problem.ts'
import { businessWords } from './business-words.ts'
import { listOf, moneyOf, moneyText } from './profile-texts.ts'

type Service = BusinessProfile['services'][number]
export type WeeklyHours = BusinessProfile['hours']
export type OpenSpan = WeeklyHours['monday'][number]

export interface PriceValues {
  kind: Service['price']['kind']
  amount: string
  upTo: string
}
export interface ServiceValues {
  name: string
  alsoCalled: string
  description: string
  durationMinutes: string
  bufferMinutes: string
  place: Service['place']
  price: PriceValues
}

/** The profile as a form holds it: lists as text, nothing is null, midnight as a clock face shows it. */
export interface ProfileValues {
  profile: Omit<BusinessProfile, 'phone' | 'email' | 'website' | 'services' | 'area' | 'notify'> & {
    phone: string
    email: string
    website: string
    services: ServiceValues[]
    area: { places: string; postalCodes: string; note: string }
    notify: { phones: string; emails: string }
  }
}

/** What a number without its country is taken for. */
const formCountry = 'US'
/** A number as people write it to E.164, or null; the world's numbers are 33 kB, so they come when they are asked for. */
export type ReadPhone = (text: string) => string | null

/** A stored profile, for the form. */
export function toValues(profile: BusinessProfile): ProfileValues {
  const { area, notify } = profile
  return {
    profile: {
      ...profile,
      phone: profile.phone ? formatPhone(profile.phone, formCountry) : '',
      email: profile.email ?? '',
      website: profile.website ?? '',
      hours: mapHours(profile.hours, midnightAsZero),
      holidays: profile.holidays.map((day) => ({ ...day, hours: day.hours.map(midnightAsZero) })),
      services: profile.services.map(serviceValues),
      area: {
        places: area.places.join('\n'),
        postalCodes: area.postalCodes.join(', '),
        note: area.note,
      },
      notify: {
        phones: notify.phones.map((phone) => formatPhone(phone, formCountry)).join('\n'),
        emails: notify.emails.join('\n'),
      },
    },
  }
}

/** What the form holds, as the wire wants it, with whatever cannot be read as faults at the form's paths. */
export function toProfile(
  { profile: values }: ProfileValues,
  readPhone: ReadPhone,
): { profile: BusinessProfile; faults: ProblemField[] } {
  const faults: ProblemField[] = []
  const phoneOf = (text: string, path: string): string => {
    const phone = readPhone(text)
    if (!phone) faults.push({ path, message: businessWords.faults.phone(text.trim()) })
    return phone ?? text
  }
  const amountOf = (text: string, path: string) => {
    const money = moneyOf(text)
    if (!money) faults.push({ path, message: businessWords.faults.amount })
    return money ?? { micros: 0, currency: 'USD' as const }
  }
  const priceOf = (price: PriceValues, at: string): Service['price'] => {
    const { kind } = price
    if (kind === 'free' || kind === 'quote') return { kind }
    const amount = amountOf(price.amount, `${at}.amount`)
    return kind === 'range' ? { kind, amount, upTo: amountOf(price.upTo, `${at}.upTo`) } : { kind, amount }
  }
  const minutesOf = (text: string, path: string): number | null => {
    if (text.trim() === '') return null
    const minutes = Number(text)
    if (!Number.isInteger(minutes)) faults.push({ path, message: businessWords.faults.minutes })
    return Number.isInteger(minutes) ? minutes : null
  }
  const profile: BusinessProfile = {
    ...values,
    phone: values.phone.trim() === '' ? null : phoneOf(values.phone, 'profile.phone'),
    email: values.email.trim() || null,
    website: websiteOf(values.website),
    hours: mapHours(values.hours, midnightAsEnd),
    holidays: values.holidays.map((day) => ({ ...day, hours: day.hours.map(midnightAsEnd) })),
    services: values.services.map((service, index) => ({
      name: service.name,
      alsoCalled: listOf(service.alsoCalled),
      description: service.description,
      durationMinutes: minutesOf(service.durationMinutes, `profile.services.${index}.durationMinutes`),
      bufferMinutes: minutesOf(service.bufferMinutes, `profile.services.${index}.bufferMinutes`) ?? 0,
      place: service.place,
      price: priceOf(service.price, `profile.services.${index}.price`),
    })),
    area: {
      places: listOf(values.area.places),
      postalCodes: listOf(values.area.postalCodes),
      note: values.area.note,
    },
    notify: {
      phones: listOf(values.notify.phones).map((text) => phoneOf(text, 'profile.notify.phones')),
      emails: listOf(values.notify.emails),
    },
  }
  return { profile, faults }
}

/** A fault's path in the profile, as the form names the same place: lists that are one text there, amounts. */
export function formPath(path: string): string {
  return path
    .replace(/\.(places|postalCodes|alsoCalled|phones|emails)\.\d+$/, '.$1')
    .replace(/\.price\.(amount|upTo)\.(micros|currency)$/, '.price.$1')
}

function serviceValues(service: Service): ServiceValues {
  const { price } = service
  return {
    name: service.name,
    alsoCalled: service.alsoCalled.join(', '),
    description: service.description,
    durationMinutes: service.durationMinutes === null ? '' : String(service.durationMinutes),
    // A profile saved before these existed lacks them.
    bufferMinutes: service.bufferMinutes ? String(service.bufferMinutes) : '',
    place: service.place ?? 'business',
    price: {
      kind: price.kind,
      amount: 'amount' in price ? moneyText(price.amount.micros) : '',
      upTo: 'upTo' in price ? moneyText(price.upTo.micros) : '',
    },
  }
}

/** People leave the scheme away; an address without one is meant as https. */
function websiteOf(text: string): string | null {
  const typed = text.trim()
  if (typed === '') return null
  return /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`
}

function mapHours(hours: WeeklyHours, change: (span: OpenSpan) => OpenSpan): WeeklyHours {
  return {
    monday: hours.monday.map(change),
    tuesday: hours.tuesday.map(change),
    wednesday: hours.wednesday.map(change),
    thursday: hours.thursday.map(change),
    friday: hours.friday.map(change),
    saturday: hours.saturday.map(change),
    sunday: hours.sunday.map(change),
  }
}

/** A clock face knows no 24:00, so the end of the day is shown and typed as midnight. */
function midnightAsZero({ open, close }: OpenSpan): OpenSpan {
  return { open, close: close === '24:00' ? '00:00' : close }
}

function midnightAsEnd({ open, close }: OpenSpan): OpenSpan {
  return { open, close: close === '00:00' ? '24:00' : close }
}
