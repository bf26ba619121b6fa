import { LRUCache } from 'lru-cache'
import type { Clock } from '#platform/clock.ts'
import type { Visitor } from '#platform/http/request-context.ts'

/** Who stands behind a session, remembered for a moment so that not every request asks the database. */
export interface SessionCache {
  get(token: string): Visitor | undefined
  /** Keeps what `read` finds, unless something was forgotten while it was reading. */
  fill(token: string, read: () => Promise<Visitor | null>): Promise<Visitor | null>
  forgetUser(userId: string): void
  forgetTeam(teamId: string): void
}

const keptMs = 15_000

export function createSessionCache(clock: Clock): SessionCache {
  const kept = new LRUCache<string, { visitor: Visitor; untilMs: number }>({ max: 5000 })
  // Rises with every forgetting: an answer that was under way by then may be the old one.
  let generation = 0
  const forget = (isMeant: (visitor: Visitor) => boolean) => {
    generation++
    for (const [token, entry] of kept.entries()) if (isMeant(entry.visitor)) kept.delete(token)
  }
  return {
    get: (token) => {
      const entry = kept.get(token)
      return entry && entry.untilMs > clock.now().getTime() ? entry.visitor : undefined
    },
    fill: async (token, read) => {
      const before = generation
      const visitor = await read()
      if (visitor && before === generation)
        kept.set(token, { visitor, untilMs: clock.now().getTime() + keptMs })
      return visitor
    },
    forgetUser: (userId) => forget((visitor) => visitor.userId === userId),
    forgetTeam: (teamId) => forget((visitor) => visitor.teamId === teamId),
  }
}
