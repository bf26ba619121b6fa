import type { ConversationDetail } from '#conversations/contract.ts'
import type { CallDebug } from '#telephony/contract.ts'
import { formatMoney } from '#ui/money-text.tsx'
import { formatOffset } from '#ui/offset-text.ts'
import { usePlace } from '#ui/place.ts'
import { secondsText } from '../calls/call-words.ts'
import { debugWords } from './debug-words.ts'
import { summariseGaps } from './gap-bar.ts'

/** The figures of a call in one line: length, version, price, the middle and the longest wait. */
export function useDebugFacts(
  { botVersion }: Pick<ConversationDetail, 'botVersion'>,
  debug: CallDebug | undefined,
): string | undefined {
  const { locale } = usePlace()
  if (!debug) return undefined
  const waits = summariseGaps(debug.gaps)
  const price = priceOf(debug)
  return [
    formatOffset(debug.durationMs),
    botVersion === null ? '' : debugWords.version(botVersion),
    price ? formatMoney({ ...price, locale }) : '',
    waits ? debugWords.headWaits(secondsText(waits.p50), secondsText(waits.max)) : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** The sum, where all of it is known and in one currency. */
function priceOf({ costs }: CallDebug): { micros: number; currency: string } | null {
  const [first] = costs
  if (!first || costs.some(({ micros, currency }) => micros === null || currency !== first.currency))
    return null
  return { micros: costs.reduce((sum, { micros }) => sum + (micros ?? 0), 0), currency: first.currency }
}
