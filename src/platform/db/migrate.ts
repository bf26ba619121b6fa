import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from '#platform/db/database.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Brings the schema up to date. Several nodes may start at once: the first one works, the others wait. */
export async function migrateDatabase(db: Database): Promise<void> {
  await db.owner(async (client) => {
    await client.query('create table if not exists parley_migration_turn (holder int)').catch(ignoreTwin)
    await client.query(rolesAndFunctions)
    await client.query('begin; lock table parley_migration_turn in exclusive mode')
    try {
      // Drizzle opens its own transaction; inside ours it becomes a savepoint, so the lock covers it.
      await migrate(drizzle(client), { migrationsFolder: folder })
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })
}

function ignoreTwin(error: { code?: string }): void {
  // Two nodes that create the same table at the same moment: one of them gets a unique violation.
  if (error.code !== '23505' && error.code !== '42P07') throw error
}

const rolesAndFunctions = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'parley_app') then create role parley_app nologin; end if;
  if not exists (select from pg_roles where rolname = 'parley_system') then create role parley_system nologin; end if;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  execute format('grant parley_app, parley_system to %I', current_user);
exception when others then null;
end $$;
create or replace function parley_now() returns timestamptz language sql volatile as $f$
  select coalesce(nullif(current_setting('parley.now', true), '')::timestamptz, clock_timestamp())
$f$;
grant usage on schema public to parley_app, parley_system;
create or replace function parley_append_only() returns trigger language plpgsql as $f$
begin
  if tg_op = 'DELETE' and current_user = 'parley_system' then return old; end if;
  raise exception 'Rows of % are only ever added.', tg_table_name using errcode = 'insufficient_privilege';
end $f$;
`
