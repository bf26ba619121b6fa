import { ErrorPanel } from '#ui/error-panel.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NotFound } from '#ui/not-found.tsx'
import { toProblem } from '#ui/problem.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/** A conversation that could not be read, or does not exist for this team. */
export function ConversationFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (toProblem(error).status === 404) {
    return (
      <NotFound what="This conversation">
        <LinkButton to="/conversations">Open the inbox</LinkButton>
      </NotFound>
    )
  }
  return <ErrorPanel error={error} title="The conversation could not be loaded" onRetry={onRetry} />
}

/** The true geometry of a transcript while it loads. */
export function ConversationSkeleton() {
  const widths = ['w-3/5', 'w-4/5', 'w-2/5', 'w-3/4', 'w-1/2']
  return (
    <div role="status" aria-label="Loading" className="grid content-start gap-6 px-4 py-6">
      {widths.map((width) => (
        <div key={width} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3">
          <Skeleton className="w-10 justify-self-end" />
          <div className="grid gap-3 border-l-2 border-line pl-3">
            <Skeleton className="w-24" />
            <Skeleton className={width} />
          </div>
        </div>
      ))}
    </div>
  )
}
