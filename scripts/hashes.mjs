import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** One hash over the names and words of these files, in the order of their names. */
export function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of [...files].sort()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** Every file below a folder, as paths with forward slashes that begin with that folder. */
export function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => statSync(file).isFile())
}
