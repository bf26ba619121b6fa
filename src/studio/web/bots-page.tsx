import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestion, Plus } from 'lucide-react'
import type { BotSummary } from '#bots/contract.ts'
import { BotBadge } from '#bots/web/bot-badge.tsx'
import { botsQuery } from '#bots/web/queries.ts'
import { useRoleReason } from '#teams/web/use-session.ts'
import { Button } from '#ui/button.tsx'
import { type DataColumn, DataList } from '#ui/data-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { KeyHint } from '#ui/key-hint.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useLiveInvalidate } from '#ui/live.ts'
import { PageHead } from '#ui/page-head.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { useGo } from '#ui/use-go.ts'
import { useShortcut } from '#ui/use-shortcut.ts'

const columns: DataColumn<BotSummary>[] = [
  { key: 'name', head: 'Bot', cell: (bot) => bot.name },
  { key: 'state', head: 'State', phone: 'badge', cell: (bot) => <BotBadge {...bot} /> },
  { key: 'number', head: 'Answers on', phone: 'detail', cell: (bot) => <Numbers bot={bot} /> },
  {
    key: 'conversations',
    head: 'Conversations 7 d',
    align: 'end',
    cell: (bot) => bot.conversations7d || '–',
  },
  {
    key: 'tasks',
    head: 'Messages to answer',
    align: 'end',
    isMinor: true,
    cell: (bot) =>
      bot.openTasks > 0 ? (
        <span className="inline-flex items-center gap-1 text-warn">
          <MessageCircleQuestion size={14} />
          {bot.openTasks}
        </span>
      ) : (
        '–'
      ),
  },
  {
    key: 'last',
    head: 'Last text',
    align: 'end',
    phone: 'end',
    cell: (bot) => (bot.lastConversationAt ? <TimeAgo at={bot.lastConversationAt} /> : '–'),
  },
]

/** The team's bots: what is live, where they answer and what waits for a person. */
export function BotsPage() {
  const list = useQuery(botsQuery.list.queryOptions())
  useLiveInvalidate('bot.', botsQuery.list.key())
  useLiveInvalidate('conversation.', botsQuery.list.key())
  const bots = list.data?.items ?? []
  const go = useGo()
  const offReason = useRoleReason('builder')
  useShortcut('n', 'New bot', { run: () => go('/bots/new'), group: 'Bots', isOff: Boolean(offReason) })
  useShortcut('s', 'Open the studio of the bot in focus', {
    run: () => {
      const place = document.activeElement?.closest('[data-row-link]')?.getAttribute('href')
      const first = bots[0] && `/bots/${bots[0].id}`
      const bot = place ?? (bots.length === 1 ? first : undefined)
      if (bot) go(`${bot}/studio`)
    },
    group: 'Bots',
  })
  const live = bots.filter((bot) => bot.status === 'active' && bot.liveVersion !== null).length
  return (
    <>
      <PageHead
        title="Bots"
        facts={list.data && `${bots.length} in all, ${live} live`}
        end={
          offReason ? (
            <Button variant="primary" icon={Plus} disabledReason={offReason}>
              New bot
            </Button>
          ) : (
            <LinkButton to="/bots/new" variant="primary" icon={Plus}>
              New bot
            </LinkButton>
          )
        }
      />
      <DataList
        className="grow"
        what="bots"
        rows={bots}
        columns={columns}
        rowKey={(bot) => bot.id}
        rowName={(bot) => bot.name}
        rowLink={(bot) => `/bots/${bot.id}`}
        isLoading={list.isPending}
        error={list.error}
        onRetry={() => list.refetch()}
        empty={
          <EmptyState
            title="No bots yet"
            action={!offReason && <LinkButton to="/bots/new">Make one</LinkButton>}
          >
            A bot answers the texts to your numbers from what your business says of itself.
          </EmptyState>
        }
        footer={
          <>
            <span>{bots.length === 1 ? '1 bot' : `${bots.length} bots`}</span>
            <span className="flex items-center gap-1">
              <KeyHint keys="j+k" /> move <KeyHint keys="enter" /> open <KeyHint keys="s" /> studio{' '}
              <KeyHint keys="n" /> new
            </span>
          </>
        }
      />
    </>
  )
}

function Numbers({ bot }: { bot: BotSummary }) {
  const [first, ...others] = bot.numbers
  if (!first) return <span className="text-muted">No number</span>
  return (
    <span className="inline-flex items-baseline gap-2">
      <PhoneText number={first.phone} />
      {others.length > 0 && <span className="text-12 text-muted">and {others.length} more</span>}
    </span>
  )
}
