import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BlobStore } from '#platform/blobs.ts'
import type { Database } from '#platform/db/database.ts'
import { NotFound, Unauthenticated } from '#platform/errors.ts'
import { readRange } from '#platform/http/read-range.ts'
import type { Visitor } from '#platform/http/request-context.ts'

interface RecordingDoor {
  db: Database
  blobs: BlobStore
  visitor(request: FastifyRequest): Promise<Visitor | null>
}

/** `GET /api/recordings/{id}.wav`: what was recorded of a call, or a part of it, for members of its team only. */
export function mountRecordings(server: FastifyInstance, door: RecordingDoor): void {
  const route = { config: { policy: 'signed-in' as const } }
  server.get('/api/recordings/:id(^\\w+).wav', route, async (request, reply) => {
    const visitor = await door.visitor(request)
    if (!visitor) throw new Unauthenticated()
    const { id } = request.params as { id: string }
    if (!visitor.teamId || !(await isReady(door.db, visitor.teamId, id))) throw new NotFound('This recording')
    const key = `${visitor.teamId}/recordings/${id}.wav`
    const size = await door.blobs.size(key)
    const range = readRange(request.headers.range, size)
    // People's voices: kept by nobody on the way, and by the browser only while it plays them.
    reply.header('cache-control', 'private, no-store').header('accept-ranges', 'bytes')
    if (range.kind === 'nowhere') return reply.code(416).header('content-range', `bytes */${size}`).send()
    reply.type('audio/wav').header('content-disposition', `inline; filename="${id}.wav"`)
    if (range.kind === 'whole') {
      const { stream } = await door.blobs.read(key)
      return reply.header('content-length', size).send(stream)
    }
    const { from, to } = range
    const { stream } = await door.blobs.read(key, range)
    return reply
      .code(206)
      .header('content-range', `bytes ${from}-${to}/${size}`)
      .header('content-length', to - from + 1)
      .send(stream)
  })
}

async function isReady(db: Database, teamId: string, id: string): Promise<boolean> {
  const rows = await db.team(teamId, (tx) =>
    tx.query(
      `select 1 from recordings where team_id = $1 and id = $2 and store in ('stored', 'purged')`,
      [teamId, id],
      'recording-is-ready',
    ),
  )
  return rows.length > 0
}
