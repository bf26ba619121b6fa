import { type ReactNode, useId } from 'react'

export interface PaneSectionProps {
  title: ReactNode
  /** Muted at the end of the head, such as `4 of 6`. */
  count?: ReactNode
  children: ReactNode
}

/** One part of a context pane beside the work: a small head, its content, a line under it. */
export function PaneSection({ title, count, children }: PaneSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-b border-line px-5 py-3.5 text-13 phone:px-4">
      <header className="mb-1.5 flex items-baseline gap-2">
        <h2 id={id} className="text-13 font-semibold">
          {title}
        </h2>
        {count !== undefined && <span className="ms-auto text-12 text-muted tabular-nums">{count}</span>}
      </header>
      {children}
    </section>
  )
}
