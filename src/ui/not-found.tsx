import type { ReactNode } from 'react'
import { TurnStrip } from '#ui/turn-strip.tsx'

export interface NotFoundProps {
  /** What was looked for, such as `This conversation`. */
  what?: string
  /** A search field or links to go on. */
  children?: ReactNode
}

/** The address leads to nothing, or to nothing this person may see. */
export function NotFound({ what = 'This page', children }: NotFoundProps) {
  return (
    <div className="mx-auto grid max-w-110 justify-items-center gap-2 px-4 py-16 text-center">
      <TurnStrip marks={[]} label="" />
      <h1 className="mt-2 text-20 font-semibold">{what} was not found</h1>
      <p className="text-13 text-muted text-balance">
        It may have been deleted, or it belongs to a team you are not a member of.
      </p>
      {children && <div className="mt-2 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  )
}
