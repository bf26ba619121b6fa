import { useQuery } from '@tanstack/react-query'
import type { BotDetail } from '#bots/contract.ts'
import { botsQuery } from '#bots/web/queries.ts'
import { Card, CardBody } from '#ui/card.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { Link } from '#ui/link.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { weave } from '#ui/weave.tsx'
import { botWords } from './bot-words.ts'
import { ChangeList } from './change-list.tsx'
import { FirstVersion } from './first-version.tsx'
import { listChanges } from './list-changes.ts'

const words = botWords.draft

/** What waits in the draft, against what is live. */
export function DraftCard({ bot }: { bot: BotDetail }) {
  const live = useQuery({
    ...botsQuery.version.queryOptions({ input: { id: bot.id, number: bot.liveVersion ?? 1 } }),
    enabled: bot.liveVersion !== null && bot.hasDraftChanges,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { config, updatedBy, updatedAt } = bot.draft
  const isReady = bot.liveVersion === null || !bot.hasDraftChanges || live.data !== undefined
  const changes = isReady && bot.hasDraftChanges ? listChanges(live.data?.config, config) : []
  return (
    <Card
      title={words.title}
      count={bot.liveVersion === null ? undefined : changes.length || undefined}
      action={
        <Link className="link" to={`/bots/${bot.id}/studio`}>
          {words.edit}
        </Link>
      }
    >
      <CardBody className="grid gap-3">
        <p className="text-13 text-muted">
          {weave(words.savedBy, { name: updatedBy, time: <TimeAgo at={updatedAt} /> })}
        </p>
        {Boolean(live.error) && (
          <ErrorPanel error={live.error} title={words.liveNotLoaded} onRetry={live.refetch} />
        )}
        {!isReady && !live.error && <SkeletonRows rows={2} />}
        {isReady && changes.length === 0 && <p className="text-13">{words.same}</p>}
        {changes.length > 0 && bot.liveVersion !== null && <p className="text-13">{words.willNotice}</p>}
        {bot.liveVersion === null ? <FirstVersion config={config} /> : <ChangeList changes={changes} />}
      </CardBody>
    </Card>
  )
}
