import './gallery.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '#ui/query-client.ts'
import { UiProvider } from '#ui/ui-provider.tsx'
import { CallStatesView } from './call-states-view.tsx'
import { CallView } from './call-view.tsx'
import { KitView } from './kit-view.tsx'
import { LiveView } from './live-view.tsx'
import { PublicView } from './public-view.tsx'
import { StreamView } from './stream-view.tsx'

const views = {
  '/': StreamView,
  '/admin': KitView,
  '/public': PublicView,
  '/live': LiveView,
  '/call': CallView,
  '/call-states': CallStatesView,
}

const rootRoute = createRootRoute({ component: Outlet })
const routes = Object.entries(views).map(([path, component]) =>
  createRoute({ getParentRoute: () => rootRoute, path, component }),
)
const router = createRouter({ routeTree: rootRoute.addChildren(routes) })

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={createQueryClient()}>
      <UiProvider timeZone="America/Los_Angeles" country="US" locale="en-US">
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>,
  )
}
