import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'

const fromHere = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

interface Build {
  /** Documents and scripts below `src/app/web`. */
  input: readonly string[]
  /** Where it says which file became which, below `dist/web`. */
  manifest: string
  output?: object
}

/**
 * One of our browser builds. Assets carry their hash and nothing is inlined, so `script-src 'self'` holds. All go into
 * one folder, which `scripts/build.mjs` empties: a font of two builds is then one file to the browser.
 */
export function webBuild({ input, manifest, output }: Build): UserConfig {
  return {
    root: fromHere('src/app/web'),
    plugins: [react(), tailwindcss()],
    server: { fs: { allow: [fromHere('.')] } },
    build: {
      outDir: fromHere('dist/web'),
      emptyOutDir: false,
      manifest,
      assetsInlineLimit: 0,
      target: 'es2022',
      cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { input: input.map((file) => fromHere(`src/app/web/${file}`)), output },
    },
  }
}
