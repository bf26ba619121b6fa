import type { CallRecording } from '#telephony/contract.ts'
import type { LanePeaks } from '#ui/sound/draw-lanes.ts'
import { type PlayedTurn, turnAt } from '#ui/sound/played-turns.ts'

/**
 * The loudness of both sides, from the wire's base64. A recording of one channel holds both voices: then each moment
 * goes to whoever's turn it was.
 */
export function recordingSides(
  peaks: NonNullable<CallRecording['peaks']>,
  turns: readonly PlayedTurn[],
): LanePeaks {
  const { perSecond } = peaks
  const contact = bytesOf(peaks.contact)
  if (peaks.bot !== '')
    return { contact: { values: contact, perSecond }, ours: { values: bytesOf(peaks.bot), perSecond } }
  const isOurs = (place: number) => {
    const who = turnAt(turns, (place / perSecond) * 1000)?.who
    return who !== undefined && who !== 'contact'
  }
  return {
    contact: { values: contact.map((value, place) => (isOurs(place) ? 0 : value)), perSecond },
    ours: { values: contact.map((value, place) => (isOurs(place) ? value : 0)), perSecond },
  }
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
