import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('../../../src/', import.meta.url))
const routes = 'app/web/routes.tsx'
/** The pages at the door are one document. */
const door = 'app/web/door/main.tsx'

/**
 * What each page is drawn by, as one hash: its files and those of rooms that they draw with; and the kit, which has looks
 * of its own, as another.
 */
export function screenSources(): Record<string, string> {
  const table = readFileSync(source + routes, 'utf8')
  const pages = [...table.matchAll(/path: '([^']+)'[^}]*?import\('#([^']+)'\)/g)]
  const hashes = pages.map(([, route = '', file = '']) => [route, hashOf(file)] as const)
  return Object.fromEntries(
    [...hashes, ['door', hashOf(door)] as const, ['kit', hashOfFiles(kitFiles())] as const].sort(
      ([one], [other]) => (one < other ? -1 : 1),
    ),
  )
}

function hashOf(file: string): string {
  const files = new Set<string>()
  const walk = (one: string) => {
    if (files.has(one) || !existsSync(source + one)) return
    files.add(one)
    for (const imported of importsOf(one)) walk(imported)
  }
  walk(file)
  return hashOfFiles([...files])
}

function kitFiles(): string[] {
  const files = globSync(['ui/**/*.{ts,tsx,css}', 'admin/web/kit/**/*.{ts,tsx}'], { cwd: source })
  return files.filter((file) => !/\.test\.tsx?$/.test(file))
}

function hashOfFiles(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const one of [...files].sort()) hash.update(one).update(readFileSync(source + one))
  return hash.digest('hex').slice(0, 16)
}

/** Beside it, or of another room's screens. */
function importsOf(file: string): string[] {
  const text = readFileSync(source + file, 'utf8')
  return [...text.matchAll(/(?:from|import\()\s*'(\.\.?\/|#)([^']+)'/g)].flatMap(
    ([, lead = '', path = '']) => {
      if (lead === '#') return /\/web\//.test(path) ? [path] : []
      return [new URL(`${lead}${path}`, `file:///${dirname(file)}/`).pathname.slice(1)]
    },
  )
}
