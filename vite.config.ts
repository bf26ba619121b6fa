import { defineConfig } from 'vite'
import { webBuild } from './scripts/web-build.ts'
import { chunks } from './scripts/web-chunks.ts'

/** The app's browser build. */
export default defineConfig(
  webBuild({
    input: ['index.html', 'spanish.ts'],
    manifest: '.vite/manifest.json',
    output: { codeSplitting: { groups: chunks } },
  }),
)
