import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/**
 * The optional packages of other platforms that the lock file does not list; with one missing,
 * `npm ci` fails there. Also every entry without a checksum, and every one that names a registry.
 */
export function problemsOfLock(lock) {
  const places = Object.keys(lock.packages)
  const problems = []
  for (const [place, entry] of Object.entries(lock.packages)) {
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      const isListed = places.some(
        (other) => other === `node_modules/${name}` || other.endsWith(`/node_modules/${name}`),
      )
      if (!isListed)
        problems.push(
          `${place || 'the project'} may need ${name}, which has no entry: remove node_modules and the lock file, then npm install`,
        )
    }
    if (place === '' || entry.link) continue
    if (entry.integrity === undefined) problems.push(`${place} has no checksum: run npm install again`)
    if (entry.resolved !== undefined)
      problems.push(
        `${place} names a registry: keep omit-lockfile-registry-resolved=true in .npmrc and run npm install again`,
      )
  }
  return problems
}

export function readLock() {
  return JSON.parse(readFileSync('package-lock.json', 'utf8'))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = problemsOfLock(readLock())
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}
