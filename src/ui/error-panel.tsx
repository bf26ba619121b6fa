import { RotateCw, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { toProblem } from '#ui/problem.ts'
import { stateWords } from '#ui/state-words.ts'

export interface ErrorPanelProps {
  /** Whatever was thrown. */
  error: unknown
  /** What failed, such as `Calls could not be loaded`; the problem's own title otherwise. */
  title?: string
  /** What still works. */
  children?: ReactNode
  onRetry?: () => void
}

/** What failed, what to do, the request id to hand on, and Retry. */
export function ErrorPanel({ error, title, children, onRetry }: ErrorPanelProps) {
  const problem = toProblem(error)
  return (
    <div role="alert" className="mx-auto grid max-w-90 justify-items-center gap-2 px-4 py-10 text-center">
      <Unplug size={20} className="text-danger" />
      <h2 className="text-14 font-semibold">{title ?? problem.title}</h2>
      <p className="text-13 text-muted text-balance">
        {sentences(title ? [problem.title, problem.detail] : [problem.detail])} {children}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        {onRetry && (
          <Button icon={RotateCw} onClick={onRetry}>
            {stateWords.retry}
          </Button>
        )}
        {problem.requestId && (
          <CopyButton text={problem.requestId} label={stateWords.copyRequestId}>
            {problem.requestId}
          </CopyButton>
        )}
      </div>
    </div>
  )
}

function sentences(texts: readonly (string | undefined)[]): string {
  return texts
    .filter((text) => text !== undefined && text !== '')
    .map((text) => (/[.!?]$/.test(text ?? '') ? text : `${text}.`))
    .join(' ')
}
