import type { Carrier } from '#carrier-emulator/carrier.ts'
import { readConnection } from '#carrier-emulator/connection-overrides.ts'
import type { MessageRow } from '#carrier-emulator/rows.ts'
import { signRequest } from '#carrier-emulator/signature.ts'

export type Picture = { contentType: string; bytes: Buffer }

/** More than this the carrier does not take as one picture. */
export const mostMediaBytes = 5 * 1024 * 1024

/** Gets the picture an account wants to send from its address; null when there is none to be had. */
export async function fetchMedia(
  carrier: Carrier,
  accountSid: string,
  address: string,
): Promise<Picture | null> {
  return fetchFile(carrier, { accountSid, address, mostBytes: mostMediaBytes })
}

/** Gets a file from an account's own server, signed as a webhook is. */
export async function fetchFile(
  carrier: Carrier,
  { accountSid, address, mostBytes }: { accountSid: string; address: string; mostBytes: number },
): Promise<Picture | null> {
  const { url, connectMs, readMs, totalMs } = readConnection(address, carrier.settings)
  const authToken = carrier.state.rows.accounts.get(accountSid)?.authToken ?? ''
  const headers = { 'X-Twilio-Signature': signRequest(authToken, url, {}), 'User-Agent': 'TwilioProxy/1.1' }
  const asked = { method: 'GET' as const, url, headers, body: null, connectMs, readMs, totalMs }
  const answer = await carrier.wire.send({ ...asked, mostBytes })
  if ('failure' in answer || answer.status !== 200 || answer.body.length === 0) return null
  const contentType = answer.contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  return { contentType: contentType || 'application/octet-stream', bytes: answer.body }
}

/** Files a picture under its message. */
export function keepMedia(
  carrier: Carrier,
  { message, sid }: { message: Pick<MessageRow, 'sid' | 'accountSid'>; sid: string },
  { contentType, bytes }: Picture,
): void {
  const { accountSid } = message
  carrier.mediaStore.keep(sid, bytes)
  const createdMs = carrier.clock.nowMs()
  carrier.state.put('media', sid, { sid, accountSid, messageSid: message.sid, contentType, createdMs })
}

/** The pictures of a message that are there, in order. */
export function mediaOf(carrier: Carrier, row: MessageRow): { sid: string; contentType: string }[] {
  const found = row.mediaSids.map((sid) => carrier.state.rows.media.get(sid))
  return found.filter((media) => media !== undefined).map(({ sid, contentType }) => ({ sid, contentType }))
}

export async function readAllMedia(carrier: Carrier, row: MessageRow): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const { sid, contentType } of mediaOf(carrier, row)) {
    const bytes = await carrier.mediaStore.read(sid)
    if (bytes) pictures.push({ contentType, bytes })
  }
  return pictures
}
