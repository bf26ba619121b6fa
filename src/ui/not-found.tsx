import type { ReactNode } from 'react'
import { EmptyStrip } from '#ui/empty-strip.tsx'
import { stateWords } from '#ui/state-words.ts'

export interface NotFoundProps {
  /** What was looked for, such as `This conversation`. */
  what?: string
  /** A search field or links to go on. */
  children?: ReactNode
}

/** The address leads to nothing, or to nothing this person may see. */
export function NotFound({ what = stateWords.thisPage, children }: NotFoundProps) {
  return (
    <div className="mx-auto grid max-w-110 justify-items-center gap-2 px-4 py-16 text-center">
      <title>{`${stateWords.notFound(what)} · Parley`}</title>
      <EmptyStrip />
      <h1 className="mt-2 text-20 font-semibold">{stateWords.notFound(what)}</h1>
      <p className="text-13 text-muted text-balance">{stateWords.notFoundHelp}</p>
      {children && <div className="mt-2 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  )
}
