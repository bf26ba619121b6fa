import type { Task } from '#conversations/contract.ts'
import { type ListPlace, writeCursor } from '#kit/cursor.ts'
import type { Transaction } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors.ts'

interface TaskRow {
  id: string
  kind: Task['kind']
  conversation_id: string
  contact_id: string
  contact_name: string | null
  contact_phone: string | null
  name: string | null
  phone: string | null
  words: string
  is_urgent: boolean
  state: Task['state']
  settled_by: string | null
  settled_at: Date | null
  created_at: Date
}

const columns = `k.id, k.kind, k.conversation_id, k.contact_id, c.name as contact_name, (
    select p.phone from contact_phones p where p.team_id = k.team_id and p.contact_id = k.contact_id
    order by p.created_at limit 1) as contact_phone,
  k.name, k.phone, k.words, k.is_urgent, k.state, k.settled_by, k.settled_at, k.created_at`
const source = 'tasks k join contacts c on c.team_id = k.team_id and c.id = k.contact_id'

export interface TaskFilter {
  state: 'open' | 'settled' | 'all'
  after: ListPlace | null
  limit: number
}

/** The team's messages to answer, urgent ones first among the newest. */
export async function readTasks(
  tx: Transaction,
  filter: TaskFilter,
): Promise<{ items: Task[]; nextCursor: string | null; total: number }> {
  const states = { open: ['open'], settled: ['called_back', 'done'], all: ['open', 'called_back', 'done'] }[
    filter.state
  ]
  const rows = await tx.query<TaskRow>(
    `select ${columns} from ${source}
     where k.team_id = $1 and k.state = any($2) and ($3::timestamptz is null or (k.created_at, k.id) < ($3, $4))
     order by k.created_at desc, k.id desc limit $5`,
    [tx.teamId, states, filter.after?.at ?? null, filter.after?.id ?? null, filter.limit + 1],
  )
  const [count] = await tx.query<{ total: number }>(
    'select count(*)::int as total from tasks where team_id = $1 and state = any($2)',
    [tx.teamId, states],
  )
  const page = rows.slice(0, filter.limit)
  const last = page.at(-1)
  return {
    items: page.map(presentTask).sort((one, other) => Number(other.isUrgent) - Number(one.isUrgent)),
    nextCursor: rows.length > filter.limit && last ? writeCursor({ at: last.created_at, id: last.id }) : null,
    total: count?.total ?? 0,
  }
}

export async function readTasksOf(tx: Transaction, conversationId: string): Promise<Task[]> {
  const rows = await tx.query<TaskRow>(
    `select ${columns} from ${source} where k.team_id = $1 and k.conversation_id = $2 order by k.id`,
    [tx.teamId, conversationId],
  )
  return rows.map(presentTask)
}

/** Throws NotFound. */
export async function readTask(tx: Transaction, id: string): Promise<Task> {
  const [row] = await tx.query<TaskRow>(
    `select ${columns} from ${source} where k.team_id = $1 and k.id = $2`,
    [tx.teamId, id],
  )
  if (!row) throw new NotFound('This message')
  return presentTask(row)
}

function presentTask(row: TaskRow): Task {
  return {
    id: row.id,
    kind: row.kind,
    conversationId: row.conversation_id,
    contact: { id: row.contact_id, name: row.contact_name, phone: row.contact_phone },
    name: row.name,
    phone: row.phone,
    words: row.words,
    isUrgent: row.is_urgent,
    state: row.state,
    settledBy: row.settled_by,
    settledAt: row.settled_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}
