import { idPrefix } from '#kit/ids.ts'
import type { Database, Transaction } from '#platform/db/database.ts'

export interface Hit {
  kind:
    | 'team'
    | 'user'
    | 'bot'
    | 'number'
    | 'contact'
    | 'conversation'
    | 'message'
    | 'task'
    | 'completion'
    | 'text'
  id: string
  title: string
  detail: string
  teamId: string | null
  teamName: string | null
  href: string | null
}

interface Row {
  kind: Hit['kind']
  id: string
  title: string | null
  detail: string | null
  team_id: string | null
  team_name: string | null
  open_id: string | null
}

const perKind = 8

/** Looks through every team for an id, a carrier's id, a number or a name. At most a few of each kind. */
export async function searchInstance(
  db: Database,
  query: string,
  memberOf: ReadonlySet<string>,
): Promise<Hit[]> {
  const rows = await db.system('admin-search', (tx) => search(tx, query.trim()))
  return rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    title: row.title || row.id,
    detail: row.detail ?? '',
    teamId: row.team_id,
    teamName: row.team_name,
    href: hrefOf(row, memberOf),
  }))
}

function hrefOf(row: Row, memberOf: ReadonlySet<string>): string | null {
  if (!row.open_id || !row.team_id || !memberOf.has(row.team_id)) return null
  if (row.kind === 'contact') return `/contacts/${row.open_id}`
  if (row.kind === 'bot') return `/bots/${row.open_id}`
  if (row.kind === 'number') return '/settings/phones'
  return `/conversations/${row.open_id}`
}

async function search(tx: Transaction, query: string): Promise<Row[]> {
  const isId = idPrefix(query) !== null || /^(SM|MM)[0-9a-f]{32}$/.test(query)
  const sources = isId ? byId : byWords
  const digits = query.replace(/\D/g, '')
  const values = isId
    ? [query]
    : [`%${query.replace(/[\\%_]/g, '\\$&')}%`, digits.length >= 4 ? `%${digits}%` : null]
  const found: Row[] = []
  for (const source of sources) {
    found.push(
      ...(await tx.query<Row>(
        `select found.*, t.name as team_name from (${source}) found left join teams t on t.id = found.team_id limit ${perKind}`,
        // Postgres refuses a value that the statement has no place for.
        values.slice(0, source.includes('$2') ? 2 : 1),
      )),
    )
  }
  return found
}

const byId = [
  `select 'team' as kind, id, name as title, '' as detail, id as team_id, null as open_id from teams where id = $1`,
  `select 'user' as kind, id, name as title, email as detail, null as team_id, null as open_id from users where id = $1`,
  `select 'bot' as kind, id, name as title, status as detail, team_id, id as open_id from bots where id = $1`,
  `select 'number' as kind, id, phone as title, label as detail, team_id, id as open_id from numbers where id = $1`,
  `select 'contact' as kind, id, name as title, source as detail, team_id, id as open_id from contacts where id = $1`,
  `select 'conversation' as kind, id, subject as title, status as detail, team_id, id as open_id from conversations where id = $1`,
  `select 'message' as kind, id, text as title, role as detail, team_id, conversation_id as open_id from messages where id = $1`,
  `select 'task' as kind, id, words as title, state as detail, team_id, conversation_id as open_id from tasks where id = $1`,
  `select 'completion' as kind, id, model as title, purpose as detail, team_id, conversation_id as open_id from completions where id = $1`,
  `select 'text' as kind, sid as id, body as title, direction || ', ' || status as detail, team_id, conversation_id as open_id
   from sms_legs where sid = $1 or id = $1`,
]

const byWords = [
  `select 'team' as kind, id, name as title, '' as detail, id as team_id, null as open_id from teams where name ilike $1`,
  `select 'user' as kind, id, name as title, email as detail, null as team_id, null as open_id from users
   where name ilike $1 or email ilike $1`,
  `select 'bot' as kind, id, name as title, status as detail, team_id, id as open_id from bots where name ilike $1`,
  `select 'number' as kind, id, phone as title, label as detail, team_id, id as open_id from numbers
   where phone like $2 or label ilike $1`,
  `select 'contact' as kind, c.id, c.name as title, (
     select string_agg(p.phone, ', ') from contact_phones p where p.team_id = c.team_id and p.contact_id = c.id) as detail,
     c.team_id, c.id as open_id
   from contacts c where c.name ilike $1 or exists (
     select 1 from contact_phones p where p.team_id = c.team_id and p.contact_id = c.id and p.phone like $2)`,
]
