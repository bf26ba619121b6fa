import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Clock, Hand } from 'lucide-react'
import type { MailRow } from '#teams/contract.ts'
import { teamsRpc } from '#teams/web/queries.ts'
import { useSession } from '#teams/web/use-session.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card, CardRow, CardRows } from '#ui/card.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { weave } from '#ui/weave.tsx'
import { adminWords } from './admin-words.ts'

const words = adminWords.mail

const perPage = 10

/** Every mail of the instance; with no mail server their links are copied from here and handed over. */
export function MailCard() {
  const isListed = useSession().mail === 'listed'
  const list = useInfiniteQuery(
    teamsRpc.query.mails.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: perPage, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      refetchInterval: 10_000,
    }),
  )
  const mails = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Card title={words.title} count={isListed ? words.listed : undefined}>
      {list.isPending && <SkeletonRows rows={3} />}
      {list.error && mails.length === 0 && (
        <ErrorPanel error={list.error} title={words.failed} onRetry={() => list.refetch()} />
      )}
      {list.data && mails.length === 0 && <EmptyState title={words.none}>{words.noneHelp}</EmptyState>}
      {mails.length > 0 && (
        <CardRows>
          {mails.map((mail) => (
            <MailLine key={mail.id} mail={mail} />
          ))}
        </CardRows>
      )}
      {list.hasNextPage && (
        <div className="flex justify-center p-3">
          <Button pending={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </Card>
  )
}

function MailLine({ mail }: { mail: MailRow }) {
  const { tone, icon, word } = states[mail.state]
  return (
    <CardRow
      title={mail.subject}
      detail={
        mail.expiresAt && mail.link
          ? weave(words.toUntil, { address: mail.to, time: <TimeAgo at={mail.expiresAt} /> })
          : weave(words.to, { address: mail.to })
      }
      meta={<TimeAgo at={mail.createdAt} />}
      end={
        <>
          <Badge tone={tone} icon={icon} isPlain>
            {word}
          </Badge>
          {mail.link && (
            <CopyButton text={mail.link} label={words.copyLink(mail.subject)}>
              {words.link}
            </CopyButton>
          )}
        </>
      }
    />
  )
}

const states = {
  waiting: { tone: 'neutral', icon: Clock, word: words.states.waiting },
  sent: { tone: 'ok', icon: CircleCheck, word: words.states.sent },
  listed: { tone: 'neutral', icon: Hand, word: words.states.listed },
  failed: { tone: 'danger', icon: CircleX, word: words.states.failed },
} as const
