import { expect, test } from 'vitest'
import { pageRoutes } from '#app/web/routes.tsx'
import { screenSources } from './screen-sources.ts'

// Sabotage: in screen-sources.ts, look for `path: "` in the table.
test('every page has its sources, and the kit has, no two the same', () => {
  const sources = screenSources()
  expect(Object.keys(sources).sort()).toEqual(['door', 'kit', ...pageRoutes.map(({ path }) => path)].sort())
  expect(new Set(Object.values(sources)).size).toBe(pageRoutes.length + 2)
})
