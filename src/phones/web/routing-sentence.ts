import type { CallRouting } from '#phones/contract.ts'
import { callRoutingWords } from './call-routing-words.ts'

const { sentences, now: nowWords } = callRoutingWords

interface RoutingFacts {
  /** The bot that has the number; null: none. */
  bot: string | null
  phone: (number: string) => string
}

/** What becomes of calls to a number, as one would say it: a sentence for each case. */
export function routingSentences(calls: CallRouting, { bot, phone }: RoutingFacts): string[] {
  const named = (number: string | null) => (number ? phone(number) : sentences.aPhone)
  return [
    openSentence(calls, bot, named),
    closedSentence(calls, bot),
    transferSentence(calls, named),
    calls.fallbackPhone ? sentences.fallback(named(calls.fallbackPhone)) : sentences.noFallback,
    calls.record ? sentences.recorded : sentences.notRecorded,
  ]
}

function openSentence(
  calls: CallRouting,
  bot: string | null,
  named: (number: string | null) => string,
): string {
  if (calls.inHours !== 'ring-first') return bot === null ? sentences.openNobody : sentences.openBot(bot)
  const phone = named(calls.ringPhone)
  return bot === null
    ? sentences.openRingsNobody(phone, calls.ringSeconds)
    : sentences.openRings(phone, calls.ringSeconds, bot)
}

function closedSentence(calls: CallRouting, bot: string | null): string {
  if (calls.outOfHours === 'announce') return sentences.closedSays
  return bot === null ? sentences.closedNobody : sentences.closedBot(bot)
}

function transferSentence(calls: CallRouting, named: (number: string | null) => string): string {
  if (!calls.transferPhone) return sentences.noTransfer
  const phone = named(calls.transferPhone)
  return calls.transferWhen === 'always' ? sentences.transferAlways(phone) : sentences.transferOpen(phone)
}

/** What a call would do at this moment. */
export function rightNow(calls: CallRouting, now: { isOpen: boolean; bot: string | null }): string {
  if (now.isOpen && calls.inHours === 'ring-first') return nowWords.rings
  if (!now.isOpen && calls.outOfHours === 'announce') return nowWords.closed
  return now.bot === null ? nowWords.nobody : nowWords.bot(now.bot)
}
