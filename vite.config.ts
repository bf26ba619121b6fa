import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

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
  },
})
