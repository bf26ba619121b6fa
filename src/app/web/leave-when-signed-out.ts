import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { sessionOptions } from '#teams/web/use-session.ts'
import { toProblem } from '#ui/problem.ts'

/** When a read is refused because the session ended, the gates ask anew and lead to the sign-in, and back after it. */
export function leaveWhenSignedOut(client: QueryClient, router: AnyRouter): void {
  let isAsking = false
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error' || isAsking) return
    if (toProblem(event.action.error).code !== 'unauthenticated') return
    isAsking = true
    client
      .fetchQuery({ ...sessionOptions, staleTime: 0 })
      .then(() => router.invalidate())
      .catch(() => undefined)
      .finally(() => {
        isAsking = false
      })
  })
}
