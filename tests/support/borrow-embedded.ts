import { readFileSync } from 'node:fs'
import pg from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/db/pglite.ts'

/** Embedded databases of this process that no test uses just now: migrated, without a row. */
const idle: EmbeddedPostgres[] = []

/** A migrated, empty database in memory; starting one takes seconds of work, emptying one that was used a tenth. */
export async function borrowEmbedded(seed: () => Promise<string>): Promise<EmbeddedPostgres> {
  return idle.pop() ?? startEmbeddedPostgres('memory://', readFileSync(await seed()))
}

/** Takes a database back, once everybody has left it. One that cannot be emptied is closed. */
export async function giveBackEmbedded(embedded: EmbeddedPostgres): Promise<void> {
  const pool = new pg.Pool(embedded.poolConfig)
  const isEmpty = await pool.query(removeAllRows).then(
    () => true,
    () => false,
  )
  await pool.end()
  if (isEmpty && idle.length < mostIdle) idle.push(embedded)
  else await embedded.close()
}

const mostIdle = 2

// Triggers guard what is only ever added to; here the whole history goes.
const removeAllRows = `
  set session_replication_role = replica;
  do $$ begin
    execute (select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' restart identity cascade'
             from pg_tables where schemaname = 'public');
  end $$`
