import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { toProblem } from '#ui/problem.ts'
import { PublicShell } from '#ui/public-shell.tsx'
import { useDoor } from './door.ts'
import { doorAddress } from './door-address.ts'
import { doorCalls } from './door-calls.ts'
import { entryWords } from './entry-words.ts'

type Reach = 'here' | 'everywhere'

/** `/logout`: nothing happens until the button, so that no link of another page can sign anybody out. */
export function LogoutPage() {
  const { session, goOn } = useDoor()
  const [reach, setReach] = useState<Reach>()
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (!session.user) return null
  const signOut = async (chosen: Reach) => {
    setReach(chosen)
    setIsPending(true)
    try {
      await doorCalls.auth.signOut({ everywhere: chosen === 'everywhere' })
      goOn(doorAddress('/login', { out: chosen === 'everywhere' ? chosen : '1' }))
    } catch (error) {
      const problem = toProblem(error)
      // The session has ended meanwhile, which is all that was asked for.
      if (chosen === 'here' && problem.code === 'unauthenticated')
        return goOn(doorAddress('/login', { out: '1' }))
      setIsPending(false)
      setFailure(problem.message)
    }
  }
  const isRunning = (chosen: Reach) => isPending && reach === chosen
  return (
    <PublicShell
      name={session.instanceName}
      title={entryWords.signOut}
      lead={entryWords.youAre(session.user.name, session.user.email)}
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
          {entryWords.here}
        </Button>
        <Button size="large" isWide pending={isRunning('everywhere')} onClick={() => signOut('everywhere')}>
          {entryWords.everywhere}
        </Button>
      </div>
      <p>
        <a className="link text-13" href="/">
          {entryWords.stay}
        </a>
      </p>
    </PublicShell>
  )
}
