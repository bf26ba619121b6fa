import { useQuery } from '@tanstack/react-query'
import { useSession } from '#teams/web/use-session.ts'
import { useLiveInvalidate } from '#ui/live.ts'
import { appRpc } from './queries.ts'

/** How many messages wait for a person of the team: the count beside Inbox. */
export function useToAnswer(): number {
  const { currentTeamId } = useSession()
  const { data } = useQuery({
    ...appRpc.query.conversations.counts.queryOptions(),
    enabled: currentTeamId !== null,
  })
  useLiveInvalidate('task.', appRpc.query.conversations.counts.key())
  return data?.toAnswer ?? 0
}
