import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Goes to the place of the page the address names after `#`, and puts the focus into its first field. */
export function useHashFocus(isReady: boolean): void {
  const hash = useRouterState({ select: (state) => state.location.hash })
  useEffect(() => {
    if (!isReady || hash === '') return
    const target = document.getElementById(hash)
    if (!target) return
    target.scrollIntoView({ block: 'start' })
    target.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true })
  }, [hash, isReady])
}
