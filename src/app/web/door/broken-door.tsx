import { ErrorPanel } from '#ui/error-panel.tsx'
import { Toaster } from '#ui/toaster.tsx'
import { doorWords } from './door-words.ts'

/** It could not be found out who is here: what failed, and Retry. */
export function BrokenDoor({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="grid min-h-dvh place-items-center">
      <title>{`${doorWords.failedTitle} · Parley`}</title>
      <ErrorPanel error={error} onRetry={onRetry} />
      <Toaster />
    </div>
  )
}
