import { type ReactNode, useMemo } from 'react'
import { language, localeOf } from '#ui/language.ts'
import { PlaceContext } from '#ui/place.ts'
import { Toaster } from '#ui/toaster.tsx'

export interface UiProviderProps {
  /** The team's IANA time zone; the browser's own until it is known. */
  timeZone?: string
  /** The team's country (ISO 3166, such as `US`): its numbers are shown in national form. */
  country?: string
  /** BCP 47; the page's language in the browser's manner when not said. */
  locale?: string
  children: ReactNode
}

/** What the kit needs around the app: place and time zone, toasts. */
export function UiProvider({ timeZone, country = 'US', locale, children }: UiProviderProps) {
  const place = useMemo(
    () => ({
      // Only when it is asked for: finding out takes a slow phone a tenth of a second.
      get timeZone() {
        return timeZone ?? ownTimeZone()
      },
      country,
      locale: locale ?? localeOf(language(), navigator.language),
    }),
    [timeZone, country, locale],
  )
  return (
    <PlaceContext value={place}>
      {children}
      <Toaster />
    </PlaceContext>
  )
}

function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
