import type { FastifyRequest } from 'fastify'
import { Forbidden } from '#platform/errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Another site's page must not act in our user's name: unsafe methods are taken from our own origin only. */
export function refuseForeignOrigin(request: FastifyRequest, publicOrigin: string | null): void {
  if (safeMethods.has(request.method)) return
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') throw foreign()
  const { origin } = request.headers
  // Programs send no Origin and carry no cookie of a browser's; browsers always send one with an unsafe method.
  if (origin === undefined) return
  const own = `${request.protocol}://${request.host}`
  if (origin !== own && origin !== publicOrigin) throw foreign()
}

function foreign(): Forbidden {
  return new Forbidden('This request came from another site. Open Parley itself and try again.')
}
