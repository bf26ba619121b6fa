import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** What a window's id says, apart from whom it was given to. */
export interface SignedWindow {
  service: string
  startsAt: Date
  /** Names the crew it was found with; another one may do. */
  lane: number
  expiresAt: Date
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const validForMs = 24 * hourMs
const plainBytes = 18
const macBytes = 12

/** When an id made now runs out: on a full hour, so that the same window asked for twice has the same id. */
export function windowExpiry(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + validForMs) / hourMs) * hourMs)
}

/** An id of 44 characters that only this key makes, and that counts for `holder` alone. */
export function signWindow(key: Buffer, holder: string, window: SignedWindow): string {
  const plain = Buffer.alloc(plainBytes)
  plain.writeUInt32BE(window.startsAt.getTime() / minuteMs, 0)
  plain.writeUInt32BE(window.expiresAt.getTime() / minuteMs, 4)
  plain.writeUInt32BE(window.lane % 2 ** 32, 8)
  nameHash(window.service).copy(plain, 12)
  const mac = macOf(key, { holder, service: window.service, plain })
  return `win_${Buffer.concat([plain, mac]).toString('base64url')}`
}

/** What an id says, or null when it was not made with this key for this holder and one of these services. */
export function readWindowId(
  key: Buffer,
  id: string,
  known: { holder: string; services: readonly string[] },
): SignedWindow | null {
  const text = /^win_([A-Za-z0-9_-]{40})$/.exec(id)?.[1]
  if (!text) return null
  const bytes = Buffer.from(text, 'base64url')
  const plain = bytes.subarray(0, plainBytes)
  const service = known.services.find((name) => nameHash(name).equals(plain.subarray(12)))
  if (service === undefined) return null
  const mac = macOf(key, { holder: known.holder, service, plain })
  if (!timingSafeEqual(mac, bytes.subarray(plainBytes))) return null
  return {
    service,
    startsAt: new Date(plain.readUInt32BE(0) * minuteMs),
    expiresAt: new Date(plain.readUInt32BE(4) * minuteMs),
    lane: plain.readUInt32BE(8),
  }
}

/** The bytes that sign a team's windows. */
export function windowKey(teamKey: Buffer): Buffer {
  return createHmac('sha256', teamKey).update('booking.window').digest()
}

function nameHash(service: string): Buffer {
  return createHash('sha256').update(service).digest().subarray(0, 6)
}

function macOf(key: Buffer, of: { holder: string; service: string; plain: Buffer }): Buffer {
  const said = JSON.stringify([of.holder, of.service, of.plain.toString('hex')])
  return createHmac('sha256', key).update(said).digest().subarray(0, macBytes)
}
