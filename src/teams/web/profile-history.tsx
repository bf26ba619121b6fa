import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { businessWords } from './business-words.ts'
import { type ProfilePart, partNames } from './compare-profiles.ts'
import { teamsRpc } from './queries.ts'

interface ProfileHistoryProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Every version: who saved it, when, what it changed. */
export function ProfileHistory({ isOpen, onOpenChange }: ProfileHistoryProps) {
  const history = useInfiniteQuery({
    ...teamsRpc.query.profile.history.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: 30, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
    enabled: isOpen,
  })
  const versions = history.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={businessWords.versions}
      subtitle={businessWords.versionsNote}
    >
      {history.isPending && <SkeletonRows rows={4} rowClassName="h-16 px-0" />}
      {history.isError && (
        <ErrorPanel error={history.error} title={businessWords.versionsFailed} onRetry={history.refetch} />
      )}
      <ol className="-my-2">
        {versions.map(({ version, updatedAt, updatedBy, changed }) => (
          <li key={version} className="border-b border-line py-2.5 text-13 last:border-b-0">
            <p className="flex items-baseline gap-2">
              <span className="font-medium tabular-nums">{businessWords.version(version)}</span>
              <TimeAgo at={updatedAt} className="ms-auto text-muted" />
            </p>
            <p className="text-muted">
              {businessWords.changedBy(
                updatedBy,
                changed.length === 0 ? businessWords.firstVersion : wordsOf(changed),
              )}
            </p>
          </li>
        ))}
      </ol>
      {history.hasNextPage && (
        <Button isWide pending={history.isFetchingNextPage} onClick={() => history.fetchNextPage()}>
          {businessWords.loadMore}
        </Button>
      )}
    </Sheet>
  )
}

function wordsOf(changed: readonly string[]): string {
  return changed.map((part) => partNames[part as ProfilePart] ?? part).join(', ')
}
