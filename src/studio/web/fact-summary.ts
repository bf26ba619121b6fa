import type { BusinessProfile } from '#teams/contract.ts'
import { formatMoney } from '#ui/money-text.tsx'

type Hours = BusinessProfile['hours']
type Span = Hours['monday'][number]

const days: [keyof Hours, string][] = [
  ['monday', 'Mon'],
  ['tuesday', 'Tue'],
  ['wednesday', 'Wed'],
  ['thursday', 'Thu'],
  ['friday', 'Fri'],
  ['saturday', 'Sat'],
  ['sunday', 'Sun'],
]

/** What the profile says of a fact now, in a few words; for a list beside its name. */
export function factSummary(name: string, profile: BusinessProfile): string {
  if (name === 'hours') return hourLines(profile.hours)[0]?.join(' ') ?? 'not written down yet'
  if (name === 'services') return countOf(profile.services.length, 'service')
  if (name === 'holidays') return countOf(profile.holidays.length, 'day')
  if (name === 'area') return areaText(profile.area) || 'not written down yet'
  if (name === 'addresses') return addressLines(profile)[0] ?? 'not written down yet'
  const value = profile[name as 'name' | 'about' | 'phone' | 'email' | 'website']
  return value || 'not written down yet'
}

/** Opening hours with equal days together, such as `Mon to Fri`, `7:30 AM to 5:30 PM`. */
export function hourLines(hours: Hours): [string, string][] {
  const lines: { from: string; to: string; text: string }[] = []
  for (const [day, short] of days) {
    const text = spansText(hours[day])
    const last = lines.at(-1)
    if (last?.text === text) last.to = short
    else lines.push({ from: short, to: short, text })
  }
  if (lines.length === 1 && lines[0]?.text === 'closed') return []
  return lines.map(({ from, to, text }) => [from === to ? from : `${from} to ${to}`, text])
}

export function spansText(spans: readonly Span[]): string {
  return spans.map(({ open, close }) => `${clock(open)} to ${clock(close)}`).join(', ') || 'closed'
}

export function priceText(price: BusinessProfile['services'][number]['price']): string {
  if (price.kind === 'free') return 'free'
  if (price.kind === 'quote') return 'by quote'
  const amount = money(price.amount)
  if (price.kind === 'from') return `from ${amount}`
  if (price.kind === 'hourly') return `${amount} an hour`
  return price.kind === 'range' ? `${amount} to ${money(price.upTo)}` : amount
}

export function areaText({ places, postalCodes, note }: BusinessProfile['area']): string {
  return [...places, ...postalCodes, note.trim()].filter(Boolean).join(', ')
}

export function addressLines({ addresses }: BusinessProfile): string[] {
  return addresses.map(({ street, city, region, postalCode }) =>
    [street, city, `${region} ${postalCode}`.trim()].filter(Boolean).join(', '),
  )
}

function money(amount: { micros: number; currency: string }): string {
  return formatMoney({ ...amount, locale: 'en-US' })
}

function countOf(count: number, noun: string): string {
  if (count === 0) return 'none yet'
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}

function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const half = hours % 24 < 12 ? 'AM' : 'PM'
  return `${hours % 12 || 12}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''} ${half}`
}
