import { carrierReasons } from '#telephony/engine/carrier-reasons.ts'
import type { EndedReason } from '#telephony/engine/ended-reason.ts'
import { reachReasons } from '#telephony/engine/reach-reasons.ts'
import { talkReasons } from '#telephony/engine/talk-reasons.ts'

/** Every reason a call can end for. Closed: what is not here is never written. */
export const endedReasons = { ...talkReasons, ...reachReasons, ...carrierReasons }

export type EndedReasonCode = keyof typeof endedReasons

/** The reason behind a stored code; null for one this version does not have. */
export function endedReason(code: string): EndedReason | null {
  return Object.hasOwn(endedReasons, code) ? endedReasons[code as EndedReasonCode] : null
}
