import { useParams } from '@tanstack/react-router'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NotFound } from '#ui/not-found.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { isMissing } from '#ui/problem.ts'
import { BotSkeleton } from './bot-skeleton.tsx'
import { BotView } from './bot-view.tsx'
import { botWords as words } from './bot-words.ts'
import { botsWords } from './bots-words.ts'
import { useBot } from './use-bot.ts'

/** One bot: edited, compared, published. */
export function BotPage() {
  const { id = '' } = useParams({ strict: false })
  const { data, error, refetch } = useBot(id)
  if (data) return <BotView key={data.id} bot={data} />
  if (!error) return <BotSkeleton />
  const isGone = isMissing(error)
  return (
    <div className="grow bg-surface">
      {!isGone && <PageHead title={words.title} crumbs={[{ label: botsWords.title, to: '/bots' }]} />}
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
