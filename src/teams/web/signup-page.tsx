import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { toProblem } from '#ui/problem.ts'
import { PublicShell } from '#ui/public-shell.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AcceptInvitation } from './accept-invitation.tsx'
import { teamsRpc } from './queries.ts'
import { withArticle } from './role-options.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { useSession } from './use-session.ts'

/** `/signup`: an account with a team of its own, or with `?invite=` one in the team of whoever invited. */
export function SignupPage() {
  const { invite }: { invite?: string } = useSearch({ strict: false })
  const { user, instanceName, signup } = useSession()
  if (invite) return <InvitedSignup token={invite} />
  if (user) return <Navigate to="/" replace />
  if (signup === 'invite') {
    return (
      <PublicShell name={instanceName} title="By invitation">
        <p className="text-14">
          {instanceName} takes new people by invitation only. Ask somebody of your team for a link.
        </p>
        <LinkButton to="/login">Sign in</LinkButton>
      </PublicShell>
    )
  }
  return (
    <PublicShell
      name={instanceName}
      title="Create your account"
      lead="Your business gets a team with a bot to try."
    >
      <SignUpForm />
      <AlreadyHere />
    </PublicShell>
  )
}

function InvitedSignup({ token }: { token: string }) {
  const { user, instanceName } = useSession()
  const [wasSignedIn] = useState(user !== null)
  const preview = useQuery(
    teamsRpc.query.invitations.preview.queryOptions({ input: { token }, retry: false }),
  )
  if (preview.isError) {
    return (
      <PublicShell name={instanceName} title="This invitation is over">
        <Notice tone="warn">{toProblem(preview.error).detail ?? toProblem(preview.error).title}</Notice>
        <p className="text-13 text-muted">A link works once, for seven days.</p>
        <LinkButton to="/login">Sign in</LinkButton>
      </PublicShell>
    )
  }
  const invitation = preview.data
  if (!invitation) {
    return (
      <PublicShell name={instanceName} title="Your invitation">
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-11 w-full" />
      </PublicShell>
    )
  }
  const lead = `${invitation.invitedBy} invites you as ${withArticle(invitation.role)}.`
  return (
    <PublicShell name={instanceName} title={`Join ${invitation.teamName}`} lead={lead}>
      {wasSignedIn ? (
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
      Have an account?{' '}
      <Link className="link" to={{ to: '/login', search: { next } }}>
        Sign in
      </Link>
    </p>
  )
}
