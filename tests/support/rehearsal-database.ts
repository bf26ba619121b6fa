import pg from 'pg'
import { createBus } from '#platform/bus.ts'
import { manualClock } from '#platform/clock.ts'
import { createDatabase } from '#platform/db/database.ts'
import { borrowEmbedded, giveBackEmbedded } from './borrow-embedded.ts'
import { anyKind, createDatabaseUrl, migratedSeed, type TestDatabase, testStart } from './test-database.ts'

export interface RehearsalDatabase extends TestDatabase {
  /** Everything that is committed while `work` runs is there for whoever looks, and gone when it ends. */
  rehearse<T>(work: () => Promise<T>): Promise<T>
}

/**
 * A database that can take back what was committed. It has one session, so one transaction can be held
 * open around many: their begin, commit and rollback become those of a savepoint. That lets a test really call
 * every operation as everybody and start each time from the same rows.
 */
export async function createRehearsalDatabase(): Promise<RehearsalDatabase> {
  const clock = manualClock(testStart)
  const session = await openSession()
  const pool = new pg.Pool(session.poolConfig)
  const state = { isRehearsing: false }
  const patched = new WeakSet<pg.PoolClient>()
  const connect = pool.connect.bind(pool)
  pool.connect = (async () => {
    const client = await connect()
    if (!patched.has(client)) rewriteStatements(client, state)
    patched.add(client)
    return client
  }) as typeof pool.connect
  const parts = {
    kind: 'embedded' as const,
    pool,
    clock,
    bus: createBus(),
    onClose: session.close,
  }
  const db = createDatabase(parts, 1)
  const alone = async (statement: string, isRehearsing: boolean) => {
    const client = await pool.connect()
    state.isRehearsing = false
    await client.query(statement)
    state.isRehearsing = isRehearsing
    client.release()
  }
  return {
    // A savepoint that was released leaves its role behind; the owner's work is the owner's all the same.
    db: {
      ...db,
      owner: (work) =>
        db.owner(async (client) => {
          if (state.isRehearsing) await client.query('reset role')
          return work(client)
        }),
    },
    clock,
    close: () => db.close(),
    rehearse: async (work) => {
      await alone('begin', true)
      try {
        return await work()
      } finally {
        await alone('rollback', false)
      }
    },
  }
}

function rewriteStatements(client: pg.PoolClient, state: { isRehearsing: boolean }): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((first: unknown, ...rest: unknown[]) =>
    query(state.isRehearsing && typeof first === 'string' ? asSavepoint(first) : first, ...rest)) as never
}

function asSavepoint(statement: string): string {
  if (statement === 'commit') return 'release savepoint rehearsal'
  if (statement === 'rollback') return 'rollback to savepoint rehearsal; release savepoint rehearsal'
  return statement.replace(/^begin\b/, 'savepoint rehearsal')
}

/** One session of a migrated, empty database. */
async function openSession(): Promise<{ poolConfig: pg.PoolConfig; close(): Promise<void> }> {
  if (anyKind === 'postgres') {
    const { url, drop } = await createDatabaseUrl()
    return { poolConfig: { connectionString: url, max: 1, options: '-c jit=off' }, close: drop }
  }
  const embedded = await borrowEmbedded(migratedSeed)
  return { poolConfig: embedded.poolConfig, close: () => giveBackEmbedded(embedded) }
}
