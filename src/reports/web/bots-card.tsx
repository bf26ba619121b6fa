import type { BotSummary } from '#bots/contract.ts'
import { BotBadge } from '#bots/web/bot-badge.tsx'
import type { BotWeek } from '#reports/contract.ts'
import { Card } from '#ui/card.tsx'
import { DataList } from '#ui/data-list.tsx'
import type { DataColumn } from '#ui/data-list-props.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { formatNumber } from '#ui/number-text.ts'
import { PhoneText } from '#ui/phone-text.tsx'
import { type Place, usePlace } from '#ui/place.ts'
import { Sparkline } from '#ui/sparkline.tsx'
import { weave } from '#ui/weave.tsx'
import { botWeekColumns } from './bot-week-columns.tsx'
import { homeWords } from './home-words.ts'

const { bots: words } = homeWords

interface BotRow extends BotSummary {
  week: BotWeek | undefined
}

interface BotsCardProps {
  bots: readonly BotSummary[]
  weeks: readonly BotWeek[]
}

/** The team's bots: state, number, and how the last seven days went for each. */
export function BotsCard({ bots, weeks }: BotsCardProps) {
  const place = usePlace()
  const rows = bots.map((bot) => ({ ...bot, week: weeks.find((week) => week.botId === bot.id) }))
  return (
    <Card
      title={words.title}
      className="overflow-hidden"
      action={
        <>
          <span className="text-12 text-muted phone:hidden">{words.note}</span>
          <Link className="link" to="/bots">
            {words.all}
          </Link>
        </>
      }
    >
      <DataList
        what={words.what}
        rows={rows}
        columns={columnsAt(place)}
        rowKey={(bot) => bot.id}
        rowName={(bot) => bot.name}
        rowLink={(bot) => `/bots/${bot.id}`}
        empty={<EmptyState title={words.none}>{words.noneHelp}</EmptyState>}
      />
    </Card>
  )
}

function columnsAt(place: Place): readonly DataColumn<BotRow>[] {
  const { locale } = place
  return [
    { key: 'name', head: words.name, cell: (bot) => bot.name },
    { key: 'state', head: words.state, phone: 'badge', cell: (bot) => <BotBadge {...stateOf(bot)} /> },
    {
      key: 'number',
      head: words.number,
      phone: 'detail',
      isMinor: true,
      cell: (bot) => <Numbers bot={bot} />,
    },
    {
      key: 'conversations',
      head: <abbr title={words.conversationsLong}>{words.conversations}</abbr>,
      align: 'end',
      phone: 'end',
      cell: ({ week }) => formatNumber(week?.conversations.value ?? 0, locale),
    },
    ...botWeekColumns(place),
    {
      key: 'cost',
      head: words.cost,
      align: 'end',
      cell: ({ week }) =>
        ((week?.costMicros ?? 0) / 1_000_000).toLocaleString(locale, {
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
        }),
    },
    {
      key: 'volume',
      head: words.volume,
      align: 'end',
      isMinor: true,
      width: '7rem',
      cell: ({ week }) => <Volume week={week} />,
    },
  ]
}

function stateOf({ status, liveVersion, hasDraftChanges }: BotRow) {
  return { status, liveVersion, hasDraftChanges }
}

/** The numbers stand in the column of conversations. */
function Volume({ week }: { week: BotWeek | undefined }) {
  if (!week) return <>–</>
  const { perDay, perDayBefore } = week.conversations
  return (
    <span className="inline-flex align-middle">
      <Sparkline width={74} height={18} values={perDay} previous={perDayBefore} />
    </span>
  )
}

function Numbers({ bot }: { bot: BotSummary }) {
  const [first, ...more] = bot.numbers
  if (!first) return <span className="text-muted">{words.noNumber}</span>
  const number = <PhoneText number={first.phone} />
  if (more.length === 0) return number
  return <span>{weave(words.moreNumbers, { number, count: more.length })}</span>
}
