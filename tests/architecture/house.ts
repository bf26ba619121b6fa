import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { readSource, type Source } from './read-source.ts'

/** The repository as the rules see it: every file by its path, and the parsed sources of `src/`. */
export type House = {
  files: ReadonlyMap<string, string>
  sources: readonly Source[]
}

/** A rule gives one sentence for each thing that is wrong; each says what to do. */
export type Rule = (house: House) => string[]

const folders = ['src', 'tests', 'docs', 'bench', 'scripts', '.ci']
const readable = /\.(ts|tsx|mjs|js|json|md|css|html|sql|svg|sh|txt)$|(^|\/)(LICENSE|SHA256SUMS|run)$/

/** Reads the repository that lies in `root`. */
export function readHouse(root: string): House {
  const names = folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .concat(readdirSync(root))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => statSync(path.join(root, name), { throwIfNoEntry: false })?.isFile())
  const textOf = (name: string) => (readable.test(name) ? readFileSync(path.join(root, name), 'utf8') : '')
  return houseOf(Object.fromEntries(names.map((name) => [name, textOf(name)])))
}

/** A house out of nothing but words, for the proof that each rule can fail. */
export function houseOf(files: Record<string, string>): House {
  const sources = Object.entries(files)
    .filter(([name]) => /^src\/.+\.tsx?$/.test(name))
    .map(([name, text]) => readSource(name, text))
  return { files: new Map(Object.entries(files)), sources }
}
