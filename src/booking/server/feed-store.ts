import type { Database, Transaction } from '#platform/db/database.ts'

export interface FeedRow {
  tokenHash: string
  sealedToken: string
}

export async function findFeed(tx: Transaction): Promise<FeedRow | null> {
  const [row] = await tx.query<FeedRow>(
    'select token_hash as "tokenHash", sealed_token as "sealedToken" from calendar_feeds where team_id = $1',
    [tx.teamId],
  )
  return row ?? null
}

/** Keeps the one that is there, should two ask at the same moment. */
export async function insertFeed(tx: Transaction, feed: FeedRow): Promise<void> {
  await tx.query(
    'insert into calendar_feeds (team_id, token_hash, sealed_token) values ($1, $2, $3) on conflict do nothing',
    [tx.teamId, feed.tokenHash, feed.sealedToken],
  )
}

export async function replaceFeed(tx: Transaction, feed: FeedRow): Promise<void> {
  await tx.query(
    `insert into calendar_feeds (team_id, token_hash, sealed_token) values ($1, $2, $3)
     on conflict (team_id) do update set token_hash = excluded.token_hash, sealed_token = excluded.sealed_token,
       created_at = parley_now()`,
    [tx.teamId, feed.tokenHash, feed.sealedToken],
  )
}

/** Whose feed a token opens; null for none. */
export async function findFeedTeam(db: Database, tokenHash: string): Promise<string | null> {
  const [row] = await db.system('find-calendar-feed', (tx) =>
    tx.query<{ teamId: string }>('select team_id as "teamId" from calendar_feeds where token_hash = $1', [
      tokenHash,
    ]),
  )
  return row?.teamId ?? null
}
