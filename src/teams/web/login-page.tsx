import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Notice } from '#ui/notice.tsx'
import { PublicShell } from '#ui/public-shell.tsx'
import { type Door, useDoor } from './door.ts'
import { entryWords } from './entry-words.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { RequestResetForm } from './request-reset-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Only to look at: it comes after the form, or not at all. */
const LoginEmblem = lazy(async (): Promise<{ default: ComponentType }> => {
  const code = await import('./login-emblem.tsx').catch(() => undefined)
  return { default: code?.LoginEmblem ?? (() => null) }
})

/** `/login`: sign in, ask for a new password (`?step=reset`), set it by the link that came (`?step=…&token=`). */
export function LoginPage() {
  const { search, session } = useDoor()
  const { title, lead, form } = stepOf(search)
  return (
    <PublicShell name={session.instanceName} title={title} lead={lead}>
      {search.out && !search.step && (
        <Notice tone="ok">
          {search.out === 'everywhere' ? entryWords.outEverywhere : entryWords.outHere}
        </Notice>
      )}
      {form}
      <div className="mt-4 h-5">
        <Suspense>
          <LoginEmblem />
        </Suspense>
      </div>
    </PublicShell>
  )
}

function stepOf(search: Door['search']): {
  title: string
  lead?: string
  form: ReactNode
} {
  const isReset = search.step === 'reset' || search.step === 'new-password'
  if (!isReset) return { title: entryWords.signIn, form: <SignInForm next={search.next} /> }
  if (search.token) return { title: entryWords.newPassword, form: <NewPasswordForm token={search.token} /> }
  return {
    title: entryWords.forgotten,
    lead: entryWords.forgottenLead,
    form: <RequestResetForm next={search.next} />,
  }
}
