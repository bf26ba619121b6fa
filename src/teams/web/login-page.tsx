import { Navigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Notice } from '#ui/notice.tsx'
import { PublicShell } from '#ui/public-shell.tsx'
import { TurnStrip } from '#ui/turn-strip.tsx'
import { emblemMarks } from './emblem-marks.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { RequestResetForm } from './request-reset-form.tsx'
import { safeNext } from './safe-next.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useSession } from './use-session.ts'

/** `/login`: sign in, ask for a new password (`?step=reset`), set it by the link that came (`?step=…&token=`). */
export function LoginPage() {
  const search: Record<string, string | undefined> = useSearch({ strict: false })
  const { user, instanceName } = useSession()
  if (user && !search.token) return <Navigate {...partsOf(safeNext(search.next))} replace />
  const { title, lead, form } = stepOf(search)
  return (
    <PublicShell name={instanceName} title={title} lead={lead}>
      {search.out && !search.step && (
        <Notice tone="ok">
          {search.out === 'everywhere' ? 'You are signed out on every device.' : 'You are signed out.'}
        </Notice>
      )}
      {form}
      <div className="mt-4">
        <TurnStrip size="wide" marks={emblemMarks} durationMs={36_000} label="" />
      </div>
    </PublicShell>
  )
}

function stepOf(search: Record<string, string | undefined>): {
  title: string
  lead?: string
  form: ReactNode
} {
  const isReset = search.step === 'reset' || search.step === 'new-password'
  if (!isReset) return { title: 'Sign in', form: <SignInForm next={search.next} /> }
  if (search.token) return { title: 'New password', form: <NewPasswordForm token={search.token} /> }
  return {
    title: 'Forgotten password',
    lead: 'Say who you are, and a link for a new one is made.',
    form: <RequestResetForm next={search.next} />,
  }
}

function partsOf(address: string) {
  const url = new URL(address, window.location.origin)
  return {
    to: url.pathname,
    search: Object.fromEntries(url.searchParams) as never,
    hash: url.hash.slice(1) || undefined,
  }
}
