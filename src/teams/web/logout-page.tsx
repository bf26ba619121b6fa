import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'
import { toProblem } from '#ui/problem.ts'
import { PublicShell } from '#ui/public-shell.tsx'
import { teamsRpc } from './queries.ts'
import { useSession, useTakeSession } from './use-session.ts'

type Reach = 'here' | 'everywhere'

/** `/logout`: nothing happens until the button, so that no link of another page can sign anybody out. */
export function LogoutPage() {
  const session = useSession()
  const takeSession = useTakeSession()
  const [reach, setReach] = useState<Reach>()
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (!session.user)
    return <Navigate to="/login" search={{ out: reach === 'everywhere' ? reach : '1' } as never} replace />
  const signOut = async (chosen: Reach) => {
    setReach(chosen)
    setIsPending(true)
    try {
      await teamsRpc.client.auth.signOut({ everywhere: chosen === 'everywhere' })
      await takeSession({ ...session, user: null, teams: [], currentTeamId: null, isAdministrator: false })
    } catch (error) {
      setIsPending(false)
      setFailure(toProblem(error).message)
    }
  }
  const isRunning = (chosen: Reach) => isPending && reach === chosen
  return (
    <PublicShell
      name={session.instanceName}
      title="Sign out"
      lead={`You are ${session.user.name}, ${session.user.email}.`}
    >
      {failure && (
        <Notice tone="danger" isAlert>
          {failure}
        </Notice>
      )}
      <div className="grid gap-2">
        <Button
          variant="primary"
          size="large"
          isWide
          pending={isRunning('here')}
          onClick={() => signOut('here')}
        >
          On this device
        </Button>
        <Button size="large" isWide pending={isRunning('everywhere')} onClick={() => signOut('everywhere')}>
          Everywhere
        </Button>
      </div>
      <p>
        <Link className="link text-13" to="/">
          Stay signed in
        </Link>
      </p>
    </PublicShell>
  )
}
