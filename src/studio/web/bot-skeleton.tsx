import { Card } from '#ui/card.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton, SkeletonRows } from '#ui/skeleton.tsx'
import { botWords } from './bot-words.ts'
import { botsWords } from './bots-words.ts'

/** The overview of a bot on its way: draft and versions, and the panels beside them. */
export function BotSkeleton() {
  return (
    <>
      <PageHead title={botWords.title} crumbs={[{ label: botsWords.title, to: '/bots' }]} />
      <div className="flex min-h-0 grow phone:block" aria-busy>
        <div className="min-h-0 min-w-0 grow">
          <div className="mx-auto grid max-w-200 content-start gap-4 px-6 py-5 phone:gap-3 phone:p-3">
            <Card title={botWords.draft.title}>
              <SkeletonRows rows={4} />
            </Card>
            <Card title={botWords.versions.title}>
              <SkeletonRows rows={2} rowClassName="h-16" />
            </Card>
          </div>
        </div>
        <div className="grid w-72 shrink-0 content-start gap-4 border-s border-line bg-surface p-5 phone:hidden">
          <Skeleton className="w-1/3" />
          <Skeleton className="w-2/3" />
          <Skeleton className="mt-6 w-1/3" />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </>
  )
}
