import { useParams } from '@tanstack/react-router'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NotFound } from '#ui/not-found.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { toProblem } from '#ui/problem.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { StudioView } from './studio-view.tsx'
import { useBot } from './use-bot.ts'

/** Where a bot is built and tried: its draft at the left, the bench at the right. */
export function StudioPage() {
  const { id = '' } = useParams({ strict: false })
  const { data, error, refetch } = useBot(id)
  if (data) return <StudioView key={data.id} bot={data} />
  if (!error) {
    return (
      <div className="grow bg-surface">
        <PageHead title="Studio" crumbs={[{ label: 'Bots', to: '/bots' }]} />
        <SkeletonRows />
      </div>
    )
  }
  return (
    <div className="grow bg-surface">
      {toProblem(error).status === 404 ? (
        <NotFound what="This bot">
          <LinkButton to="/bots">All bots</LinkButton>
        </NotFound>
      ) : (
        <ErrorPanel error={error} title="The bot could not be loaded" onRetry={refetch} />
      )}
    </div>
  )
}
