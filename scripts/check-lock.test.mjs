import { expect, test } from 'vitest'
import { problemsOfLock, readLock } from './check-lock.mjs'

const sound = {
  packages: {
    '': { dependencies: { tool: '1.0.0' } },
    'node_modules/tool': { integrity: 'sha512-a', optionalDependencies: { 'tool-linux': '1.0.0' } },
    'node_modules/tool-linux': { integrity: 'sha512-b', optional: true },
  },
}

test('our own lock file is sound', () => {
  expect(problemsOfLock(readLock())).toEqual([])
})

test('a lock file that names all it may need is fine', () => {
  expect(problemsOfLock(sound)).toEqual([])
})

// Sabotage: in problemsOfLock, take every name as listed.
test('a missing package of another platform is found', () => {
  const { 'node_modules/tool-linux': _gone, ...packages } = sound.packages
  expect(problemsOfLock({ packages })).toEqual([expect.stringContaining('may need tool-linux')])
})

test('a package without a checksum, or with the address it came from, is found', () => {
  const entry = { resolved: 'somewhere' }
  expect(problemsOfLock({ packages: { 'node_modules/tool': entry } })).toEqual([
    expect.stringContaining('has no checksum'),
    expect.stringContaining('names a registry'),
  ])
})
