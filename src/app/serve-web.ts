import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { NotFound } from '#platform/errors.ts'

const folder = fileURLToPath(new URL('../../dist/web', import.meta.url))
const config = { policy: 'anyone' as const }
const oneYearSeconds = 31_536_000

/** The built pages: hashed assets for good, and one document for every address of the app. */
export async function serveWeb(server: FastifyInstance): Promise<void> {
  const file = `${folder}/index.html`
  if (existsSync(file)) {
    await server.register(fastifyStatic, { root: `${folder}/assets`, serve: false })
    server.get('/assets/*', { config }, (request, reply) =>
      reply.sendFile((request.params as { '*': string })['*'], {
        maxAge: oneYearSeconds * 1000,
        immutable: true,
      }),
    )
  }
  const page = existsSync(file) ? readFileSync(file, 'utf8') : null
  server.get('/*', { config }, async (request, reply) => {
    const isData = /^\/(api|hooks|assets|relay|media)\//.test(request.url)
    if (isData || !page) throw new NotFound('This address')
    return reply.type('text/html; charset=utf-8').send(page.replace('__THEME__', themeOf(request)))
  })
}

/** From a cookie, so that the first paint already has the right colours. */
function themeOf(request: FastifyRequest): string {
  const theme = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]
  return theme ?? 'system'
}
