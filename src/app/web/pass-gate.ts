import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { sessionOptions } from '#teams/web/use-session.ts'
import { appRpc } from './queries.ts'
import type { PageRoute } from './routes.tsx'

export interface GateLocation {
  pathname: string
  /** Path, query and hash. */
  href: string
}

/** Lets the visitor in, or sends them where they belong: set up first, then sign in, then a team. */
export async function passGate(
  client: QueryClient,
  page: Pick<PageRoute, 'needs' | 'worksWithoutTeam'>,
  location: GateLocation,
): Promise<void> {
  const session = await client.ensureQueryData(sessionOptions)
  const isInstallPage = location.pathname === '/install'
  if (session.user) {
    if (isInstallPage) throw redirect({ to: '/' })
    if (page.needs !== 'public' && !session.currentTeamId && !page.worksWithoutTeam)
      throw redirect({ to: '/teams' })
    return
  }
  const isInstalled = await readIsInstalled(client)
  if (!isInstalled && !isInstallPage) throw redirect({ to: '/install' })
  if (isInstalled && isInstallPage) throw redirect({ to: '/login' })
  if (page.needs === 'public') return
  const next = location.href === '/' ? undefined : location.href
  throw redirect({ to: '/login', search: next ? { next } : {} })
}

/** Once set up, always set up; until then it is asked each time. */
async function readIsInstalled(client: QueryClient): Promise<boolean> {
  const options = appRpc.query.install.status.queryOptions()
  const known = client.getQueryData(options.queryKey)
  if (known?.isInstalled) return true
  return (await client.fetchQuery({ ...options, staleTime: 2000 })).isInstalled
}
