import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Bus } from '#platform/bus.ts'
import type { Clock } from '#platform/clock.ts'
import { createPriorityGate, type Lane, type PriorityGate } from '#platform/db/priority-gate.ts'
import type { SystemVerb } from '#platform/db/system-verbs.ts'
import { Unavailable } from '#platform/errors.ts'

export type Orm = NodePgDatabase<Record<string, never>>

/** An open transaction. Everything in it happens or nothing does. */
export interface Transaction {
  orm: Orm
  /** One statement in SQL, prepared under `name` where given; returns its rows. */
  query<Row extends object>(text: string, values?: unknown[], name?: string): Promise<Row[]>
  /** Runs once the transaction has committed; never when it has not. */
  afterCommit(work: () => void): void
  /** Wakes whoever listens on the channel, once the transaction has committed. */
  wake(channel: string): void
  /** Wakes whoever listens at once; for timers set by afterCommit. */
  wakeNow(channel: string): void
  teamId: string | null
}

export interface Database {
  kind: 'embedded' | 'postgres'
  bus: Bus
  /** A transaction that sees the rows of one team only. */
  team<T>(teamId: string, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** A transaction across teams, for the verbs on the short list and nothing else. */
  system<T>(verb: SystemVerb, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** A transaction of the schema's owner: migrations and chores only. */
  owner<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>
  /** One statement outside any transaction, as the owner: CHECKPOINT, VACUUM. */
  maintain(statement: string): Promise<void>
  /** The same database, waiting in another lane. */
  inLane(lane: Lane): Database
  /** The same database, by another clock. */
  atClock(clock: Clock): Database
  waiting(): number
  close(): Promise<void>
}

interface Parts {
  kind: 'embedded' | 'postgres'
  pool: pg.Pool
  gate: PriorityGate
  clock: Clock
  bus: Bus
  onClose: () => Promise<void>
}

/** Joins a pool to the roles, the team walls and the clock. */
export function createDatabase(parts: Omit<Parts, 'gate'>, places: number): Database {
  const all: Parts = { ...parts, gate: createPriorityGate(places) }
  // A server that drops idle connections must not end the process; the next query opens a new one.
  all.pool.on('error', () => undefined)
  // Nor may one that it drops in the middle of a transaction, whose query fails by itself.
  all.pool.on('connect', (client) => client.on('error', () => undefined))
  return view(all, 'people')
}

function view(parts: Parts, lane: Lane): Database {
  return {
    kind: parts.kind,
    bus: parts.bus,
    team: (teamId, work) => transact(parts, { lane, role: 'parley_app', teamId }, work),
    system: (_verb, work) => transact(parts, { lane, role: 'parley_system', teamId: null }, work),
    owner: (work) => withClient(parts, lane, work),
    maintain: (statement) => withClient(parts, lane, async (client) => void (await client.query(statement))),
    inLane: (other) => view(parts, other),
    atClock: (clock) => view({ ...parts, clock }, lane),
    waiting: () => parts.gate.waiting(),
    close: async () => {
      await parts.pool.end()
      await parts.onClose()
    },
  }
}

/** As whom a transaction is opened, and in which lane it waits. */
interface Entry {
  lane: Lane
  role: 'parley_app' | 'parley_system'
  teamId: string | null
}

const insideTransaction = new AsyncLocalStorage<true>()
const maxAttempts = 4
// Serialization failure and deadlock: the whole transaction may simply be tried again.
const mayRetry = new Set(['40001', '40P01'])

async function transact<T>(parts: Parts, as: Entry, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await withClient(parts, as.lane, (client) => runOnce({ parts, client, as }, work))
    } catch (error) {
      if (attempt === maxAttempts || !mayRetry.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}

async function runOnce<T>(
  { parts, client, as }: { parts: Parts; client: pg.PoolClient; as: Entry },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const afterCommit: (() => void)[] = []
  await client.query(opening(as, parts.clock))
  try {
    const tx: Transaction = {
      orm: ormOf(client),
      query: async (text, values, name) =>
        (await client.query({ text, values: values ?? [], ...(name ? { name } : {}) })).rows,
      afterCommit: (hook) => void afterCommit.push(hook),
      wakeNow: (channel) => parts.bus.wake(channel),
      wake: (channel) => void afterCommit.push(() => parts.bus.wake(channel)),
      teamId: as.teamId,
    }
    const result = await insideTransaction.run(true, () => work(tx))
    await client.query('commit')
    for (const hook of afterCommit) hook()
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw databaseError(error)
  }
}

/** The query builder wraps what the database said; whoever catches it wants the database's own code. */
function databaseError(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error && 'code' in cause ? cause : error
}

/** Role, team and, under a clock that is not the system's, the time: one round trip. */
function opening(as: Entry, clock: Clock): string {
  const settings = [`begin`, `set local role ${as.role}`]
  const now = clock.isSystem ? '' : clock.now().toISOString()
  settings.push(
    `select set_config('app.team', ${literal(as.teamId ?? '')}, true), set_config('parley.now', ${literal(now)}, true)`,
  )
  return settings.join('; ')
}

function literal(text: string): string {
  return pg.escapeLiteral(text)
}

async function withClient<T>(
  parts: Parts,
  lane: Lane,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  if (insideTransaction.getStore()) {
    throw new Error('A transaction is open here: use it, or finish it before asking the database again.')
  }
  const leave = await parts.gate.enter(lane)
  try {
    const client = await connect(parts.pool)
    let failure: Error | undefined
    try {
      return await work(client)
    } catch (error) {
      if (isBroken(error)) failure = error as Error
      throw failure ? new Unavailable('The database did not answer. Try again in a moment.') : error
    } finally {
      client.release(failure)
    }
  } finally {
    leave()
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch {
    throw new Unavailable('The database did not answer. Try again in a moment.')
  }
}

/** Whether the connection is gone: administrator shutdown, crash, cut line. */
function isBroken(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  // 08P01 is a statement of ours that is wrong, on a connection that is well.
  if (code && /^(57P0|08(?!P01)|ECONN|EPIPE|ETIMEDOUT)/.test(code)) return true
  return /Connection terminated|Client has encountered a connection error/.test(message ?? '')
}

const orms = new WeakMap<pg.PoolClient, Orm>()
function ormOf(client: pg.PoolClient): Orm {
  const known = orms.get(client)
  if (known) return known
  const made = drizzle(client) as unknown as Orm
  orms.set(client, made)
  return made
}
