import type { ReactNode } from 'react'
import { EmptyStrip } from '#ui/empty-strip.tsx'

export interface EmptyStateProps {
  title: string
  /** One sentence: how this place fills. */
  children?: ReactNode
  /** One primary action. */
  action?: ReactNode
  /** One way to try with a sample. */
  sample?: ReactNode
}

/** Nothing here yet: the bare strip, one sentence, one action, one sample. */
export function EmptyState({ title, children, action, sample }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-90 justify-items-center gap-2 px-4 py-10 text-center">
      <EmptyStrip />
      <h2 className="mt-2 text-14 font-semibold">{title}</h2>
      {children && <p className="text-13 text-muted text-balance">{children}</p>}
      {(action || sample) && (
        <div className="mt-2 flex flex-wrap justify-center gap-2">
          {action}
          {sample}
        </div>
      )}
    </div>
  )
}
