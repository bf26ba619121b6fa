import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '#platform/db/database.ts'
import { type LogPosition, readPosition, writePosition } from '#platform/db/transaction-id.ts'
import { Forbidden, Unauthenticated } from '#platform/errors.ts'
import type { Visitor } from '#platform/http/request-context.ts'
import { liveChannel } from '#platform/live/publish-live.ts'
import { readLive } from '#platform/live/read-live.ts'

export interface LiveDoor {
  db: Database
  visitor(request: FastifyRequest): Promise<Visitor | null>
  /** Aborted when the server stops. */
  stopping: AbortSignal
}

const pollMs = 1000
const heartbeatMs = 15_000
const recheckMs = 30_000
const maxBufferedBytes = 1024 * 1024

/**
 * `GET /api/live`: the team's events as an event stream that goes on after `Last-Event-ID` (or `?after=`), and
 * with `?poll=1` one batch as JSON for browsers that cannot keep a stream open.
 */
export function mountLive(server: FastifyInstance, door: LiveDoor): void {
  server.get('/api/live', { config: { policy: 'signed-in' } }, async (request, reply) => {
    const teamId = await teamOf(door, request)
    const query = request.query as { after?: string; poll?: string }
    const after = readPosition(String(request.headers['last-event-id'] ?? query.after ?? ''))
    if (query.poll) {
      const batch = await readLive(door.db, teamId, after)
      return {
        isLost: batch.isLost,
        events: batch.rows.map((row) => ({
          id: writePosition(row.position),
          topic: row.topic,
          ...row.payload,
        })),
        head: writePosition(batch.rows.at(-1)?.position ?? (after && !batch.isLost ? after : batch.head)),
      }
    }
    reply.hijack()
    const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)])
    await stream(door, request, { teamId, after, response: reply.raw, headers: Object.fromEntries(headers) })
  })
}

async function teamOf(door: LiveDoor, request: FastifyRequest): Promise<string> {
  const visitor = await door.visitor(request)
  if (!visitor) throw new Unauthenticated()
  if (!visitor.teamId) throw new Forbidden('Choose or create a team first.')
  return visitor.teamId
}

interface Reader {
  teamId: string
  after: LogPosition | null
  response: ServerResponse
  headers: Record<string, string>
}

async function stream(door: LiveDoor, request: FastifyRequest, reader: Reader): Promise<void> {
  const { response, teamId } = reader
  response.writeHead(200, {
    ...reader.headers,
    'content-type': 'text/event-stream',
    'x-accel-buffering': 'no',
  })
  response.write('retry: 1000\n\n')
  const ended = new AbortController()
  response.on('close', () => ended.abort())
  const signal = AbortSignal.any([ended.signal, door.stopping])
  let position = reader.after
  let heardAt = Date.now()
  let checkedAt = Date.now()
  while (!signal.aborted) {
    const woken = nextWake(door, teamId, signal)
    const batch = await readLive(door.db, teamId, position).catch(() => null)
    if (batch) {
      // A reader without a place, or with one this database does not know, reads everything anew from here on.
      if (!position || batch.isLost)
        response.write(`id: ${writePosition(batch.head)}\nevent: reset\ndata: {}\n\n`)
      for (const row of batch.rows) response.write(frame(row.position, { topic: row.topic, ...row.payload }))
      position = batch.rows.at(-1)?.position ?? (batch.isLost ? null : position) ?? batch.head
      if (batch.rows.length > 0) heardAt = Date.now()
    }
    if (Date.now() - heardAt > heartbeatMs) {
      response.write(': still here\n\n')
      heardAt = Date.now()
    }
    if (Date.now() - checkedAt > recheckMs) {
      checkedAt = Date.now()
      if ((await door.visitor(request).catch(() => null))?.teamId !== teamId) break
    }
    // A reader that does not read is let go; it comes back with its last id and misses nothing.
    if (response.writableLength > maxBufferedBytes) break
    if (!batch || batch.rows.length === 0) await woken
  }
  response.end()
}

/** Resolves at the next wake-up of the team, after the poll time, or when the reader has gone. */
function nextWake(door: LiveDoor, teamId: string, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const finish = () => {
      clearTimeout(timer)
      stop()
      signal.removeEventListener('abort', finish)
      done()
    }
    const timer = setTimeout(finish, pollMs)
    const stop = door.db.bus.listen(liveChannel(teamId), finish)
    signal.addEventListener('abort', finish)
  })
}

function frame(position: LogPosition, data: Record<string, unknown>): string {
  return `id: ${writePosition(position)}\ndata: ${JSON.stringify(data)}\n\n`
}
