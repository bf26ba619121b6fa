import { useQuery } from '@tanstack/react-query'
import { Bot, Hammer, Maximize2 } from 'lucide-react'
import type { BotSummary } from '#bots/contract.ts'
import { BotBadge } from '#bots/web/bot-badge.tsx'
import { ConversationStrip } from '#conversations/web/conversation-strip.tsx'
import { PersonName } from '#conversations/web/person-name.tsx'
import { conversationsQuery } from '#conversations/web/queries.ts'
import type { BotWeek } from '#reports/contract.ts'
import { shareText } from '#reports/web/bot-week-columns.tsx'
import { botWeekWords } from '#reports/web/bot-week-words.ts'
import { formatSeconds } from '#reports/web/wait-metric.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { formatNumber } from '#ui/number-text.ts'
import { Peek } from '#ui/peek.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { Sparkline } from '#ui/sparkline.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { botsWords } from './bots-words.ts'

const words = botsWords.peek
const shownTalks = 5

interface BotPeekProps {
  bot: BotSummary
  week: BotWeek | undefined
  onClose: () => void
}

/** A bot beside the list: how its week went, whom it talked with last, where it answers. */
export function BotPeek({ bot, week, onClose }: BotPeekProps) {
  return (
    <Peek
      title={bot.name}
      subtitle={bot.id}
      avatar={<Avatar name={bot.name} icon={Bot} tone="accent" />}
      actions={
        <LinkButton
          variant="quiet"
          icon={Maximize2}
          to={`/bots/${bot.id}`}
          aria-label={words.open}
          title={words.open}
          className="w-8 px-0"
        />
      }
      footer={
        <LinkButton icon={Hammer} to={`/bots/${bot.id}/studio`}>
          {words.studio}
        </LinkButton>
      }
      onClose={onClose}
    >
      <div className="flex">
        <BotBadge {...bot} />
      </div>
      <Week bot={bot} week={week} />
      <LatestTalks botId={bot.id} />
      <section>
        <h3 className="mb-2 text-12 font-medium text-muted">{words.setUp}</h3>
        <FactList
          layout="ends"
          facts={[
            { label: words.version, value: bot.liveVersion === null ? words.never : `v${bot.liveVersion}` },
            ...(bot.numbers.length === 0 ? [{ label: words.answersOn, value: botsWords.noNumber }] : []),
            ...bot.numbers.map(({ phone, label }) => ({
              label: label || words.answersOn,
              value: <PhoneText number={phone} />,
            })),
            { label: botsWords.heads.tasks, value: bot.openTasks },
          ]}
        />
      </section>
    </Peek>
  )
}

function Week({ bot, week }: Pick<BotPeekProps, 'bot' | 'week'>) {
  const { locale } = usePlace()
  const figures = [
    [words.conversations, formatNumber(bot.conversations7d, locale)],
    [botWeekWords.resolved, shareText(week, locale)],
    [botWeekWords.wait, formatSeconds(week?.waitP95Ms ?? null, locale)],
  ] as const
  const { perDay, perDayBefore } = week?.conversations ?? { perDay: [], perDayBefore: [] }
  const most = Math.max(0, ...perDay.map((count) => count ?? 0))
  return (
    <section aria-label={words.week} className="grid gap-3">
      <dl className="grid grid-cols-[1.5fr_1fr_1fr] rounded-card border border-line">
        {figures.map(([label, value]) => (
          <div key={label} className="min-w-0 border-line px-3 py-2 not-last:border-e">
            <dt className="truncate text-12 text-muted">{label}</dt>
            <dd className="text-16 font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {most > 0 && (
        <div>
          <p className="mb-1 flex justify-between gap-2 text-12 text-muted">
            <span>{words.perDay}</span>
            <span>{words.most(formatNumber(most, locale))}</span>
          </p>
          <Sparkline width={358} height={64} values={perDay} previous={perDayBefore} />
        </div>
      )}
    </section>
  )
}

function LatestTalks({ botId }: { botId: string }) {
  const { data } = useQuery(conversationsQuery.list.queryOptions({ input: { botId, limit: shownTalks } }))
  return (
    <section>
      <h3 className="mb-1 text-12 font-medium text-muted">{words.latest}</h3>
      {data?.items.length === 0 && <p className="text-13 text-muted">{words.none}</p>}
      <ul>
        {data?.items.map(({ id, contact, strip, lastMessageAt }) => (
          <li
            key={id}
            className="relative grid grid-cols-[8rem_minmax(0,1fr)_auto] items-center gap-2 py-1.5 text-13 hover:bg-hover hover:[--strip-bg:var(--hover)]"
          >
            <Link to={`/conversations/${id}`} className="stretched min-w-0 truncate font-medium">
              <PersonName person={contact} />
            </Link>
            <ConversationStrip strip={strip} className="min-w-0" />
            <TimeAgo at={lastMessageAt} className="text-muted" />
          </li>
        ))}
      </ul>
    </section>
  )
}
