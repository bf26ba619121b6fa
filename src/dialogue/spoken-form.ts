import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { Address, Money, OpenSpan, ServicePrice, Weekday } from './types.ts'

/** "8:30 am", "noon", "midnight". */
export function sayTime(clock: string): string {
  if (clock === '12:00') return 'noon'
  if (clock === '00:00' || clock === '24:00') return 'midnight'
  const hour = Number(clock.slice(0, 2))
  const minutes = clock.slice(3, 5)
  return `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`} ${hour < 12 ? 'am' : 'pm'}`
}

/** "8 am to noon and 1 pm to 5 pm"; empty for a closed day. */
export function saySpans(spans: OpenSpan[]): string {
  if (isAllDay(spans)) return 'around the clock'
  return joinWords(spans.map((span) => `${sayTime(span.open)} to ${sayTime(span.close)}`))
}

export function isAllDay(spans: OpenSpan[]): boolean {
  return spans.length === 1 && spans[0]?.open === '00:00' && spans[0].close === '24:00'
}

export function sayWeekday(weekday: Weekday): string {
  return capitalise(weekday)
}

/** "Nov 26" from 2026-11-26. */
export function sayDate(isoDate: string): string {
  return `${months[Number(isoDate.slice(5, 7)) - 1]} ${Number(isoDate.slice(8, 10))}`
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "$129", "$49.50", "$1,200". */
export function sayMoney({ micros }: Money): string {
  const cents = Math.round(micros / 10_000)
  const whole = Math.floor(cents / 100).toLocaleString('en-US')
  return cents % 100 === 0 ? `$${whole}` : `$${whole}.${String(cents % 100).padStart(2, '0')}`
}

/** What follows the service's name, such as "is $129" or "starts at $90". */
export function sayPrice(price: ServicePrice): string {
  switch (price.kind) {
    case 'fixed':
      return `is ${sayMoney(price.amount)}`
    case 'from':
      return `starts at ${sayMoney(price.amount)}`
    case 'hourly':
      return `is ${sayMoney(price.amount)} an hour`
    case 'range':
      return `is ${sayMoney(price.amount)} to ${sayMoney(price.upTo)}`
    case 'free':
      return 'is free'
    case 'quote':
      return 'is priced by quote'
  }
}

/** "1 hour 30 minutes". */
export function sayDuration(totalMinutes: number): string {
  const [hours, minutes] = [Math.floor(totalMinutes / 60), totalMinutes % 60]
  const parts = [
    hours > 0 ? `${hours} hour${hours === 1 ? '' : 's'}` : '',
    minutes > 0 ? `${minutes} minutes` : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}

export function sayPhone(number: string): string {
  const parsed = parsePhoneNumberFromString(number)
  if (!parsed) return number
  return parsed.countryCallingCode === '1' ? parsed.formatNational() : parsed.formatInternational()
}

export function sayAddress(address: Address): string {
  const region = [address.region, address.postalCode].filter((part) => part !== '').join(' ')
  return [address.street, address.city, region].filter((part) => part !== '').join(', ')
}

/** "a, b and c". */
export function joinWords(words: string[], last = 'and'): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
