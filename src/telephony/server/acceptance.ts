import type { OwnNumber } from '#phones/server/load-number.ts'

/** What is kept of a carrier's yes until the text's row is written. */
export interface Acceptance extends Record<string, unknown> {
  sid: string
  status: string
  segments: number
  connectionId: string
  phone: string
  /** What was found at the carrier after a power cut: the words that really left, and others nobody remembered. */
  body?: string
  also?: { sid: string; status: string; segments: number; body: string }[]
}

export function acceptance(
  taken: { sid: string; status: string; segments: number },
  number: OwnNumber,
): Acceptance {
  const { sid, status, segments } = taken
  return { sid, status, segments, connectionId: number.connectionId, phone: number.phone }
}
