import './gallery.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '#ui/query-client.ts'
import { UiProvider } from '#ui/ui-provider.tsx'
import { CallStatesView } from './call-states-view.tsx'
import { CallView } from './call-view.tsx'
import { DetailView } from './detail-view.tsx'
import { FormView } from './form-view.tsx'
import { HomeView } from './home-view.tsx'
import { ListView } from './list-view.tsx'
import { LiveView } from './live-view.tsx'
import { PublicView } from './public-view.tsx'
import { SoundView } from './sound-view.tsx'
import { StatesView } from './states-view.tsx'

const views = {
  '/': HomeView,
  '/list': ListView,
  '/detail': DetailView,
  '/form': FormView,
  '/states': StatesView,
  '/public': PublicView,
  '/live': LiveView,
  '/sound': SoundView,
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
