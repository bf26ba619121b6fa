import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { signInAddress } from '#teams/web/door-address.ts'
import { sessionOptions } from '#teams/web/use-session.ts'
import type { PageRoute } from './routes.tsx'

/** Lets the visitor in, or sends them where they belong: to sign in first, then to a team. */
export async function passGate(
  client: QueryClient,
  page: Pick<PageRoute, 'worksWithoutTeam'>,
  /** Path, query and hash. */
  { href }: { href: string },
): Promise<void> {
  const session = await client.ensureQueryData(sessionOptions)
  if (!session.user) throw toDoor(signInAddress(href))
  if (!session.currentTeamId && !page.worksWithoutTeam) throw redirect({ to: '/teams' })
}

/** The way out of the app to an address at the door, by a page load. */
export function toDoor(href: string) {
  return redirect({ href, reloadDocument: true })
}
