import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { botsQuery } from '#bots/web/queries.ts'
import { reportsRpc } from '#reports/web/queries.ts'
import { useRoleReason } from '#teams/web/use-session.ts'
import { Button } from '#ui/button.tsx'
import { DataList } from '#ui/data-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { KeyHint } from '#ui/key-hint.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useLiveInvalidate } from '#ui/live.ts'
import { formatNumber } from '#ui/number-text.ts'
import { PageHead } from '#ui/page-head.tsx'
import { usePlace } from '#ui/place.ts'
import { useGo } from '#ui/use-go.ts'
import { useShortcut } from '#ui/use-shortcut.ts'
import { useUrlFilters } from '#ui/use-url-filters.ts'
import { botColumns } from './bot-columns.tsx'
import { BotPeek } from './bot-peek.tsx'
import { botsWords as words } from './bots-words.ts'

/** The team's bots: what is live, where they answer and what waits for a person. */
export function BotsPage() {
  const list = useQuery(botsQuery.list.queryOptions())
  useLiveInvalidate('bot.', botsQuery.list.key())
  useLiveInvalidate('conversation.', botsQuery.list.key())
  const weeks = useQuery(reportsRpc.query.reports.botWeeks.queryOptions())
  const filters = useUrlFilters(['peek'])
  const bots = (list.data?.items ?? []).map((bot) => ({
    ...bot,
    week: weeks.data?.items.find(({ botId }) => botId === bot.id),
  }))
  const peeked = bots.find(({ id }) => id === filters.values.peek)
  const go = useGo()
  const place = usePlace()
  const { locale } = place
  const offReason = useRoleReason('builder')
  useShortcut('n', words.newBot, {
    run: () => go('/bots/new'),
    group: words.title,
    isOff: Boolean(offReason),
  })
  useShortcut('s', words.openStudio, {
    run: () => {
      const place = document.activeElement?.closest('[data-row-link]')?.getAttribute('href')
      const first = bots[0] && `/bots/${bots[0].id}`
      const bot = place ?? (bots.length === 1 ? first : undefined)
      if (bot) go(`${bot}/studio`)
    },
    group: words.title,
  })
  const live = bots.filter((bot) => bot.status === 'active' && bot.liveVersion !== null).length
  return (
    <>
      <PageHead
        title={words.title}
        facts={list.data && words.facts(formatNumber(bots.length, locale), formatNumber(live, locale))}
        end={
          offReason ? (
            <Button variant="primary" icon={Plus} disabledReason={offReason}>
              {words.newBot}
            </Button>
          ) : (
            <LinkButton to="/bots/new" variant="primary" icon={Plus}>
              {words.newBot}
            </LinkButton>
          )
        }
      />
      <div className="flex min-h-0 grow">
        <DataList
          className="min-w-0 grow"
          what={words.what}
          rows={bots}
          columns={botColumns(place, { isNarrow: peeked !== undefined })}
          rowKey={(bot) => bot.id}
          rowName={(bot) => bot.name}
          rowLink={(bot) => `/bots/${bot.id}`}
          currentKey={peeked?.id}
          onPeek={(bot) => filters.set('peek', bot.id)}
          isLoading={list.isPending}
          error={list.error}
          errorNote={words.notLoaded}
          onRetry={() => list.refetch()}
          empty={
            <EmptyState
              title={words.empty.title}
              action={!offReason && <LinkButton to="/bots/new">{words.empty.action}</LinkButton>}
              sample={
                !offReason && <LinkButton to="/bots/new?way=questions">{words.empty.questions}</LinkButton>
              }
            >
              {words.empty.text}
            </EmptyState>
          }
          footer={
            bots.length > 0 && (
              <>
                <span>{words.count(bots.length)}</span>
                <span className="flex items-center gap-1">
                  <KeyHint keys="j+k" /> {words.keys.move} <KeyHint keys="enter" /> {words.keys.open}{' '}
                  <KeyHint keys="space" /> {words.keys.peek} <KeyHint keys="s" /> {words.keys.studio}{' '}
                  <KeyHint keys="n" /> {words.keys.new}
                </span>
              </>
            )
          }
        />
        {peeked && <BotPeek bot={peeked} week={peeked.week} onClose={() => filters.set('peek', undefined)} />}
      </div>
    </>
  )
}
