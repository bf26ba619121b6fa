import { doorAddress, signInAddress } from '#teams/web/door-address.ts'
import { safeNext } from '#teams/web/safe-next.ts'
import { isDoorPath } from '../../door-paths.ts'
import type { Arrival } from './read-arrival.ts'

/** Where somebody belongs who asked for this address; nothing when it is here: set up first, then sign in. */
export function placeOf(
  location: { pathname: string; search: string; hash: string },
  { session, status }: Arrival,
): string | undefined {
  const { pathname } = location
  const search = new URLSearchParams(location.search)
  if (session.user) return isForMembers(pathname, search) ? undefined : safeNext(search.get('next'))
  if (!status?.isInstalled) return pathname === '/install' ? undefined : '/install'
  if (pathname === '/install') return '/login'
  if (pathname === '/logout') return doorAddress('/login', { out: '1' })
  if (isDoorPath(pathname)) return undefined
  return signInAddress(`${pathname}${location.search}${location.hash}`)
}

/** What somebody who is signed in may do here: leave, join another team, set a password by a link. */
function isForMembers(pathname: string, search: URLSearchParams): boolean {
  return (
    pathname === '/logout' ||
    (pathname === '/signup' && search.has('invite')) ||
    (pathname === '/login' && search.has('token'))
  )
}
