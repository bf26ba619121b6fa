import type { FastifyRequest } from 'fastify'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import { Problem } from '#carrier-emulator/problem.ts'

/** For every route of the hand. */
export function guarded(carrier: Carrier) {
  return { onRequest: async ({ headers }: FastifyRequest) => guardHand(carrier, headers) }
}

/** Refuses pages of other sites: a name that only resolves to this machine, or a request made by such a page. */
export function guardHand(
  carrier: Carrier,
  { host, origin }: { host?: string | undefined; origin?: string | undefined },
): void {
  const { port } = new URL(carrier.baseUrl)
  const names = ['127.0.0.1', 'localhost', '[::1]', carrier.settings.host]
  const hosts = names.map((name) => `${name}:${port}`)
  if (!hosts.includes(host?.toLowerCase() ?? ''))
    throw new Problem('forbidden', 'The emulator answers only under its own loopback address.')
  if (origin !== undefined && !hosts.some((name) => origin.toLowerCase() === `http://${name}`))
    throw new Problem('forbidden', 'Pages of other origins may not steer the emulator.')
}

export function readJson({ headers, body }: FastifyRequest): unknown {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Problem('unsupported_media_type', 'Send application/json.')
  try {
    return JSON.parse(typeof body === 'string' ? body : '')
  } catch {
    throw new Problem('invalid_input', 'The body is not well-formed JSON.')
  }
}
