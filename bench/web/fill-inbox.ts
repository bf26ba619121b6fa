import { newId } from '#kit/ids.ts'
import type { Database } from '#platform/db/database.ts'

const perStep = 5_000

/** Gives a team so many conversations more, each with a contact of its own, a text and its answer. */
export async function fillInbox(db: Database, teamId: string, conversations: number): Promise<void> {
  for (let done = 0; done < conversations; done += perStep) await step(db, teamId, done)
  // What the server does every hour.
  await db.maintain('analyze')
}

async function step(db: Database, teamId: string, from: number): Promise<void> {
  const numbers = Array.from({ length: perStep }, (_, index) => from + index + 1)
  const ids = (prefix: 'con' | 'cnv') => numbers.map(() => newId(prefix))
  const values = [teamId, numbers, ids('con'), ids('cnv')]
  const rows = `from unnest($2::int[], $3::text[], $4::text[]) as made(n, contact, conversation)
    cross join (select id as bot from bots where team_id = $1 order by id limit 1) b
    cross join lateral (select parley_now() - interval '1 hour' - n * interval '97 seconds' as at) t`
  const statements = [
    `insert into contacts (team_id, id, name, source, last_seen_at)
     select $1, contact, 'Sample contact ' || lpad(n::text, 5, '0'), 'text', at ${rows}`,
    `insert into contact_phones (team_id, phone, contact_id)
     select $1, '+1620' || lpad((2000000 + n)::text, 7, '0'), contact ${rows}`,
    `insert into conversations (team_id, id, bot_id, contact_id, status, channel, subject, last_seq, last_message_at,
       last_line, last_role, resolved_at, created_at)
     select $1, conversation, bot, contact, case when n % 10 = 0 then 'pending' else 'resolved' end, 'sms',
       'A dripping tap', 2, at, 'We are open until 5 PM today. Request ' || n, 'bot', at, at ${rows}`,
    `insert into messages (team_id, id, conversation_id, segment_id, seq, role, text, answer, created_at)
     select $1, 'msg_' || substr(conversation, 5, 25) || seq, conversation, 'seg_' || substr(conversation, 5), seq,
       case seq when 1 then 'contact' else 'bot' end,
       case seq when 1 then 'Are you open today?' else 'We are open until 5 PM today. Request ' || n end,
       case seq when 1 then 'answered' end, at ${rows} cross join generate_series(1, 2) seq`,
  ]
  await db.owner(async (client) => {
    for (const statement of statements) await client.query(statement, values)
  })
}
