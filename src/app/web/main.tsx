import './fetch-letters.ts'
import '#ui/styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '#ui/query-client.ts'
import { leaveWhenSignedOut } from './leave-when-signed-out.ts'
import { reloadWhenBroughtBack } from './reload-when-brought-back.ts'
import { createAppRouter } from './router.tsx'
import { startPageCode } from './start-page-code.ts'

reloadWhenBroughtBack()
const queryClient = createQueryClient()
const router = createAppRouter(queryClient)
leaveWhenSignedOut(queryClient)
startPageCode(router)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
