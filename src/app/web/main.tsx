import '#ui/styles.css'
import { createRoot } from 'react-dom/client'
import { PublicShell } from '#ui/public-shell.tsx'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <PublicShell title="Parley">
      <p className="text-14 text-muted">The screens are joined here.</p>
    </PublicShell>,
  )
}
