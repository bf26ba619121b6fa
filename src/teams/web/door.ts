import { createContext, use } from 'react'
import type { Session } from '#teams/contract.ts'

/** What a page at the door goes by. */
export interface Door {
  /** Who is here, as it was read before anything was shown. */
  session: Session
  search: Readonly<Record<string, string | undefined>>
  /** Leaves for an address of our own by a page load; the way back does not lead here again. */
  goOn(address: string): void
}

export const DoorContext = createContext<Door | undefined>(undefined)

/** Whose visit at the door this is. Only for pages that the door shows. */
export function useDoor(): Door {
  const door = use(DoorContext)
  if (!door) throw new Error('This page is shown at the door alone: put it into a DoorContext.')
  return door
}
