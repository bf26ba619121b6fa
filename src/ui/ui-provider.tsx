import { CSPProvider } from '@base-ui/react/csp-provider'
import { Tooltip } from '@base-ui/react/tooltip'
import { type ReactNode, useMemo } from 'react'
import { PlaceContext } from '#ui/place.ts'
import { Toaster } from '#ui/toaster.tsx'

export interface UiProviderProps {
  /** The team's IANA time zone; the browser's own until it is known. */
  timeZone?: string
  /** The team's country (ISO 3166, such as `US`): its numbers are shown in national form. */
  country?: string
  /** BCP 47; the browser's own when not said. */
  locale?: string
  children: ReactNode
}

/** What the kit needs around the app: place and time zone, tooltips, toasts. */
export function UiProvider({ timeZone, country = 'US', locale, children }: UiProviderProps) {
  const place = useMemo(
    () => ({
      timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
      country,
      locale: locale ?? navigator.language,
    }),
    [timeZone, country, locale],
  )
  return (
    <CSPProvider disableStyleElements>
      <PlaceContext value={place}>
        <Tooltip.Provider delay={400} closeDelay={0}>
          {children}
        </Tooltip.Provider>
        <Toaster />
      </PlaceContext>
    </CSPProvider>
  )
}
