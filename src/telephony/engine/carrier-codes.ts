import type { EndedReasonCode } from '#telephony/engine/ended-reasons.ts'

/** The carrier's own error codes, in Twilio's numbers. */
const errorCodes: Readonly<Record<number, EndedReasonCode>> = {
  10001: 'account-inactive',
  10002: 'account-trial',
  10003: 'account-inactive',
  10004: 'too-many-calls',
  10005: 'account-voice-off',
  11220: 'answer-untrusted',
  11235: 'answer-untrusted',
  11236: 'answer-untrusted',
  11237: 'answer-untrusted',
  11750: 'answer-refused',
  11770: 'answer-refused',
  12400: 'carrier-fault',
  13214: 'caller-id-refused',
  13223: 'number-unsupported',
  13224: 'number-unsupported',
  13225: 'number-forbidden',
  13226: 'country-unknown',
  13227: 'country-not-allowed',
  13247: 'caller-id-refused',
  13248: 'caller-id-refused',
  21210: 'caller-id-refused',
  21211: 'number-unsupported',
  21212: 'caller-id-refused',
  21213: 'caller-id-refused',
  21214: 'number-unsupported',
  21215: 'country-not-allowed',
  21216: 'number-forbidden',
  21217: 'number-unsupported',
  21219: 'account-trial-number',
  32224: 'number-forbidden',
  64101: 'voice-refused',
  64102: 'line-unreachable',
  64105: 'line-lost',
  64106: 'voice-refused',
  64107: 'line-garbled',
}

/** Codes of one kind that stand in a row: from, to, reason. */
const errorRanges: readonly (readonly [number, number, EndedReasonCode])[] = [
  [11100, 11299, 'answer-unreachable'],
  [12000, 13999, 'answer-refused'],
]

/** What the phone network answers to an attempt to call, by RFC 3261 and those after it. */
const sipCodes: Readonly<Record<number, EndedReasonCode>> = {
  301: 'number-moved',
  302: 'number-moved',
  401: 'carrier-refused',
  402: 'account-empty',
  403: 'carrier-refused',
  404: 'number-unknown',
  406: 'sound-mismatch',
  407: 'carrier-refused',
  408: 'phone-not-responding',
  410: 'number-gone',
  415: 'sound-mismatch',
  428: 'caller-unproven',
  433: 'caller-hidden',
  436: 'caller-unproven',
  437: 'caller-unproven',
  438: 'caller-unproven',
  480: 'phone-unreachable',
  482: 'call-looped',
  483: 'call-looped',
  484: 'number-incomplete',
  486: 'busy',
  487: 'canceled',
  488: 'sound-mismatch',
  500: 'carrier-fault',
  502: 'carrier-fault',
  503: 'carrier-overloaded',
  504: 'carrier-timeout',
  600: 'busy',
  603: 'declined',
  604: 'number-unknown',
  606: 'sound-mismatch',
  607: 'call-unwanted',
  608: 'call-blocked',
}

/** The reason behind a carrier's own error code; null for one that tells us nothing. */
export function reasonOfError(code: number | null): EndedReasonCode | null {
  if (code === null) return null
  const range = errorRanges.find(([from, to]) => code >= from && code <= to)
  return errorCodes[code] ?? range?.[2] ?? null
}

/** The reason behind the phone network's answer to a call that was not taken; null for one that tells us nothing. */
export function reasonOfSip(code: number | null): EndedReasonCode | null {
  if (code === null) return null
  return sipCodes[code] ?? (code >= 500 && code < 600 ? 'carrier-fault' : null)
}
