import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { toProblem } from '#ui/problem.ts'
import { teamsRpc } from './queries.ts'
import { useSession, useTakeSession } from './use-session.ts'

interface AcceptInvitationProps {
  token: string
  invitation: { teamName: string; email: string | null }
}

/** Somebody who is signed in already joins with one click. */
export function AcceptInvitation({ token, invitation }: AcceptInvitationProps) {
  const { user } = useSession()
  const takeSession = useTakeSession()
  const router = useRouter()
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isForAnother = invitation.email !== null && invitation.email !== user?.email
  const accept = async () => {
    setIsPending(true)
    try {
      const session = await teamsRpc.client.invitations.accept({ token })
      await router.navigate({ to: '/' })
      await takeSession(session)
    } catch (error) {
      setFailure(toProblem(error).detail ?? toProblem(error).title)
      setIsPending(false)
    }
  }
  return (
    <>
      {failure && (
        <Notice tone="danger" isAlert>
          {failure}
        </Notice>
      )}
      {isForAnother && (
        <Notice tone="warn">
          The invitation is for {invitation.email}, and you are signed in as {user?.email}.
        </Notice>
      )}
      <Button variant="primary" size="large" isWide pending={isPending} onClick={accept}>
        Join {invitation.teamName}
      </Button>
      <p className="text-13 text-muted">
        Not {user?.name}?{' '}
        <Link className="link" to="/logout">
          Sign out
        </Link>
      </p>
    </>
  )
}
