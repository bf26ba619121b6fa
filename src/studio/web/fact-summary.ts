import type { BusinessProfile } from '#teams/contract.ts'
import { formatMoney } from '#ui/money-text.tsx'
import { factWords as words } from './fact-words.ts'

type Hours = BusinessProfile['hours']
type Span = Hours['monday'][number]

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** What the profile says of a fact now, in a few words; for a list beside its name. */
export function factSummary(name: string, profile: BusinessProfile, locale: string): string {
  if (name === 'hours') return hourLines(profile.hours, locale)[0]?.join(' ') ?? words.notYet
  if (name === 'services') return words.services.count(profile.services.length)
  if (name === 'holidays') return words.holidays(profile.holidays.length)
  if (name === 'area') return areaText(profile.area) || words.notYet
  if (name === 'addresses') return addressLines(profile)[0] ?? words.notYet
  const value = profile[name as 'name' | 'about' | 'phone' | 'email' | 'website']
  return value || words.notYet
}

/** Opening hours with equal days together, such as `Mon to Fri`, `7:30 AM to 5:30 PM`. */
export function hourLines(hours: Hours, locale: string): [string, string][] {
  const lines: { from: string; to: string; text: string }[] = []
  for (const day of days) {
    const text = spansText(hours[day], locale)
    const short = words.days[day]
    const last = lines.at(-1)
    if (last?.text === text) last.to = short
    else lines.push({ from: short, to: short, text })
  }
  if (lines.length === 1 && lines[0]?.text === words.closed) return []
  return lines.map(({ from, to, text }) => [from === to ? from : words.daysTo(from, to), text])
}

export function spansText(spans: readonly Span[], locale: string): string {
  const texts = spans.map(({ open, close }) => words.span(clock(open, locale), clock(close, locale)))
  return texts.join(', ') || words.closed
}

export function priceText(price: BusinessProfile['services'][number]['price'], locale: string): string {
  const { price: said } = words
  if (price.kind === 'free') return said.free
  if (price.kind === 'quote') return said.quote
  const amount = formatMoney({ ...price.amount, locale })
  if (price.kind === 'from') return said.from(amount)
  if (price.kind === 'hourly') return said.hourly(amount)
  return price.kind === 'range' ? said.range(amount, formatMoney({ ...price.upTo, locale })) : amount
}

export function areaText({ places, postalCodes, note }: BusinessProfile['area']): string {
  return [...places, ...postalCodes, note.trim()].filter(Boolean).join(', ')
}

export function addressLines({ addresses }: BusinessProfile): string[] {
  return addresses.map(({ street, city, region, postalCode }) =>
    [street, city, `${region} ${postalCode}`.trim()].filter(Boolean).join(', '),
  )
}

/** `17:30` as `5:30 PM` or `17:30`, a full hour as `5 PM` where the clock has twelve hours. */
function clock(time: string, locale: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const at = new Date(Date.UTC(2000, 0, 1, hours % 24, minutes))
  const style = { hour: 'numeric', timeZone: 'UTC' } as const
  const isShort = minutes === 0 && new Intl.DateTimeFormat(locale, style).resolvedOptions().hour12
  return new Intl.DateTimeFormat(locale, isShort ? style : { ...style, minute: '2-digit' }).format(at)
}
