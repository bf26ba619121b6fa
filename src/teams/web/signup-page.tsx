import { AnchorButton } from '#ui/anchor-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { toProblem } from '#ui/problem.ts'
import { PublicShell } from '#ui/public-shell.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useRead } from '#ui/use-read.ts'
import { weave } from '#ui/weave.tsx'
import { AcceptInvitation } from './accept-invitation.tsx'
import { useDoor } from './door.ts'
import { doorAddress } from './door-address.ts'
import { doorCalls } from './door-calls.ts'
import { entryWords } from './entry-words.ts'
import { roleWords } from './role-words.ts'
import { SignUpForm } from './sign-up-form.tsx'

/** `/signup`: an account with a team of its own, or with `?invite=` one in the team of whoever invited. */
export function SignupPage() {
  const { search, session } = useDoor()
  const { instanceName, signup } = session
  if (search.invite) return <InvitedSignup token={search.invite} />
  if (signup === 'invite') {
    return (
      <PublicShell name={instanceName} title={entryWords.byInvitation}>
        <p className="text-14">{entryWords.byInvitationText(instanceName)}</p>
        <AnchorButton href="/login">{entryWords.signIn}</AnchorButton>
      </PublicShell>
    )
  }
  return (
    <PublicShell name={instanceName} title={entryWords.createTitle} lead={entryWords.createLead}>
      <SignUpForm />
      <AlreadyHere />
    </PublicShell>
  )
}

function InvitedSignup({ token }: { token: string }) {
  const { user, instanceName } = useDoor().session
  const preview = useRead(() => doorCalls.invitations.preview({ token }))
  if (preview.error) {
    return (
      <PublicShell name={instanceName} title={entryWords.invitationOver}>
        <Notice tone="warn">{toProblem(preview.error).detail ?? toProblem(preview.error).title}</Notice>
        <p className="text-13 text-muted">{entryWords.invitationOverText}</p>
        <AnchorButton href="/login">{entryWords.signIn}</AnchorButton>
      </PublicShell>
    )
  }
  const invitation = preview.data
  if (!invitation) {
    return (
      <PublicShell name={instanceName} title={entryWords.invitation}>
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-11 w-full" />
      </PublicShell>
    )
  }
  const lead = entryWords.invitesYou(invitation.invitedBy, roleWords.one[invitation.role])
  return (
    <PublicShell name={instanceName} title={entryWords.join(invitation.teamName)} lead={lead}>
      {user ? (
        <AcceptInvitation token={token} invitation={invitation} />
      ) : (
        <>
          <SignUpForm inviteToken={token} fixedEmail={invitation.email} />
          <AlreadyHere next={`/signup?invite=${encodeURIComponent(token)}`} />
        </>
      )}
    </PublicShell>
  )
}

function AlreadyHere({ next }: { next?: string }) {
  return (
    <p className="text-13 text-muted">
      {weave(entryWords.haveAccount, {
        link: (
          <a className="link" href={doorAddress('/login', { next })}>
            {entryWords.signIn}
          </a>
        ),
      })}
    </p>
  )
}
