import { createContext, useContext } from 'react'

/** Where the team is: decides how times, numbers and money are written. */
export interface Place {
  timeZone: string
  country: string
  locale: string
}

export const PlaceContext = createContext<Place>({ timeZone: 'UTC', country: 'US', locale: 'en-US' })

export function usePlace(): Place {
  return useContext(PlaceContext)
}
