import { useQuery } from '@tanstack/react-query'
import type { BotDetail } from '#bots/contract.ts'
import { botsQuery } from '#bots/web/queries.ts'
import { Card, CardBody } from '#ui/card.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { Link } from '#ui/link.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { ChangeList } from './change-list.tsx'
import { FirstVersion } from './first-version.tsx'
import { listChanges } from './list-changes.ts'

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
      title="Draft"
      count={bot.liveVersion === null ? undefined : changes.length || undefined}
      action={
        <Link className="link" to={`/bots/${bot.id}/studio`}>
          Edit in the studio
        </Link>
      }
    >
      <CardBody className="grid gap-3">
        <p className="text-13 text-muted">
          Saved by {updatedBy} <TimeAgo at={updatedAt} />
        </p>
        {Boolean(live.error) && (
          <ErrorPanel
            error={live.error}
            title="The live version could not be loaded"
            onRetry={live.refetch}
          />
        )}
        {!isReady && !live.error && <SkeletonRows rows={2} />}
        {isReady && changes.length === 0 && <p className="text-13">It says what is live already.</p>}
        {changes.length > 0 && bot.liveVersion !== null && (
          <p className="text-13">What callers will notice once it is published:</p>
        )}
        {bot.liveVersion === null ? <FirstVersion config={config} /> : <ChangeList changes={changes} />}
      </CardBody>
    </Card>
  )
}
