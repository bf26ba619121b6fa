import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// Few files on the first load: what every page needs in two, forms and sound apart, icons with the kit.
const chunks = [
  { name: 'forms', test: /node_modules[\\/]react-hook-form/, priority: 2 },
  {
    name: 'frame',
    test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|@tanstack|@orpc)[\\/]/,
    priority: 3,
  },
  {
    name: 'kit',
    test: /src[\\/]ui[\\/](?!use-problem-errors|sound[\\/])|node_modules[\\/](@base-ui|lucide-react|clsx|tailwind-merge)/,
    priority: 1,
  },
]

/** The app's browser build. Assets carry their hash and nothing is inlined, so `script-src 'self'` holds. */
export default defineConfig({
  root: fromHere('./src/app/web'),
  plugins: [react(), tailwindcss()],
  server: { fs: { allow: [fromHere('.')] } },
  build: {
    outDir: fromHere('./dist/web'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
})
