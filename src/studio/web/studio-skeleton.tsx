import { PageHead } from '#ui/page-head.tsx'
import { Skeleton, SkeletonRows } from '#ui/skeleton.tsx'
import { botsWords } from './bots-words.ts'
import { studioSections } from './studio-sections.ts'
import { studioWords } from './studio-words.ts'

/** The studio on its way: outline, guide and bench where they will stand. */
export function StudioSkeleton() {
  return (
    <>
      <PageHead title={studioWords.title} crumbs={[{ label: botsWords.title, to: '/bots' }]} />
      <div className="flex min-h-0 grow" aria-busy>
        <div className="flex w-52 shrink-0 flex-col border-e border-line bg-canvas px-4 py-3 phone:hidden">
          {studioSections.map(({ id }) => (
            <span key={id} className="flex h-8 items-center">
              <Skeleton className="w-2/3" />
            </span>
          ))}
        </div>
        <div className="min-w-0 grow bg-surface">
          <div className="mx-auto grid max-w-180 content-start gap-4 px-8 py-5 phone:px-4 phone:py-3">
            <Skeleton className="w-1/6" />
            <span className="h-15 rounded-control border border-line" />
            <SkeletonRows rows={7} rowClassName="border-b-0 px-0" />
          </div>
        </div>
        <div className="flex w-96 shrink-0 flex-col border-s border-line bg-canvas narrow:w-80 phone:hidden">
          <span className="flex h-12 items-center border-b border-line px-4">
            <Skeleton className="w-1/3" />
          </span>
          <span className="grow bg-surface" />
          <span className="h-25 border-t border-line" />
        </div>
      </div>
    </>
  )
}
