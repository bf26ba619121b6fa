import { useIsFetching } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { fetchLateParts } from '#ui/late-part.ts'

const beginnings = ['pointerdown', 'keydown'] as const
const breathMs = 100

/**
 * Fetches what opens over pages: once the first page is there with its data, so that it takes nothing of the line from it,
 * and at once when somebody begins to do something.
 */
export function LateParts() {
  const isFetching = useIsFetching() > 0
  const isSettled = useRouterState({ select: ({ status }) => status === 'idle' })
  const isCalm = isSettled && !isFetching
  useEffect(() => {
    if (!isCalm) return
    const timer = setTimeout(fetchLateParts, breathMs)
    return () => clearTimeout(timer)
  }, [isCalm])
  useEffect(() => {
    const ending = new AbortController()
    const begin = () => {
      ending.abort()
      void fetchLateParts()
    }
    for (const beginning of beginnings)
      window.addEventListener(beginning, begin, { capture: true, passive: true, signal: ending.signal })
    return () => ending.abort()
  }, [])
  return null
}
