import { readFileSync, writeFileSync } from 'node:fs'
import { screenSources } from './screen-sources.ts'

const noted = new URL('./looked-at.json', import.meta.url)

/** The pages that have changed since all their looks were last seen without a fault. */
export function changedScreens(): ReadonlySet<string> {
  const seen: Record<string, string> = JSON.parse(readFileSync(noted, 'utf8'))
  const changed = Object.entries(screenSources()).filter(([route, hash]) => seen[route] !== hash)
  return new Set(changed.map(([route]) => route))
}

/** `node tests/browser/screens/looked-at.ts`, after `npm run check:full` has found nothing: what is there now counts as seen. */
if (process.argv[1] === import.meta.filename)
  writeFileSync(noted, `${JSON.stringify(screenSources(), null, 2)}\n`)
