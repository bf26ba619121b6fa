import { newId } from '#kit/ids.ts'
import type { Database } from '#platform/db/database.ts'

const exchangeMs = 10_000
const asked = 'Can someone come on Tuesday afternoon and look at the kitchen drain?'
const answered = 'Tuesday at 2 PM is free, and so is Wednesday at 9 AM. Which of them would you like?'

interface Call {
  contact: string
  exchanges: number
  /** How long ago it ended. */
  endedMinutesAgo: number
}

/** A call that is over, ten seconds for each question with its answer; gives the conversation's id. */
export async function fillCall(db: Database, teamId: string, call: Call): Promise<string> {
  const ids = {
    contact: newId('con'),
    conversation: newId('cnv'),
    segment: newId('seg'),
    call: newId('call'),
  }
  const { contact, conversation, segment } = ids
  const endedAt = Date.now() - call.endedMinutesAgo * 60_000
  const beganAt = endedAt - call.exchanges * exchangeMs
  const [began, ended] = [new Date(beganAt), new Date(endedAt)]
  await db.owner(async (client) => {
    const { rows } = await client.query<{ bot: string; version: string; number: string; phone: string }>(
      `select b.id as bot, b.live_version_id as version, n.id as number, n.phone from bots b
       join numbers n on n.team_id = b.team_id where b.team_id = $1 limit 1`,
      [teamId],
    )
    const [at] = rows
    if (!at) throw new Error('The sample team has no bot with a number.')
    const insert = (table: string, row: Record<string, unknown>) => {
      const names = ['team_id', ...Object.keys(row)]
      const places = names.map((_, index) => `$${index + 1}`).join(', ')
      return client.query(`insert into ${table} (${names.join(', ')}) values (${places})`, [
        teamId,
        ...Object.values(row),
      ])
    }
    await insert('contacts', { id: contact, name: call.contact, source: 'call', last_seen_at: ended })
    await insert('conversations', {
      ...{ id: conversation, bot_id: at.bot, contact_id: contact, number_id: at.number, status: 'resolved' },
      ...{ channel: 'voice', subject: asked, last_seq: call.exchanges * 2, last_message_at: ended },
      ...{ last_line: answered, last_role: 'bot', resolved_at: ended, created_at: began },
    })
    await insert('segments', {
      ...{ id: segment, conversation_id: conversation, number: 1, channel: 'voice' },
      ...{ bot_version_id: at.version, started_at: began, last_at: ended },
    })
    await insert('calls', {
      ...{
        id: ids.call,
        connection_id: 'conn_bench',
        sid: ids.call,
        direction: 'inbound',
        number_id: at.number,
      },
      ...{ ours: at.phone, theirs: '+15035550199', contact_id: contact, conversation_id: conversation },
      ...{ segment_id: segment, status: 'completed', status_rank: 9, started_at: began, answered_at: began },
      ...{ ended_at: ended, ended_reason: 'contact-hung-up', ask_at: null },
    })
    const lines = Array.from({ length: call.exchanges }, (_, index) => ({
      turn: newId('turn'),
      question: newId('msg'),
      answer: newId('msg'),
      at: index * exchangeMs,
      seq: index * 2 + 1,
    }))
    const values = [teamId, JSON.stringify(lines), ids.call, conversation, segment, began, at.version]
    for (const statement of exchanges) await client.query(statement, values)
  })
  return conversation
}

const made = `from jsonb_to_recordset($2::jsonb) as made(turn text, question text, answer text, at int, seq int)
  cross join (select $3::text as call, $4::text as conversation, $5::text as segment, $6::timestamptz as began,
    $7::text as version) of`
const later = (ms: string) => `began + (at + ${ms}) * interval '1 millisecond'`
const exchanges = [
  `insert into turns (team_id, id, conversation_id, segment_id, covers_seq, bot_version_id, profile_version, state, epoch,
     timings, started_at, ended_at)
   select $1, turn, conversation, segment, seq, version, 1, 'done', 1, jsonb_build_object('speechEndMs', at + 3000,
     'wordsFinalMs', at + 3200, 'thinkStartMs', at + 3200, 'firstSentenceMs', at + 3400, 'firstSentMs', at + 3400,
     'firstPlayedMs', at + 3800, 'replyEndMs', at + 9000, 'interruptedMs', null, 'fillers', 0),
     ${later('3200')}, ${later('3400')} ${made}`,
  `insert into messages (team_id, id, conversation_id, segment_id, seq, role, text, turn_id, answer, spoken, created_at)
   select $1, question, conversation, segment, seq, 'contact', '${asked}', turn, 'answered',
     jsonb_build_object('callId', call, 'startMs', at + 200, 'endMs', at + 3000), ${later('200')} ${made}`,
  `insert into messages (team_id, id, conversation_id, segment_id, seq, role, text, turn_id, spoken, created_at)
   select $1, answer, conversation, segment, seq + 1, 'bot', '${answered}', turn,
     jsonb_build_object('callId', call, 'startMs', at + 3800, 'endMs', at + 9000), ${later('3800')} ${made}`,
  `insert into call_events (team_id, id, call_id, at_ms, source, name, detail)
   select $1, 'evt_' || substr(turn, 6, 25) || place, call, at + after, 'line.in', 'speaking',
     jsonb_build_object('who', who, 'isOn', is_on) ${made}
   cross join (values (1, 200, 'contact', true), (2, 3000, 'contact', false), (3, 3800, 'bot', true),
     (4, 9000, 'bot', false)) as sound(place, after, who, is_on)`,
]
