import { reasonOfError, reasonOfSip } from '#telephony/engine/carrier-codes.ts'
import { type EndedReasonCode, endedReasons } from '#telephony/engine/ended-reasons.ts'

/** What is known of a call that has ended and of which nobody said why. */
export interface EndOfCall {
  direction: 'inbound' | 'outbound'
  /** The carrier's own word. */
  status: string
  answeredBy: string | null
  sipCode: number | null
  errorCode: number | null
  /** From the answer to the end. */
  durationMs: number
  /** How many lines to the bot were handed out, and the newest that came. */
  lineIssued: number
  lineEpoch: number
  /** The carrier could not use our first answer and asked once more. */
  isAskedAgain: boolean
  /** How the last phone it was put through to fared; null where there was none. */
  lastTransfer: string | null
  /** The last thing the carrier asked us about it; `saidLater`: the bot has spoken since. */
  lastStep: {
    step: 'after-line' | 'after-dial'
    outcome: string
    errorCode: number | null
    saidLater: boolean
  } | null
  /** How many lines the contact spoke, in all and since the last transfer. */
  contactLines: number
  contactLinesSinceTransfer: number
  /** The last turn: how it ended, and how long the contact had waited at the end for the first word of it. */
  lastTurn: { hasFailed: boolean; waitedMs: number | null } | null
}

/** An answer that is not there after so long is what somebody hangs up about. */
const longWaitMs = 4_000
/** A line opens within this; a call that was over sooner says nothing about the line. */
const lineOpensMs = 5_000

/** Why a call ended, worked out from what is known. What somebody said of it at the time counts for more. */
export function whyEnded(end: EndOfCall): EndedReasonCode {
  if (end.status !== 'completed') return whyUnanswered(end)
  if (end.answeredBy?.startsWith('machine')) return 'voicemail'
  if (end.answeredBy === 'fax') return 'fax-machine'
  return whyPutThrough(end) ?? whyLineEnded(end) ?? whyHungUp(end)
}

function whyUnanswered({ direction, status, errorCode, sipCode }: EndOfCall): EndedReasonCode {
  const told = reasonOfError(errorCode)
  if (told) return told
  if (status === 'canceled' || status === 'no-answer') {
    if (direction === 'inbound') return 'contact-hung-up-ringing'
    return status
  }
  const answered = reasonOfSip(sipCode)
  if (status === 'busy') return answered === 'declined' || answered === 'call-unwanted' ? answered : 'busy'
  return answered ?? 'carrier-failed'
}

function whyPutThrough(end: EndOfCall): EndedReasonCode | null {
  const { lastStep, lastTransfer, lineIssued } = end
  const isWithPhone = lastStep?.step === 'after-dial' && !lastStep.saidLater
  if (isWithPhone) return lineIssued === 0 ? 'contact-hung-up-ringing' : 'transfer-abandoned'
  if (lineIssued === 0 || lastTransfer === 'ringing') return 'transfer-untold'
  if (lastTransfer !== null && end.contactLinesSinceTransfer === 0) return 'transfer-unanswered'
  return null
}

function whyLineEnded(end: EndOfCall): EndedReasonCode | null {
  const { lineIssued, lineEpoch, lastStep } = end
  const isLost = lineIssued > lineEpoch || (lastStep?.outcome === 'failed' && !lastStep.saidLater)
  if (!isLost) return null
  const told = reasonOfError(lastStep?.errorCode ?? end.errorCode)
  if (told) return told
  if (lineEpoch > 0) return 'line-lost'
  if (end.isAskedAgain) return 'answer-unreachable'
  return end.durationMs < lineOpensMs ? 'contact-hung-up-early' : 'line-never-opened'
}

function whyHungUp({ contactLines, lastTurn }: EndOfCall): EndedReasonCode {
  if (contactLines === 0) return 'contact-hung-up-early'
  if (lastTurn?.hasFailed) return 'contact-hung-up-after-failure'
  return (lastTurn?.waitedMs ?? 0) >= longWaitMs ? 'contact-hung-up-waiting' : 'contact-hung-up'
}

/** What is said at the time, by the bot, the number's settings or whoever ended the call. */
const saidReasons: readonly EndedReasonCode[] = [
  'bot-ended',
  'contact-silent',
  'time-limit',
  'transferred',
  'team-answered',
  'closed',
  'no-bot',
  'bot-paused',
  'over-limit',
  'carrier-forgot',
  'voice-refused',
]

/** The reasons that are worked out; one that is said, however late, takes their place. */
export const workedOutReasons: readonly string[] = Object.keys(endedReasons).filter(
  (code) => !saidReasons.includes(code as EndedReasonCode),
)
