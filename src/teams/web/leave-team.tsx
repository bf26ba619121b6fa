import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import type { TeamRow } from '#teams/contract.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useDeed } from '#ui/use-deed.ts'
import { teamsRpc } from './queries.ts'
import { teamWords } from './team-words.ts'
import { useIsOnlyOwner } from './use-only-owner.ts'
import { sessionOptions, useTakeSession } from './use-session.ts'

/** Leaves a team, after asking: coming back needs an invitation. */
export function LeaveTeam({ team }: { team: TeamRow }) {
  const [isAsking, setIsAsking] = useState(false)
  const client = useQueryClient()
  const router = useRouter()
  const takeSession = useTakeSession()
  const isOnlyOwner = useIsOnlyOwner(team)
  const leave = useDeed(() => teamsRpc.client.teams.leave({ teamId: team.id }), {
    onDone: async () => {
      setIsAsking(false)
      await router.navigate({ to: '/teams', search: {} as never })
      await takeSession(await client.fetchQuery({ ...sessionOptions, staleTime: 0 }))
    },
  })
  return (
    <>
      <Button
        variant="danger"
        icon={LogOut}
        className="ms-auto"
        disabledReason={isOnlyOwner ? teamWords.onlyOwner : undefined}
        onClick={() => setIsAsking(true)}
      >
        {teamWords.leave}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={teamWords.leaveTitle(team.name)}
        confirmLabel={teamWords.leave}
        tone="danger"
        isPending={leave.isPending}
        onConfirm={() => leave.run()}
      >
        {teamWords.leaveText}
      </ConfirmDialog>
    </>
  )
}
