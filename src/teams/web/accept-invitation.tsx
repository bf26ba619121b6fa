import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { toProblem } from '#ui/problem.ts'
import { weave } from '#ui/weave.tsx'
import { useDoor } from './door.ts'
import { doorCalls } from './door-calls.ts'
import { entryWords } from './entry-words.ts'

interface AcceptInvitationProps {
  token: string
  invitation: { teamName: string; email: string | null }
}

/** Somebody who is signed in already joins with one click. */
export function AcceptInvitation({ token, invitation }: AcceptInvitationProps) {
  const { session, goOn } = useDoor()
  const { user } = session
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isForAnother = invitation.email !== null && invitation.email !== user?.email
  const accept = async () => {
    setIsPending(true)
    try {
      await doorCalls.invitations.accept({ token })
      goOn('/')
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
        <Notice tone="warn">{entryWords.forAnother(invitation.email ?? '', user?.email ?? '')}</Notice>
      )}
      <Button variant="primary" size="large" isWide pending={isPending} onClick={accept}>
        {entryWords.join(invitation.teamName)}
      </Button>
      <p className="text-13 text-muted">
        {weave(entryWords.notYou, {
          name: user?.name,
          link: (
            <a className="link" href="/logout">
              {entryWords.signOut}
            </a>
          ),
        })}
      </p>
    </>
  )
}
