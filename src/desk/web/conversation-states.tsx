import { ErrorPanel } from '#ui/error-panel.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NotFound } from '#ui/not-found.tsx'
import { isMissing } from '#ui/problem.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { stateWords } from '#ui/state-words.ts'
import { PanelsSkeleton } from './panels-skeleton.tsx'
import { talkWords } from './talk-words.ts'
import { useHasContext } from './use-has-context.ts'

/** A conversation that could not be read, or does not exist for this team. */
export function ConversationFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isMissing(error)) {
    return (
      <NotFound what={talkWords.thisOne}>
        <LinkButton to="/conversations">{talkWords.openInbox}</LinkButton>
      </NotFound>
    )
  }
  return <ErrorPanel error={error} title={talkWords.failed} onRetry={onRetry} />
}

/** The true geometry of a transcript while it loads. */
export function ConversationSkeleton() {
  const widths = ['w-3/5', 'w-4/5', 'w-2/5', 'w-3/4', 'w-1/2']
  return (
    <div role="status" aria-label={stateWords.loading} className="grid content-start gap-3 px-4 py-10">
      {widths.map((width) => (
        <div key={width} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3">
          <Skeleton className="mt-2 w-10 justify-self-end" />
          <div className="grid h-10 content-around border-s-2 border-line ps-3">
            <Skeleton className="w-24" />
            <Skeleton className={width} />
          </div>
        </div>
      ))}
    </div>
  )
}

/** A conversation while it loads: its strip, its words, and what is known beside them. */
export function ConversationBodySkeleton({ hasStrip = false }: { hasStrip?: boolean }) {
  const hasContext = useHasContext()
  return (
    <div className="flex min-h-0 grow bg-surface">
      <div className="min-w-0 grow">
        {hasStrip && (
          <div className="flex h-13 items-center border-b border-line px-4">
            <Skeleton className="h-px w-full" />
          </div>
        )}
        <ConversationSkeleton />
      </div>
      {hasContext && <PanelsSkeleton className="w-72" />}
    </div>
  )
}

/** The same beside the inbox's list, with its head. */
export function ConversationPaneSkeleton() {
  return (
    <div className="flex min-w-0 grow flex-col bg-surface">
      <div className="flex h-12 shrink-0 items-center border-b border-line px-4">
        <Skeleton className="w-32" />
      </div>
      <ConversationBodySkeleton hasStrip />
    </div>
  )
}
