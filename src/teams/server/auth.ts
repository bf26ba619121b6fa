import { AsyncLocalStorage } from 'node:async_hooks'
import type { InternalAdapter } from '@better-auth/core'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { organization } from 'better-auth/plugins/organization'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type IdPrefix, newId } from '#kit/ids.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Secrets } from '#platform/secrets.ts'
import { accounts, invitations, memberships, sessions, teams, users, verifications } from './tables.ts'

export interface Auth {
  /** better-auth's readers and writers of users, accounts and sessions. Inside `transact` they belong to it. */
  people: InternalAdapter
  hashPassword(password: string): Promise<string>
  verifyPassword(attempt: { hash: string; password: string }): Promise<boolean>
  /** A system transaction that `people` takes part in. */
  transact<T>(
    verb: 'authenticate' | 'manage-teams' | 'install',
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T>
}

/** The one better-auth of the instance. None of its own endpoints is mounted: our verbs call it. */
export async function createAuth(parts: { db: Database; clock: Clock; secrets: Secrets }): Promise<Auth> {
  const current = new AsyncLocalStorage<Transaction>()
  const client = clientOver(parts.db, current)
  const auth = betterAuth(optionsFor(parts, client))
  const context = await auth.$context
  return {
    people: context.internalAdapter,
    hashPassword: context.password.hash,
    verifyPassword: context.password.verify,
    transact: (verb, work) => parts.db.system(verb, (tx) => current.run(tx, () => work(tx))),
  }
}

export const authTables = { users, sessions, accounts, verifications, teams, memberships, invitations }
export const sessionDays = 14

/** How better-auth is set up. Exported so that a test can hold our tables against what it expects of them. */
export function optionsFor(parts: { clock: Clock; secrets: Secrets }, client: pg.Pool) {
  return {
    baseURL: 'http://127.0.0.1',
    secret: parts.secrets.derive('better-auth').toString('base64'),
    database: drizzleAdapter(drizzle({ client }), { provider: 'pg' as const, schema: authTables }),
    user: {
      modelName: 'users',
      additionalFields: { isAdministrator: { type: 'boolean' as const, defaultValue: false, input: false } },
    },
    session: { modelName: 'sessions', expiresIn: sessionDays * 24 * 3600 },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications' },
    emailAndPassword: { enabled: true, minPasswordLength: 10, maxPasswordLength: 200 },
    advanced: {
      database: {
        generateId: ({ model }: { model: string }) =>
          newId(prefixes[model] ?? 'key', parts.clock.now().getTime()),
      },
    },
    // Ours counts per account and per network (rate-limit.ts); theirs guards endpoints that are not mounted.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [
      organization({
        schema: {
          organization: { modelName: 'teams' },
          member: { modelName: 'memberships' },
          invitation: { modelName: 'invitations' },
        },
      }),
    ],
  }
}

const prefixes: Record<string, IdPrefix> = {
  user: 'usr', users: 'usr', session: 'ses', sessions: 'ses', account: 'acc', accounts: 'acc',
  organization: 'team', teams: 'team', member: 'mem', memberships: 'mem', invitation: 'inv', invitations: 'inv',
} // biome-ignore format: one readable block

/** What drizzle takes for a connection: each statement joins the open transaction, or gets one of its own. */
function clientOver(db: Database, current: AsyncLocalStorage<Transaction>): pg.Pool {
  const run = (tx: Transaction, statement: unknown, values: unknown) => {
    const { $client } = tx.orm as unknown as {
      $client: { query(statement: unknown, values: unknown): Promise<unknown> }
    }
    return $client.query(statement, values)
  }
  const query = (statement: unknown, values: unknown) => {
    const tx = current.getStore()
    return tx ? run(tx, statement, values) : db.system('authenticate', (own) => run(own, statement, values))
  }
  return { query } as unknown as pg.Pool
}
