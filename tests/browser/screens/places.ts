import type { Database } from '#platform/db/database.ts'

/** Where each page of the product is looked at: its address with a record that is there, and what it does without one. */
export interface Place {
  /** As in the table of pages. */
  route: string
  path: string
  /** Whether it can be denied, be empty, be long: pages at the door have one state. */
  isPublic?: boolean
  /** The record it shows; empty where the team has none. */
  record?: string
  /** The same page for a record that does not exist. */
  missing?: string
}

export interface Records {
  botId: string
  conversationId: string
  callConversationId: string
  contactId: string
  numberId: string
}

/** One record of each kind of a team; the talk with a call is the newest one that has one. */
export async function recordsOf(db: Database, teamId: string): Promise<Records> {
  const one = async (text: string) => {
    const rows = await db.system('read-metrics', (tx) => tx.query<{ id: string }>(text, [teamId]))
    return rows[0]?.id ?? ''
  }
  return {
    botId: await one('select id from bots where team_id = $1 order by id limit 1'),
    conversationId: await one(
      'select id from conversations where team_id = $1 order by last_message_at desc limit 1',
    ),
    callConversationId: await one(
      `select conversation_id as id from calls where team_id = $1 and conversation_id is not null
       order by created_at desc limit 1`,
    ),
    contactId: await one('select id from contacts where team_id = $1 order by id limit 1'),
    numberId: await one('select id from numbers where team_id = $1 order by id limit 1'),
  }
}

const nothing = '0'.repeat(26)

/** Every page of the product for one team's records. */
export function placesFor(records: Records): Place[] {
  const callId = records.callConversationId || records.conversationId
  return [
    { route: '/login', path: '/login', isPublic: true },
    { route: '/signup', path: '/signup', isPublic: true },
    { route: '/logout', path: '/logout', isPublic: true },
    { route: '/', path: '/' },
    { route: '/bots', path: '/bots' },
    { route: '/bots/new', path: '/bots/new' },
    {
      route: '/bots/$id',
      path: `/bots/${records.botId}`,
      record: records.botId,
      missing: `/bots/bot_${nothing}`,
    },
    {
      route: '/bots/$id/studio',
      path: `/bots/${records.botId}/studio`,
      record: records.botId,
      missing: `/bots/bot_${nothing}/studio`,
    },
    { route: '/conversations', path: '/conversations' },
    {
      route: '/conversations/$id',
      path: `/conversations/${callId}`,
      record: callId,
      missing: `/conversations/cnv_${nothing}`,
    },
    {
      route: '/conversations/$id/debug',
      path: `/conversations/${callId}/debug`,
      record: callId,
      missing: `/conversations/cnv_${nothing}/debug`,
    },
    { route: '/calendar', path: '/calendar' },
    { route: '/contacts', path: '/contacts' },
    {
      route: '/contacts/$id',
      path: `/contacts/${records.contactId}`,
      record: records.contactId,
      missing: `/contacts/con_${nothing}`,
    },
    { route: '/teams', path: '/teams' },
    { route: '/settings', path: '/settings' },
    { route: '/settings/account', path: '/settings/account' },
    { route: '/settings/profile', path: '/settings/profile' },
    { route: '/settings/phones', path: '/settings/phones' },
    {
      route: '/settings/phones/$id',
      path: `/settings/phones/${records.numberId}`,
      record: records.numberId,
      missing: `/settings/phones/num_${nothing}`,
    },
    { route: '/admin', path: '/admin' },
    { route: '/admin/twilio/dev', path: '/admin/twilio/dev' },
  ]
}
