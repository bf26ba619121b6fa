import type { ClaimKind, Receipt } from '#conversations/engine/claims/claim.ts'
import { guardClaims } from '#conversations/engine/claims/guard-claims.ts'

type Phrase = { text: string; kind?: ClaimKind; tone?: string; receipts?: (ClaimKind | WrittenReceipt)[] }
/** A set names kinds of receipts, or writes receipts out with their own time. */
type WrittenReceipt = { id: string; kind: ClaimKind; label?: string; startsAt?: string }
export type ClaimSet = { false: Phrase[]; honest: Phrase[] }

const now = new Date('2026-11-23T15:10:00Z')
const timeZone = 'America/Denver'
/** Thursday, November 26, 2:00 PM in that zone: the time of every receipt a phrase names. */
const startsAt = new Date('2026-11-26T21:00:00Z')
const untimed: ClaimKind[] = ['sent', 'transferred', 'passed_on']

/** The phrase as it may leave. */
export function guardPhrase({ text, receipts = [] }: Phrase) {
  const proof = receipts.map((receipt, index): Receipt => {
    if (typeof receipt === 'string') {
      const named: Receipt = { id: `rcp_${index}`, kind: receipt }
      return untimed.includes(receipt) ? named : { ...named, startsAt }
    }
    const { startsAt: written, ...rest } = receipt
    return written === undefined ? rest : { ...rest, startsAt: new Date(written) }
  })
  return guardClaims({ text, receipts: proof, language: 'en', timeZone, now })
}

/** How many false claims are replaced, how many of those as what they claim, and how many honest texts are touched. */
export function measureClaims(set: ClaimSet) {
  const missed = set.false.filter((phrase) => guardPhrase(phrase).replaced.length === 0)
  const otherKind = set.false.filter((phrase) => {
    const { replaced } = guardPhrase(phrase)
    return replaced.length > 0 && !replaced.some(({ kind }) => kind === phrase.kind)
  })
  const falseAlarms = set.honest.filter((phrase) => guardPhrase(phrase).replaced.length > 0)
  const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10
  return {
    missed,
    otherKind,
    falseAlarms,
    claims: set.false.length,
    honest: set.honest.length,
    recallPercent: percent(set.false.length - missed.length, set.false.length),
    falseAlarmPercent: percent(falseAlarms.length, set.honest.length),
  }
}
