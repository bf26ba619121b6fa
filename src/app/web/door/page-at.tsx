import type { ReactNode } from 'react'
import { LoginPage } from '#teams/web/login-page.tsx'
import { LogoutPage } from '#teams/web/logout-page.tsx'
import { SignupPage } from '#teams/web/signup-page.tsx'
import type { Arrival } from './read-arrival.ts'

/** The page of an address at the door. The installer's code comes apart: it is seen once in the life of an instance. */
export async function pageAt(path: string, { status }: Arrival): Promise<ReactNode> {
  if (path === '/logout') return <LogoutPage />
  if (path === '/signup') return <SignupPage />
  if (path !== '/install' || !status) return <LoginPage />
  const { InstallPage } = await installCode()
  return <InstallPage status={status} />
}

/** Fetches what the page of an address will need while it is asked who is here. */
export function startCodeAt(path: string): void {
  if (path === '/install') installCode().catch(() => undefined)
}

const installCode = () => import('#onboarding/web/install-page.tsx')
