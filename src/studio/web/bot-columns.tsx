import { MessageCircleQuestion } from 'lucide-react'
import type { BotSummary } from '#bots/contract.ts'
import { BotBadge } from '#bots/web/bot-badge.tsx'
import type { BotWeek } from '#reports/contract.ts'
import { botWeekColumns } from '#reports/web/bot-week-columns.tsx'
import type { DataColumn } from '#ui/data-list-props.ts'
import { formatNumber } from '#ui/number-text.ts'
import { PhoneText } from '#ui/phone-text.tsx'
import { type Place, usePlace } from '#ui/place.ts'
import { TimeAgo } from '#ui/time-ago.tsx'
import { botsWords as words } from './bots-words.ts'

/** A bot with how its last seven days went. */
export interface BotRow extends BotSummary {
  week: BotWeek | undefined
}

const nothing = <span className="text-muted">–</span>
const { heads } = words
/** What tells the bots apart. */
const narrowColumns = ['name', 'state', 'conversations', 'last']

/** The columns of the list of bots; beside a peek there is room for a few. */
export function botColumns(place: Place, { isNarrow }: { isNarrow: boolean }): readonly DataColumn<BotRow>[] {
  const columns: DataColumn<BotRow>[] = [
    { key: 'name', head: heads.name, cell: (bot) => <Name name={bot.name} /> },
    {
      key: 'state',
      head: heads.state,
      width: '11rem',
      phone: 'badge',
      cell: (bot) => <BotBadge {...bot} isPlain />,
    },
    {
      key: 'number',
      head: heads.numbers,
      width: '11rem',
      phone: 'detail',
      cell: (bot) => <Numbers bot={bot} />,
    },
    {
      key: 'conversations',
      head: heads.conversations,
      width: '8.5rem',
      align: 'end',
      cell: (bot) => <Count count={bot.conversations7d} />,
    },
    ...botWeekColumns(place).map((column) => ({ ...column, width: '6rem', isMinor: true })),
    {
      key: 'tasks',
      head: <span title={heads.tasksHelp}>{heads.tasks}</span>,
      width: '6.5rem',
      align: 'end',
      isMinor: true,
      cell: (bot) => <Tasks count={bot.openTasks} />,
    },
    {
      key: 'last',
      head: heads.last,
      width: '7rem',
      align: 'end',
      phone: 'end',
      cell: (bot) => (bot.lastConversationAt ? <TimeAgo at={bot.lastConversationAt} /> : nothing),
    },
  ]
  return isNarrow ? columns.filter(({ key }) => narrowColumns.includes(key)) : columns
}

function Numbers({ bot }: { bot: BotSummary }) {
  const [first, ...others] = bot.numbers
  if (!first) return <span className="text-muted">{words.noNumber}</span>
  return (
    <span className="inline-flex items-baseline gap-2">
      <PhoneText number={first.phone} />
      {others.length > 0 && <span className="text-12 text-muted">{words.moreNumbers(others.length)}</span>}
    </span>
  )
}

function Count({ count }: { count: number }) {
  const { locale } = usePlace()
  return count === 0 ? nothing : formatNumber(count, locale)
}

function Tasks({ count }: { count: number }) {
  const { locale } = usePlace()
  if (count === 0) return nothing
  return (
    <span className="inline-flex items-center gap-1 text-warn">
      <MessageCircleQuestion size={14} />
      {formatNumber(count, locale)}
    </span>
  )
}

function Name({ name }: { name: string }) {
  return (
    <span title={name} className="block max-w-60 truncate phone:max-w-none">
      {name}
    </span>
  )
}
