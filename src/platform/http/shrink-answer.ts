import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const shrink = promisify(gzip)
/** What fits into one packet anyway gains nothing. */
const smallestBytes = 1400

/**
 * An `onSend` hook: a long text goes out as gzip where the asker takes that. Only for answers that no page of another
 * origin can ask for: elsewhere the length of what was shrunk tells of secrets in it.
 */
export async function shrinkAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string') return payload
  reply.header('vary', 'accept-encoding')
  const isLong = Buffer.byteLength(payload) >= smallestBytes
  if (!isLong || !takesGzip(request.headers['accept-encoding']) || reply.hasHeader('content-encoding'))
    return payload
  reply.header('content-encoding', 'gzip')
  return shrink(payload, { level: 5 })
}

/** Whether an Accept-Encoding names gzip, or everything, and not with the weight of zero. */
export function takesGzip(accepted: string | string[] | undefined): boolean {
  const weights = new Map(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', weight = 'q=1'] = part.split(';').map((text) => text.trim())
        return [name, Number(weight.replace('q=', ''))] as const
      }),
  )
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0
}
