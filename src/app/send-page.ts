import { PassThrough } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FirstPage } from '#app/first-page.ts'
import { firstReadsAt } from '#app/first-reads.ts'
import { readFirst } from '#app/read-first.ts'
import { takesGzip } from '#platform/http/shrink-answer.ts'

/**
 * Sends a document; the app's at once up to its end, so that its scripts are on their way, and the end with the answers
 * to what its page reads first. Whoever is led here by another site gets none with it: what the length of a shrunk
 * answer tells must be out of that site's reach.
 */
export function sendPage(
  server: FastifyInstance,
  { request, reply, page }: { request: FastifyRequest; reply: FastifyReply; page: FirstPage },
): FastifyReply {
  const { document, isApp } = page
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding, sec-fetch-site')
  if (!isApp || !isOwnNavigation(request)) return reply.send(document)
  const isShrunk = takesGzip(request.headers['accept-encoding'])
  if (isShrunk) reply.header('content-encoding', 'gzip')
  const body = isShrunk ? createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH }) : new PassThrough()
  const endsAt = document.indexOf('</body>')
  body.write(document.slice(0, endsAt))
  void readFirst(server, request, firstReadsAt(request.url)).then((answers) =>
    body.end(dataElement(answers) + document.slice(endsAt)),
  )
  return reply.send(body)
}

/** Typed, reloaded, or followed from a page of ours, as the browser tells. */
function isOwnNavigation({ method, headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return method === 'GET' && (site === 'none' || site === 'same-origin')
}

/** Data for the page's script; `<` would end the element early. */
function dataElement(answers: Record<string, unknown>): string {
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="first-reads">${json}</script>`
}
