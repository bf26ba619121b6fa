import { stem } from './normalise.ts'

/**
 * Everyday words that people use for one another when they ask a business something. Wider than synonyms: words of
 * one line only point the same way, so sharing a line tells less than sharing a word.
 */
const texts = [
  'warranty guarantee guaranteed covered fail fails failed stand break breaks broke faulty comeback redo',
  'pay payment paid bill invoice card cards cash check checks cheque credit debit venmo',
  'monthly installment installments financing spread split finance',
  'late lateness delayed delay traffic stuck tardy grace',
  'wear clothes clothing dress outfit shorts wearing jeans sneakers',
  'doctor physician referral referred specialist',
  'wheelchair elevator lift step steps stairs accessible access walker ramp disabled crutches',
  'nervous scared afraid frightened terrified anxious fear panic',
  'woman female lady women',
  'age old young younger minimum fifteen sixteen seventeen eighteen',
  'home present somebody someone nobody absent there here',
  'key keys lockbox code',
  'park parking parked',
  'wait waiting sit seat lounge couch coffee wifi',
  'gift voucher certificate present birthday',
  'document documents paperwork papers paper permit id',
  'record records file files history chart notes',
  'transfer send mail email forward get',
  'supply supplies product products equipment machine tools materials',
  'pet pets dog dogs cat cats animal animals',
  'child children kid kids childrens toddler baby',
  'insurance insurer insurers network policy claim',
  'insured license licensed bonded certified qualified liability background vetted',
  'cancel cancellation bail call pull notice',
  'fee charge cost charged penalty',
  'overnight night nite evening',
  'closed hours after night',
  'leave drop dropoff store',
  'deposit upfront prepay prepaid advance',
  'walkin pop unannounced walk',
  'trip callout travel drive driving',
  'buy sell trade purchase sale',
  'used old second hand secondhand',
  'rent rental hire rented lease',
  'install fit fitted',
  'own myself bought ordered brought customer',
  'eat eating food breakfast fasting meal dinner hungry drink',
]

/** Right words, not to be mended into others. */
export const everydayWords: ReadonlySet<string> = new Set(texts.flatMap((line) => line.split(' ')))

const lines = texts.map((line) => [...new Set(line.split(' ').map(stem))])

const byStem = new Map<string, number[]>()
lines.forEach((line, index) => {
  for (const word of line) byStem.set(word, [...(byStem.get(word) ?? []), index])
})

/** The lines a stem stands on; empty for a word that points nowhere in particular. */
export function meaningsOf(wordStem: string): readonly number[] {
  return byStem.get(wordStem) ?? none
}

const none: readonly number[] = []
