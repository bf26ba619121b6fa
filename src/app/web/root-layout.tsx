import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { sessionOptions } from '#teams/web/use-session.ts'
import { useLiveInvalidate } from '#ui/live.ts'
import { UiProvider } from '#ui/ui-provider.tsx'
import { appRpc } from './queries.ts'

/** Around every page: the team's time zone, toasts. */
export function RootLayout() {
  return (
    <UiProvider timeZone={useTeamTimeZone()}>
      <Outlet />
    </UiProvider>
  )
}

/** Times are shown in the zone of the current team's business; nothing before it is known. */
function useTeamTimeZone(): string | undefined {
  const { data: session } = useQuery({ ...sessionOptions, enabled: false })
  const profile = useQuery({
    ...appRpc.query.profile.get.queryOptions(),
    enabled: Boolean(session?.currentTeamId),
  })
  useLiveInvalidate('profile.', appRpc.query.profile.key())
  return profile.data?.profile.timeZone
}
