import { expect, test } from 'vitest'
import { readLock } from './check-lock.mjs'
import { problemsOfLicences } from './licences.mjs'

const lockWith = (name, license) => ({ packages: { '': {}, [`node_modules/${name}`]: { license } } })

test('every package of our own lock file may be used', () => {
  expect(problemsOfLicences(readLock())).toEqual([])
})

test.each([
  ['a', 'MIT'],
  ['a', '(GPL-3.0 OR MIT)'],
  ['a', 'MIT AND ISC'],
  ['lightningcss-linux-x64-gnu', 'MPL-2.0'],
])('%s under %s is fine', (name, licence) => {
  expect(problemsOfLicences(lockWith(name, licence))).toEqual([])
})

// Sabotage: in isAllowed, return true.
test.each([
  ['a', 'GPL-3.0'],
  ['a', 'AGPL-3.0-only'],
  ['a', 'MIT AND GPL-2.0'],
  ['a', 'MPL-2.0'],
  ['a', 'SEE LICENSE IN LICENSE'],
  ['a', undefined],
])('%s under %s is refused', (name, licence) => {
  expect(problemsOfLicences(lockWith(name, licence))).toEqual([expect.stringContaining('is not on the list')])
})
