import type { ContactDetail, ContactSummary } from '#contacts/contract.ts'
import { type ListPlace, writeCursor } from '#kit/cursor.ts'
import type { Transaction } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors.ts'

interface ContactRow {
  id: string
  name: string | null
  note: string
  time_zone: string | null
  address: string | null
  source: string
  last_seen_at: Date
  created_at: Date
  phones: ContactSummary['phones']
}

const columns = `c.id, c.name, c.note, c.time_zone, c.address, c.source, c.last_seen_at, c.created_at, coalesce((
    select json_agg(json_build_object('phone', p.phone, 'stopState', p.stop_state) order by p.created_at)
    from contact_phones p where p.team_id = c.team_id and p.contact_id = c.id), '[]') as phones`

export interface ContactFilter {
  search: string | null
  after: ListPlace | null
  limit: number
}

export async function listContactRows(
  tx: Transaction,
  filter: ContactFilter,
): Promise<{ items: ContactSummary[]; nextCursor: string | null; total: number }> {
  const { condition, values } = foundBy(tx.teamId, filter.search)
  const place = values.length
  const rows = await tx.query<ContactRow>(
    `select ${columns} from contacts c where ${condition}
       and ($${place + 1}::timestamptz is null or (c.last_seen_at, c.id) < ($${place + 1}, $${place + 2}))
     order by c.last_seen_at desc, c.id desc limit $${place + 3}`,
    [...values, filter.after?.at ?? null, filter.after?.id ?? null, filter.limit + 1],
  )
  const [count] = await tx.query<{ total: number }>(
    `select count(*)::int as total from contacts c where ${condition}`,
    values,
  )
  const page = rows.slice(0, filter.limit)
  const last = page.at(-1)
  return {
    items: page.map(presentContact),
    nextCursor:
      rows.length > filter.limit && last ? writeCursor({ at: last.last_seen_at, id: last.id }) : null,
    total: count?.total ?? 0,
  }
}

/** Only what is asked for is said, so that a list without a search goes by its index. */
function foundBy(teamId: string | null, search: string | null): { condition: string; values: unknown[] } {
  if (!search) return { condition: 'c.team_id = $1', values: [teamId] }
  const digits = search.replace(/\D/g, '')
  const byPhone = `or c.id in (select contact_id from contact_phones where team_id = $1 and phone like $3)`
  const hasDigits = digits.length >= 3
  return {
    condition: `c.team_id = $1 and (strpos(c.findable, lower($2)) > 0 or c.id = $2 ${hasDigits ? byPhone : ''})`,
    values: [teamId, search, ...(hasDigits ? [`%${digits}%`] : [])],
  }
}

/** Throws NotFound. */
export async function readContactDetail(tx: Transaction, id: string): Promise<ContactDetail> {
  const [row] = await tx.query<ContactRow>(
    `select ${columns} from contacts c where c.team_id = $1 and c.id = $2`,
    [tx.teamId, id],
  )
  if (!row) throw new NotFound('This contact')
  const consent = await tx.query<{
    id: string
    phone: string
    channel: string
    state: ContactDetail['consent'][number]['state']
    source: ContactDetail['consent'][number]['source']
    evidence: string
    created_at: Date
  }>(
    `select id, phone, channel, state, source, evidence, created_at from consent_entries
     where team_id = $1 and contact_id = $2 order by created_at desc, id desc limit 200`,
    [tx.teamId, id],
  )
  return {
    ...presentContact(row),
    note: row.note,
    timeZone: row.time_zone,
    address: row.address,
    consent: consent.map(({ created_at, ...entry }) => ({ ...entry, createdAt: created_at.toISOString() })),
  }
}

function presentContact(row: ContactRow): ContactSummary {
  return {
    id: row.id,
    name: row.name,
    phones: row.phones,
    source: row.source,
    lastSeenAt: row.last_seen_at.toISOString(),
    createdAt: row.created_at.toISOString(),
  }
}
