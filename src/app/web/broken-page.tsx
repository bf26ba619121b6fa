import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { toProblem } from '#ui/problem.ts'
import { frameWords } from './frame-words.ts'
import { NotFoundPage } from './not-found-page.tsx'

/** A page that failed: what failed, and Retry; the frame around it stays. */
export function BrokenPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  if (toProblem(error).code === 'not_found') return <NotFoundPage />
  const retry = () => {
    if (isMissingCode(error)) return window.location.reload()
    reset()
    void router.invalidate()
  }
  return (
    <div className="grid grow place-items-center">
      <title>{`${frameWords.failedTitle} · Parley`}</title>
      <ErrorPanel error={error} onRetry={retry} />
    </div>
  )
}

/** A page's code that did not arrive is remembered as failed by the browser; only a reload asks for it again. */
function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|importing a module script/i.test(error.message)
  )
}
