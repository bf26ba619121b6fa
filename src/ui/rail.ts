import { createContext, useContext } from 'react'

export const RailContext = createContext(false)

/** Whether the side bar is folded to icons; for what stands in its slots. */
export function useIsRail(): boolean {
  return useContext(RailContext)
}
