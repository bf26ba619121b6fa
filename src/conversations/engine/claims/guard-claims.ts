import type { ClaimKind, Receipt } from './claim.ts'
import { type Claim, findClaims } from './find-claims.ts'
import { honestWords, rightTime } from './honest-words.ts'
import { isThatTime, isTimeSaid, type MentionedTimes, wallClock } from './mentioned-times.ts'
import { type Offer, placesOfOwnWords, withoutOffers } from './own-words.ts'
import { plainWords } from './plain-words.ts'
import { type ReadSentence, readSentences } from './read-sentences.ts'

export type { ClaimKind, Receipt } from './claim.ts'

export interface GuardInput {
  text: string
  receipts: readonly Receipt[]
  language: 'en'
  timeZone: string
  now: Date
  /** The greeting and the answers that the business has published; told word for word they claim nothing of this talk. */
  ownWords?: readonly string[]
  /** What the business offers: a list of it, or what stands beneath a name, tells of no deed. */
  offers?: readonly Offer[]
}
export interface GuardedText {
  text: string
  replaced: { sentence: string; kind: ClaimKind; reason: 'no_receipt' | 'other_time' }[]
  backed: { sentence: string; receiptId: string }[]
}

/**
 * The bot's text as it may leave. Every sentence that claims a deed (booked, moved, cancelled, sent, transferred,
 * passed on, held) needs a receipt of that kind, and of the day and time it names; else it is replaced by a sentence
 * that is true. A promise ("I'll book it") is a claim too, unless the same text still asks for something or names the
 * condition; a result told as certain ("it'll be booked") always is. Never throws; guarding twice changes nothing.
 */
export function guardClaims(input: GuardInput): GuardedText {
  const timeZone = knownZone(input.timeZone)
  const first = guardOnce({ ...input, timeZone })
  let last = first
  for (let round = 0; last.replaced.length > 0 && round < 3; round++) {
    const next = guardOnce({ ...input, timeZone, text: last.text })
    if (next.replaced.length === 0) return { ...first, text: next.text }
    last = next
  }
  if (last.replaced.length === 0) return first
  return { ...first, text: honestWords(first.replaced[0]?.kind ?? 'booked', '') }
}

function guardOnce(input: GuardInput): GuardedText {
  const guarded: GuardedText = { text: '', replaced: [], backed: [] }
  const own = placesOfOwnWords(input.text, input.ownWords ?? [])
  let previous = ''
  let end = 0
  for (const read of readSentences(input.text)) {
    const { sentence } = read
    const [from, to] = [end, end + sentence.trimEnd().length]
    end += sentence.length
    const isOwn = own.some((place) => place.from <= from && to <= place.to)
    const claims = isOwn ? [] : claimsIn(read, previous, input.offers ?? [])
    previous = read.plain
    const verdicts = claims.map((claim) => judge(claim, input))
    const wrong = verdicts.find((verdict) => 'reason' in verdict)
    if (!wrong || !('reason' in wrong)) {
      guarded.text += sentence
      const receiptIds = new Set(
        verdicts.flatMap((verdict) => ('receiptId' in verdict ? [verdict.receiptId] : [])),
      )
      for (const receiptId of receiptIds) guarded.backed.push({ sentence: sentence.trim(), receiptId })
      continue
    }
    guarded.replaced.push({ sentence: sentence.trim(), kind: wrong.kind, reason: wrong.reason })
    const words = (wrong.right && rightTime(wrong.right, input.timeZone)) ?? honestWords(wrong.kind, sentence)
    const isSaid = guarded.replaced.slice(0, -1).some(({ kind }) => kind === wrong.kind)
    if (!isSaid) guarded.text += words + (/\s+$/.exec(sentence)?.[0] ?? '')
  }
  return { ...guarded, text: guarded.replaced.length > 0 ? guarded.text.trimEnd() : guarded.text }
}

/** What is claimed whatever the business's services are called and described by. */
function claimsIn(read: ReadSentence, previous: string, offers: readonly Offer[]): Claim[] {
  const claims = findClaims(read, previous)
  const bare = claims.length > 0 ? withoutOffers(read.sentence, offers) : read.sentence
  // "Two- to three-room packing" names no hours.
  return bare === read.sentence ? claims : readSentences(bare).flatMap((one) => findClaims(one, previous))
}

type Verdict =
  | { receiptId: string }
  | { kind: ClaimKind; reason: 'no_receipt' | 'other_time'; right?: Receipt }

function judge(claim: Claim, { receipts, timeZone, now }: GuardInput): Verdict {
  const fitting = receipts.filter(({ kind }) => claim.backedBy.has(kind))
  if (fitting.length === 0) return { kind: claim.kind, reason: 'no_receipt' }
  const clock = { timeZone, now }
  const isRight = (mentioned: MentionedTimes) => (receipt: Receipt) =>
    isMoment(receipt.startsAt)
      ? isThatTime(mentioned, receipt.startsAt, clock)
      : isTimeSaid(mentioned, plainWords(receipt.label ?? ''), clock)
  // The newest deed that fits is the one being told of.
  const right = fitting.findLast(isRight(claim.mentioned))
  if (right) return { receiptId: right.id }
  // "You have one on Thursday and one on Friday": each time by a receipt of its own.
  const { days, times } = claim.mentioned
  const apart = [
    ...days.map((day) => ({ days: [day], times: [] })),
    ...times.map((time) => ({ days: [], times: [time] })),
  ]
  const [first] = fitting.filter((receipt) => apart.some((mentioned) => isRight(mentioned)(receipt)))
  const isList = days.length > 1 && apart.every((mentioned) => fitting.some(isRight(mentioned)))
  if (isList && first) return { receiptId: first.id }
  const [newest] = fitting.slice(-1)
  return { kind: claim.kind, reason: 'other_time', ...(newest ? { right: newest } : {}) }
}

const isMoment = (moment: Date | undefined): moment is Date =>
  moment !== undefined && !Number.isNaN(moment.getTime())

function knownZone(timeZone: string): string {
  try {
    wallClock(new Date(0), timeZone)
    return timeZone
  } catch {
    return 'UTC'
  }
}
