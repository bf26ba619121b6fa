import type { QueryClient } from '@tanstack/react-query'
import { sessionOptions } from '#teams/web/use-session.ts'
import { toProblem } from '#ui/problem.ts'

/** When a read is refused because the session ended, who is here is asked anew: the frame then leads to the sign-in, and back after it. */
export function leaveWhenSignedOut(client: QueryClient): void {
  let isAsking = false
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error' || isAsking) return
    if (toProblem(event.action.error).code !== 'unauthenticated') return
    isAsking = true
    client
      .fetchQuery({ ...sessionOptions, staleTime: 0 })
      .catch(() => undefined)
      .finally(() => {
        isAsking = false
      })
  })
}
