import type { ReactNode } from 'react'

/** What an empty part of the profile means for the bots. */
export function SectionEmpty({ children }: { children: ReactNode }) {
  return <p className="px-4 py-3.5 text-13 text-muted">{children}</p>
}
