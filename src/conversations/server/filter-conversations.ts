import type { ConversationSummary } from '#conversations/contract.ts'
import type { ListPlace } from '#kit/cursor.ts'

export interface ConversationFilter {
  status: ConversationSummary['status'] | 'all'
  botId: string | null
  contactId: string | null
  search: string | null
  after: ListPlace | null
  limit: number
}

/**
 * Which of a team's conversations (`v`) a list shows, in SQL; only what is asked for is said, so that an index fits.
 * The team's id is `$1`.
 */
export function filterConversations(
  teamId: string | null,
  { status, botId, contactId, search }: ConversationFilter,
): { condition: string; values: unknown[] } {
  const values: unknown[] = [teamId]
  const place = (value: unknown) => `$${values.push(value)}`
  const conditions = ['v.team_id = $1', byStatus[status]]
  if (botId) conditions.push(`v.bot_id = ${place(botId)}`)
  if (contactId) conditions.push(`v.contact_id = ${place(contactId)}`)
  if (search) {
    const words = place(search)
    const digits = search.replace(/\D/g, '')
    const byPhone = `union all select contact_id from contact_phones where team_id = $1 and phone like`
    conditions.push(`(strpos(v.findable, lower(${words})) > 0 or v.contact_id in (
      select id from contacts where team_id = $1 and strpos(findable, lower(${words})) > 0
      ${digits.length >= 3 ? `${byPhone} ${place(`%${digits}%`)}` : ''}))`)
  }
  return { condition: conditions.join(' and '), values }
}

const raised = `(select k.conversation_id from tasks k where k.team_id = $1 and k.state = 'open')`
/** A message waiting for the team means that a person is wanted, whoever holds the talk. */
const byStatus: Record<ConversationFilter['status'], string> = {
  all: 'true',
  open: `v.status in ('open', 'pending') and (v.status = 'open' or v.id in ${raised})`,
  pending: `v.status = 'pending' and v.id not in ${raised}`,
  snoozed: `v.status = 'snoozed'`,
  resolved: `v.status = 'resolved'`,
}
