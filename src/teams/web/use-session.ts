import { type QueryClient, queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Session, TeamRow } from '#teams/contract.ts'
import { teamsRpc } from './queries.ts'
import { roleWords } from './role-words.ts'

type Role = TeamRow['role']

/** Who is here: the query that the gates, the frame and every page share. */
export const sessionOptions = queryOptions({
  ...teamsRpc.query.session.get.queryOptions(),
  staleTime: 60_000,
})

/** Who is here. The gate has read it before any page shows. */
export function useSession(): Session {
  return useSuspenseQuery(sessionOptions).data
}

/** The role in the current team, or null without one. */
export function useRole(): Role | null {
  const { teams, currentTeamId } = useSession()
  return teams.find((team) => team.id === currentTeamId)?.role ?? null
}

/** Why a control that needs this role is off, such as `Needs builder role`; nothing when it may be used. */
export function useRoleReason(needed: Role): string | undefined {
  return roleReason(useRole(), needed)
}

/** The same for a role in any team. */
export function roleReason(role: Role | null, needed: Role): string | undefined {
  return role !== null && ranks.indexOf(role) >= ranks.indexOf(needed)
    ? undefined
    : roleWords.needs(roleWords.small[needed])
}

/** Takes a session the server just gave: forgets what belonged to another person or team, and passes the gates anew. */
export function useTakeSession(): (session: Session) => Promise<void> {
  const client = useQueryClient()
  const router = useRouter()
  return useCallback(
    async (session) => {
      replaceSession(client, session)
      await router.invalidate()
    },
    [client, router],
  )
}

function replaceSession(client: QueryClient, session: Session) {
  const key = JSON.stringify(sessionOptions.queryKey)
  const isAnother = (query: { queryKey: readonly unknown[] }) => JSON.stringify(query.queryKey) !== key
  // Without a person nothing may be asked again; it would only be refused.
  client.removeQueries({ type: session.user ? 'inactive' : 'all', predicate: isAnother })
  client.setQueryData(sessionOptions.queryKey, session)
  // A page already on screen asks anew; removed under its eyes, its answer would never come.
  void client.resetQueries({ type: 'active', predicate: isAnother })
}

const ranks: readonly Role[] = ['viewer', 'agent', 'builder', 'admin', 'owner']
