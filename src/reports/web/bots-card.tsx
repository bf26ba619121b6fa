import type { BotSummary } from '#bots/contract.ts'
import { BotBadge } from '#bots/web/bot-badge.tsx'
import { Card } from '#ui/card.tsx'
import { type DataColumn, DataList } from '#ui/data-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'

const columns: readonly DataColumn<BotSummary>[] = [
  { key: 'name', head: 'Name', cell: (bot) => bot.name },
  { key: 'state', head: 'State', phone: 'badge', cell: (bot) => <BotBadge {...bot} /> },
  { key: 'number', head: 'Number', phone: 'detail', cell: (bot) => <Numbers bot={bot} /> },
  {
    key: 'conversations',
    head: 'Conversations',
    align: 'end',
    phone: 'end',
    cell: (bot) => bot.conversations7d,
  },
  { key: 'tasks', head: 'To answer', align: 'end', cell: (bot) => bot.openTasks },
  {
    key: 'last',
    head: 'Last',
    align: 'end',
    isMinor: true,
    cell: (bot) => (bot.lastConversationAt ? <TimeAgo at={bot.lastConversationAt} /> : '–'),
  },
]

/** The team's bots: state, number, how much they had to do in seven days. */
export function BotsCard({ bots }: { bots: readonly BotSummary[] }) {
  return (
    <Card
      title="Bots"
      className="overflow-hidden"
      action={
        <>
          <span className="text-12 text-muted phone:hidden">Last 7 days</span>
          <Link className="link" to="/bots">
            All bots
          </Link>
        </>
      }
    >
      <DataList
        what="bots"
        rows={bots}
        columns={columns}
        rowKey={(bot) => bot.id}
        rowName={(bot) => bot.name}
        rowLink={(bot) => `/bots/${bot.id}`}
        empty={<EmptyState title="No bots">A team starts with one; this team has none left.</EmptyState>}
      />
    </Card>
  )
}

function Numbers({ bot }: { bot: BotSummary }) {
  const [first, ...more] = bot.numbers
  if (!first) return <span className="text-muted">No number</span>
  return (
    <>
      <PhoneText number={first.phone} />
      {more.length > 0 && <span className="text-muted"> and {more.length} more</span>}
    </>
  )
}
