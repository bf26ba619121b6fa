import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BlobStore } from '#platform/blobs.ts'
import type { Database } from '#platform/db/database.ts'
import { NotFound, Unauthenticated } from '#platform/errors.ts'
import type { Visitor } from '#platform/http/request-context.ts'

interface MediaDoor {
  db: Database
  blobs: BlobStore
  visitor(request: FastifyRequest): Promise<Visitor | null>
}

/** What a browser may show by itself; anything else is only ever offered as a download. */
const shown = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])

/** `GET /api/media/{id}`: a picture of a text, for members of its team only. */
export function mountMedia(server: FastifyInstance, door: MediaDoor): void {
  server.get('/api/media/:id', { config: { policy: 'signed-in' } }, async (request, reply) => {
    const visitor = await door.visitor(request)
    if (!visitor) throw new Unauthenticated()
    const { id } = request.params as { id: string }
    const type = visitor.teamId ? await findType(door.db, visitor.teamId, id) : null
    if (!type || !visitor.teamId) throw new NotFound('This picture')
    const { stream, bytes } = await door.blobs.read(`${visitor.teamId}/media/${id}`)
    return reply
      .type(shown.has(type) ? type : 'application/octet-stream')
      .header('content-length', bytes)
      .header('content-disposition', shown.has(type) ? 'inline' : `attachment; filename="${id}"`)
      .header('cache-control', 'private, max-age=3600')
      .send(stream)
  })
}

async function findType(db: Database, teamId: string, id: string): Promise<string | null> {
  const [legId] = id.split('.')
  const [row] = await db.team(teamId, (tx) =>
    tx.query<{ media: { id: string; type: string }[] }>(
      `select m.media from sms_legs l join messages m on m.team_id = l.team_id and m.id = l.message_id
       where l.team_id = $1 and l.id = $2`,
      [teamId, legId],
      'media-type',
    ),
  )
  return row?.media.find((media) => media.id === id)?.type ?? null
}
