import { type ClaimKind, claimKinds } from './claim.ts'
import { claimInOwnWords } from './honest-words.ts'
import { type MentionedTimes, mentionedTimes } from './mentioned-times.ts'
import type { ReadSentence } from './read-sentences.ts'
import { spanishClaim } from './spanish.ts'
import type { Unit } from './split-units.ts'
import { weighClaim, weighKinds } from './weigh.ts'

/** A deed that a sentence says is done. */
export interface Claim {
  kind: ClaimKind
  /** Receipts of these kinds make it true. */
  backedBy: ReadonlySet<ClaimKind>
  mentioned: MentionedTimes
}

/** The deeds a sentence claims, most often one; `previous` are the plain words of the sentence before. */
export function findClaims(sentence: ReadSentence, previous: string): Claim[] {
  const own = claimInOwnWords(sentence.sentence)
  if (own !== undefined) return own === null ? [] : [claimOf(own, [own], sentence.plain)]
  const spanish = sentence.isQuestion ? null : spanishClaim(sentence.plain)
  if (spanish !== null) return [claimOf(spanish, [spanish], sentence.plain)]
  const whole = sentence.units.at(-1)
  if (!whole) return []
  const claims = claimingUnits(sentence.units).map((unit) => {
    const shares = weighKinds(unit, whole)
    const likely = claimKinds.toSorted((one, other) => shares[other] - shares[one])
    const [kind = 'booked'] = likely
    const possible = likely.filter((other) => shares[other] >= leastShare * shares[kind])
    return claimOf(kind, possible, timedWords(unit, previous))
  })
  return claims.some(({ kind }) => kind === 'cancelled') ? claims.map(namedAgain) : claims
}

/** "It is cancelled: first visit, Monday at 3": an appointment named where it is cancelled is not said to stand. */
function namedAgain(claim: Claim): Claim {
  return claim.kind === 'booked' ? { ...claim, backedBy: new Set([...claim.backedBy, 'cancelled']) } : claim
}

/** A kind of deed less likely than this beside the likeliest is not meant. */
const leastShare = 0.15

/** The clauses that claim, the surest first; where none does by itself, the two or more that do together. */
function claimingUnits(units: readonly Unit[]): Unit[] {
  const claiming = units
    .map((unit) => ({ unit, sum: weighClaim(unit), length: unit.to - unit.from }))
    .filter(({ sum }) => sum > 0)
    .toSorted((one, other) => other.sum - one.sum)
  const shortest = Math.min(...claiming.map(({ length }) => length))
  const narrow = claiming.filter(({ length }) => length === shortest).map(({ unit }) => unit)
  return shortest > 1 ? narrow.slice(0, 1) : narrow
}

function claimOf(kind: ClaimKind, possible: readonly ClaimKind[], words: string): Claim {
  const backedBy = new Set(possible.flatMap((one) => [one, ...(alsoBackedBy[one] ?? [])]))
  return { kind, backedBy, mentioned: mentionedTimes(words) }
}

/** A deed that proves another: what was moved is booked, what was handed over was told. */
const alsoBackedBy: Partial<Record<ClaimKind, readonly ClaimKind[]>> = {
  booked: ['moved'],
  passed_on: ['transferred'],
  held: ['booked', 'moved'],
}

/** The words that say when: those of the unit, and the sentence before when it is nothing but a time. */
function timedWords({ tokens }: Unit, previous: string): string {
  const own = tokens.map(({ text }) => text).join(' ')
  const isTimed = tokens.some(({ wordClass }) => wordClass === '%t')
  return isTimed || !bareTime.test(previous) ? own : `${previous} , ${own}`
}
const bareTime =
  /^(?!.*\b(?:i|we|you|is|are|will|have|has|call|text|please|bring|need|if|see)\b).*(?:day|tomorrow|\d|noon)/
