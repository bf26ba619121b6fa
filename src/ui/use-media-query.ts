import { useSyncExternalStore } from 'react'

/** True while the media query matches; follows changes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** True on a phone-sized viewport (up to 640 px). */
export function useIsPhone(): boolean {
  return useMediaQuery('(width <= 640px)')
}
