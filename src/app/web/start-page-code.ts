import type { AnyRouter } from '@tanstack/react-router'

/** Fetches the code of the page that was asked for while the session is still being read. */
export function startPageCode(router: AnyRouter): void {
  for (const { routeId } of router.matchRoutes(router.latestLocation))
    void router.loadRouteChunk(router.routesById[routeId])?.catch(() => undefined)
}
