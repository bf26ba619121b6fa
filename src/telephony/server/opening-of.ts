import type { CallMemory } from '#telephony/server/calls-in-hand.ts'
import type { Opening } from '#voice/engine/session-state.ts'
import type { SpokenPhrases } from '#voice/engine/spoken-phrases.ts'

/**
 * What is said first on a line: that the call is recorded, which nobody may talk over, who is speaking, and the bot's
 * greeting; on a line that takes a talk up again, one sentence that bridges the gap.
 */
export function openingOf(
  call: Pick<CallMemory, 'routing' | 'talk' | 'direction' | 'why' | 'about'>,
  given: { phrases: SpokenPhrases; isResume: boolean },
): Opening[] {
  const { routing, talk } = call
  const { phrases } = given
  if (call.why === 'nobody-answered') return [{ text: phrases.nobodyAnswered, mayInterrupt: true }]
  if (given.isResume) return [{ text: phrases.backAgain, mayInterrupt: true }]
  const notice = routing.record ? routing.announcement.trim() : ''
  const announced = notice === '' ? [] : [{ text: notice, mayInterrupt: false }]
  const { bot, profile } = talk
  if (call.direction === 'outbound') {
    const who = { text: phrases.disclosure(bot.name, profile.name), mayInterrupt: false }
    return [who, ...announced, { text: phrases.calling(call.about), mayInterrupt: true }]
  }
  const greeting = bot.config.greeting.trim()
  return greeting === '' ? announced : [...announced, { text: greeting, mayInterrupt: true }]
}
