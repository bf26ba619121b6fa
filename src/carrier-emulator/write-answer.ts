import type { FastifyReply } from 'fastify'
import { dribble } from '#carrier-emulator/dribble.ts'
import type { Hit } from '#carrier-emulator/faults.ts'
import type { RestAnswer } from '#carrier-emulator/rest-route.ts'
import { newSid } from '#carrier-emulator/sid.ts'

/** Writes an answer as the fault wants it, and says what left, at most 4 KB of it: null when nothing did. */
export function writeAnswer(
  reply: FastifyReply,
  answer: RestAnswer | null,
  fault: Hit | null,
): { status: number | null; text: string | null } {
  if (answer === null) {
    // The connection stays open and silent, or is cut; the caller's own timeout ends the silence.
    reply.hijack()
    if (fault?.entry.fault === 'reset') reply.raw.socket?.resetAndDestroy()
    return { status: null, text: null }
  }
  const { status } = answer
  const text = 'body' in answer ? JSON.stringify(answer.body) : ''
  const bytes = 'bytes' in answer ? answer.bytes : Buffer.from(text)
  const contentType = 'bytes' in answer ? answer.contentType : 'application/json'
  const headers: Record<string, string> = {
    'Twilio-Request-Id': newSid('RQ'),
    'X-Content-Type-Options': 'nosniff',
  }
  if (status !== 204) headers['Content-Type'] = contentType
  if (status === 401) headers['WWW-Authenticate'] = 'Basic realm="Twilio API"'
  if (fault?.entry.fault === 'slow-bytes') {
    reply.hijack()
    reply.raw.writeHead(status, { ...headers, 'Content-Length': bytes.length })
    dribble(reply.raw, bytes, fault.entry.delayMs ?? 100)
  } else
    void reply
      .code(status)
      .headers(headers)
      .send(status === 204 ? null : bytes)
  return { status, text: 'bytes' in answer ? `${bytes.length} bytes` : bytes.toString('utf8', 0, 4_096) }
}
