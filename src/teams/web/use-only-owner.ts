import { useQuery } from '@tanstack/react-query'
import type { TeamRow } from '#teams/contract.ts'
import { teamsRpc } from './queries.ts'

/** Whether nobody else owns the team: then its owner can neither leave nor take another role. */
export function useIsOnlyOwner(team: TeamRow): boolean {
  const members = useQuery(teamsRpc.query.teams.members.queryOptions({ input: { teamId: team.id } }))
  const owners = members.data?.items.filter((member) => member.role === 'owner') ?? []
  return team.role === 'owner' && owners.length === 1
}
