import type { FastifyInstance } from 'fastify'
import { feedTokenHash } from '#booking/server/calendar-feed.ts'
import { findFeedTeam } from '#booking/server/feed-store.ts'
import { listAppointments } from '#booking/server/store.ts'
import { writeFeed } from '#booking/server/write-feed.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors.ts'
import { loadLiveProfile } from '#teams/server/load-live-profile.ts'
import type { Caller, RateLimiter } from '#teams/server/rate-limit.ts'

interface FeedDoor {
  db: Database
  clock: Clock
  limits(): RateLimiter
}

const dayMs = 24 * 60 * 60_000
const pastDays = 60
const comingDays = 400

/** `GET /calendar/{token}.ics`: a team's appointments for whoever holds the secret address, read only. */
export function mountFeed(server: FastifyInstance, door: FeedDoor): void {
  // Everything below /calendar/ that ends so is a feed or nothing: a page of ours never answers in its place.
  server.get('/calendar/:token(^.*).ics', { config: { policy: 'anyone' } }, async (request, reply) => {
    const userAgent = String(request.headers['user-agent'] ?? '')
    const caller: Caller = { ip: request.ip, isLoopback: isLoopback(request.ip), userAgent }
    door.limits().takeNetwork('calendar-feed.network', caller)
    const { token } = request.params as { token: string }
    const teamId = await findFeedTeam(door.db, feedTokenHash(token))
    if (!teamId) throw new NotFound('This calendar')
    const text = await readFeed(door, teamId)
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="calendar.ics"')
      .header('cache-control', 'private, max-age=300')
      .header('x-robots-tag', 'noindex')
      .send(text)
  })
}

function readFeed(door: FeedDoor, teamId: string): Promise<string> {
  const nowMs = door.clock.now().getTime()
  const within = { from: new Date(nowMs - pastDays * dayMs), to: new Date(nowMs + comingDays * dayMs) }
  return door.db.team(teamId, async (tx) => {
    const { profile } = await loadLiveProfile(tx)
    return writeFeed(profile.name, await listAppointments(tx, within))
  })
}

function isLoopback(ip: string): boolean {
  return ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.')
}
