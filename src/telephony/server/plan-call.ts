import type { LiveBot } from '#bots/server/load-live-bot.ts'
import type { CallRouting } from '#phones/contract.ts'
import type { BusinessProfile } from '#teams/contract.ts'
import { isOpenAt } from '#teams/server/is-open-at.ts'

/** What becomes of a call that has just come in, before any address is made for it. */
export type Route =
  | { kind: 'bot' }
  | { kind: 'ring-first'; phone: string; ringSeconds: number }
  | { kind: 'announce'; text: string; reason: 'closed' }
  | { kind: 'fallback'; phone: string; reason: 'no-bot' | 'bot-paused' }
  | { kind: 'sorry'; text: string; reason: 'no-bot' | 'bot-paused' }

/** The number's routing, read as it would be said: in opening hours this, outside that, and what if nobody can answer. */
export function routeCall(
  routing: CallRouting,
  given: { bot: LiveBot | null; profile: BusinessProfile; now: Date },
): Route {
  const { bot, profile, now } = given
  const isOpen = isOpenAt(profile, now)
  if (isOpen && routing.inHours === 'ring-first' && routing.ringPhone)
    return { kind: 'ring-first', phone: routing.ringPhone, ringSeconds: routing.ringSeconds }
  if (!isOpen && routing.outOfHours === 'announce')
    return { kind: 'announce', text: routing.closedText, reason: 'closed' }
  return routeToBot(routing, { bot, profile })
}

/** The bot, or what stands in for one that cannot answer. */
export function routeToBot(
  routing: CallRouting,
  { bot, profile }: { bot: LiveBot | null; profile: BusinessProfile },
): Route {
  if (bot?.status === 'active' && bot.config) return { kind: 'bot' }
  const reason = bot?.status === 'paused' ? 'bot-paused' : 'no-bot'
  if (routing.fallbackPhone) return { kind: 'fallback', phone: routing.fallbackPhone, reason }
  const text = `Thank you for calling ${profile.name}. Nobody can take your call right now. Please try again later, or send a text to this number.`
  return { kind: 'sorry', text, reason }
}

/** The phone a caller may be put through to at this moment; null when nobody takes calls. */
export function transferPhoneAt(routing: CallRouting, profile: BusinessProfile, now: Date): string | null {
  if (!routing.transferPhone) return null
  return routing.transferWhen === 'always' || isOpenAt(profile, now) ? routing.transferPhone : null
}
