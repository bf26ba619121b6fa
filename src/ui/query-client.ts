import { QueryClient } from '@tanstack/react-query'
import { AnsweredQueries } from '#ui/answered-queries.ts'
import { toProblem } from '#ui/problem.ts'

/** The app's query cache: keeps old data while it looks again, and tries once more only where that can help. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new AnsweredQueries(),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => failures < 2 && mayPass(toProblem(error).status),
        throwOnError: false,
      },
    },
  })
}

function mayPass(status: number): boolean {
  return status === 0 || status >= 500
}
