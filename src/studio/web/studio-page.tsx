import { useParams } from '@tanstack/react-router'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NotFound } from '#ui/not-found.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { isMissing } from '#ui/problem.ts'
import { botWords as words } from './bot-words.ts'
import { botsWords } from './bots-words.ts'
import { StudioSkeleton } from './studio-skeleton.tsx'
import { StudioView } from './studio-view.tsx'
import { useBot } from './use-bot.ts'

/** Where a bot is built and tried: its draft at the left, the bench at the right. */
export function StudioPage() {
  const { id = '' } = useParams({ strict: false })
  const { data, error, refetch } = useBot(id)
  if (data) return <StudioView key={data.id} bot={data} />
  if (!error) return <StudioSkeleton />
  const isGone = isMissing(error)
  return (
    <div className="grow bg-surface">
      {!isGone && <PageHead title={words.studio} crumbs={[{ label: botsWords.title, to: '/bots' }]} />}
      {isGone ? (
        <NotFound what={words.notFound}>
          <LinkButton to="/bots">{words.all}</LinkButton>
        </NotFound>
      ) : (
        <ErrorPanel error={error} title={words.notLoaded} onRetry={refetch}>
          {words.goesOn}
        </ErrorPanel>
      )}
    </div>
  )
}
