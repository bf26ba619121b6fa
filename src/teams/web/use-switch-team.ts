import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { toProblem } from '#ui/problem.ts'
import { toast } from '#ui/toast.ts'
import { teamsRpc } from './queries.ts'
import { useSession, useTakeSession } from './use-session.ts'

/** Makes another team the current one. Pages that show one object of the old team give way to Home. */
export function useSwitchTeam(): (teamId: string) => void {
  const { currentTeamId } = useSession()
  const takeSession = useTakeSession()
  const router = useRouter()
  return useCallback(
    async (teamId: string) => {
      if (teamId === currentTeamId) return
      try {
        const session = await teamsRpc.client.teams.switch({ teamId })
        const isOnObject = /\/[a-z0-9]+_[0-9a-z]{26}/.test(router.state.location.pathname)
        if (isOnObject) await router.navigate({ to: '/' })
        await takeSession(session)
      } catch (error) {
        toast({ message: toProblem(error).title, tone: 'danger' })
      }
    },
    [currentTeamId, takeSession, router],
  )
}
