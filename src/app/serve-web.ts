import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { createFirstPage } from '#app/first-page.ts'
import { sendPage } from '#app/send-page.ts'
import { NotFound } from '#platform/errors.ts'

const folder = fileURLToPath(new URL('../../dist/web', import.meta.url))
const config = { policy: 'anyone' as const }
const oneYearSeconds = 31_536_000

/** The built pages: hashed assets for good, and a document for every address, the door's or the app's. */
export async function serveWeb(server: FastifyInstance): Promise<void> {
  if (existsSync(`${folder}/index.html`)) {
    await server.register(fastifyStatic, { root: `${folder}/assets`, serve: false, preCompressed: true })
    server.get('/assets/*', { config }, (request, reply) =>
      reply.sendFile((request.params as { '*': string })['*'], {
        maxAge: oneYearSeconds * 1000,
        immutable: true,
      }),
    )
  }
  const firstPage = createFirstPage(folder)
  server.get('/*', { config }, async (request, reply) => {
    const isData = /^\/(api|hooks|assets|relay|media)\//.test(request.url)
    const page = isData ? null : firstPage(request)
    if (page === null) throw new NotFound('This address')
    return sendPage(server, { request, reply, page })
  })
}
