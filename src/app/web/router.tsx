import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router'
import { useSession } from '#teams/web/use-session.ts'
import { doorPaths } from '../door-paths.ts'
import { BrokenPage } from './broken-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { passGate, toDoor } from './pass-gate.ts'
import { readPageAhead } from './read-page-ahead.ts'
import { RootLayout } from './root-layout.tsx'
import { type PageRoute, pageRoutes } from './routes.tsx'

/** The app's router, made from the table of pages. */
export function createAppRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree: rootRoute.addChildren([
      frame.addChildren([...pageRoutes.map(frameRoute), lostRoute]),
      ...doorPaths.map(doorRoute),
    ]),
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // As long as what is read ahead is of use.
    defaultPreloadStaleTime: 5_000,
    defaultPendingComponent: PageSkeleton,
    // The frame is drawn while the first page's code is on its way; later a page that comes soon replaces the other at once.
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultErrorComponent: BrokenPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  })
  const stop = router.subscribe('onResolved', () => {
    stop()
    router.update({ ...router.options, defaultPendingMs: 150 })
  })
  return router
}

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: RootLayout })
const frame = createRoute({
  getParentRoute: () => rootRoute,
  id: 'frame',
  component: lazyRouteComponent(() => import('./signed-in-layout.tsx'), 'SignedInLayout'),
})
const lostRoute = createRoute({
  getParentRoute: () => frame,
  path: '$',
  beforeLoad: ({ context, location }) => passGate(context.queryClient, lostPage, location),
  component: NotFoundPage,
})
const lostPage = { worksWithoutTeam: true }

function frameRoute(page: PageRoute) {
  return createRoute({
    getParentRoute: () => frame,
    path: page.path,
    beforeLoad: ({ context, location }) => passGate(context.queryClient, page, location),
    loader: async ({ cause, context, location }) => {
      if (cause !== 'stay') await readPageAhead(context.queryClient, location.href)
    },
    component: page.needs === 'administrator' ? forAdministrators(page) : page.page,
  })
}

/** A link to the door leads out of the app, whoever follows it. */
function doorRoute(path: string) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: ({ location }) => {
      throw toDoor(location.href)
    },
  })
}

function forAdministrators({ page: Page }: PageRoute) {
  const Guarded = () => (useSession().isAdministrator ? <Page /> : <NotFoundPage />)
  return Object.assign(Guarded, { preload: Page.preload })
}

/** Plain text values: a token of digits stays a text, and addresses read as people write them. */
function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([key, value]) =>
    value === undefined || value === null || value === '' ? [] : [[key, String(value)]],
  )
  const text = new URLSearchParams(pairs).toString()
  return text === '' ? '' : `?${text}`
}
