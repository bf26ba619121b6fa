import type { InstanceFacts, SampleTeam } from '#admin/ports.ts'
import { countDue } from '#conversations/server/count-due.ts'
import { type CheckDeps, runChecks } from '#onboarding/server/run-checks.ts'
import { countByState } from '#outbox/server/count-intents.ts'
import type { Database } from '#platform/db/database.ts'

export interface OverviewDeps extends CheckDeps {
  facts: InstanceFacts
  sample: SampleTeam
}

/** The instance at a glance: its parts, its health, its counts. */
export async function readOverview(deps: OverviewDeps) {
  const { facts, db } = deps
  return {
    version: facts.version,
    startedAt: facts.startedAt.toISOString(),
    parts: await runChecks(deps),
    health: {
      ...(await readHealth(db)),
      eventLoopLagMs: facts.eventLoopLagMs(),
      journalPending: facts.journalPending(),
    },
    counts: await readCounts(db),
    hasSample: await deps.sample.exists(),
  }
}

async function readHealth(db: Database) {
  const startedAt = performance.now()
  const [states, dueConversations] = await db.system('read-metrics', async (tx) => [
    await countByState(tx),
    await countDue(tx),
  ])
  return {
    databaseMs: Math.round((performance.now() - startedAt) * 10) / 10,
    databaseWaiting: db.waiting(),
    memoryMb: Math.round(process.memoryUsage.rss() / 1024 ** 2),
    intents: {
      ready: states.ready ?? 0,
      sending: states.sending ?? 0,
      unknown: states.unknown ?? 0,
      failed: states.failed ?? 0,
    },
    dueConversations,
  }
}

async function readCounts(db: Database) {
  const [row] = await db.system('admin-search', (tx) =>
    tx.query<{ teams: number; users: number; conversations: number; texts: number }>(
      `select (select count(*)::int from teams) as teams, (select count(*)::int from users) as users,
         (select count(*)::int from conversations) as conversations,
         (select count(*)::int from sms_legs where created_at > parley_now() - interval '24 h') as texts`,
    ),
  )
  return {
    teams: row?.teams ?? 0,
    users: row?.users ?? 0,
    conversations: row?.conversations ?? 0,
    texts24h: row?.texts ?? 0,
  }
}
