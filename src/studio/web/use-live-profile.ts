import { useQuery } from '@tanstack/react-query'
import { teamsRpc } from '#teams/web/queries.ts'
import { useLiveInvalidate } from '#ui/live.ts'

/** What the business says of itself now; follows changes made elsewhere. */
export function useLiveProfile() {
  const options = teamsRpc.query.profile.get.queryOptions()
  useLiveInvalidate('profile.', options.queryKey)
  return useQuery(options)
}
