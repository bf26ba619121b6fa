import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contract } from '#app/contract.ts'
import { serveWeb } from '#app/serve-web.ts'
import type { Ground, Rooms } from '#app/wire.ts'
import { mountFeed } from '#booking/server/mount-feed.ts'
import { mountHooks } from '#integrations/server/mount-hooks.ts'
import type { ReceiverDeps } from '#integrations/server/receive-hook.ts'
import { createHttpServer } from '#platform/http/create-http-server.ts'
import { mountHealth, type Readiness } from '#platform/http/health.ts'
import { mountApi } from '#platform/http/mount-api.ts'
import type { RequestContext, Visitor } from '#platform/http/request-context.ts'
import { mountLive } from '#platform/live/mount-live.ts'
import { authenticate } from '#teams/server/authenticate.ts'
import { mountMedia } from '#telephony/server/mount-media.ts'
import { mountRecordings } from '#telephony/server/mount-recordings.ts'

export interface ServerParts {
  ground: Ground
  rooms: Rooms
  routes: Parameters<typeof mountApi>[1]
  receiver: ReceiverDeps
  readiness: Readiness
  isInstalled(): Promise<boolean>
  stopping: AbortSignal
}

/** The door: everything that is served, and who is asking. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { ground, rooms } = parts
  const server = createHttpServer({ log: ground.log, publicOrigin: () => originOf(ground.config.publicUrl) })
  const visitor = (request: FastifyRequest) => authenticate(rooms.teams, headersOf(request))
  mountHealth(server, parts.readiness, ground.metrics)
  mountHooks(server, { ...parts.receiver, publicUrl: ground.publicUrl })
  mountLive(server, { db: ground.db, visitor, stopping: parts.stopping })
  mountFeed(server, { db: ground.db, clock: ground.clock, limits: () => rooms.teams.limits })
  mountMedia(server, { db: ground.db, blobs: ground.blobs, visitor })
  mountRecordings(server, { db: ground.db, blobs: ground.blobs, visitor })
  mountApi(server, parts.routes, {
    isInstalled: parts.isInstalled,
    openContext: (request, reply) => openContext(ground, { request, reply, visitor }),
  })
  mountDescription(server)
  await serveWeb(server)
  return server
}

async function openContext(
  ground: Ground,
  door: {
    request: FastifyRequest
    reply: { header(name: string, value: string[]): unknown }
    visitor(request: FastifyRequest): Promise<Visitor | null>
  },
): Promise<RequestContext> {
  const { request } = door
  const responseHeaders = new Headers()
  const cookies: string[] = []
  // The answer's cookies, handed on as they are set: a Headers object alone would not reach the reply.
  const append = responseHeaders.append.bind(responseHeaders)
  responseHeaders.append = (name, value) => {
    append(name, value)
    if (name.toLowerCase() !== 'set-cookie') return
    cookies.push(value)
    door.reply.header('set-cookie', cookies)
  }
  return {
    db: ground.db,
    clock: ground.clock,
    log: ground.log,
    visitor: await door.visitor(request),
    request: {
      id: request.id,
      headers: headersOf(request),
      ip: request.ip,
      isLoopback: isLoopback(request.ip) && isOwnName(request.hostname),
      origin: `${request.protocol}://${request.host}`,
    },
    responseHeaders,
  }
}

/** The API's own description, made from the contract that the server checks with. */
function mountDescription(server: FastifyInstance): void {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  let description: Promise<unknown> | null = null
  server.get('/api/openapi.json', { config: { policy: 'anyone' } }, async () => {
    description ??= generator.generate(contract, {
      info: { title: 'Parley', version: '1' },
      servers: [{ url: '/api/v1' }],
    })
    return description
  })
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}

function isLoopback(ip: string): boolean {
  return ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.')
}

/** A page elsewhere can have its name lead to this machine; it cannot have this machine's names. */
function isOwnName(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}

function originOf(url: string | null): string | null {
  return url ? new URL(url).origin : null
}
