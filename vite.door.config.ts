import { defineConfig } from 'vite'
import { webBuild } from './scripts/web-build.ts'

/** The build of the pages at the door: one script that shares nothing with the app's. */
export default defineConfig(
  webBuild({ input: ['door.html', 'door/spanish.ts'], manifest: '.vite/door.json' }),
)
