import { createHash } from 'node:crypto'
import type { Rule } from '../house.ts'

const mostReadmeLines = 20

/** Each room says on at most twenty lines what it owns. */
export const roomReadmes: Rule = ({ files, sources }) => {
  const rooms = new Set(sources.map(({ room, path }) => (path.split('/').length > 2 ? room : '')))
  rooms.delete('')
  return [...rooms].flatMap((room) => {
    const file = `src/${room}/README.md`
    const text = files.get(file)
    if (text === undefined)
      return [`${file} is missing: say what the room owns, its words, and what it may touch`]
    const lines = text.trimEnd().split('\n').length
    return lines > mostReadmeLines ? [`${file} has ${lines} lines: keep it to ${mostReadmeLines}`] : []
  })
}

/** No file that only hands on others; a vendor's index.ts is where its parts are joined. */
export const noBarrels: Rule = ({ files }) =>
  [...files.keys()]
    .filter(
      (file) => /^src\/.*(^|\/)index\.tsx?$/.test(file) && !/^src\/providers\/[^/]+\/index\.ts$/.test(file),
    )
    .map((file) => `${file}: name the file after what it exports, and import that file`)

const quotedPath = /`((?:src|docs|tests|bench|scripts)\/[\w./@-]*[\w/])`/g
const papers = /^(docs\/[^/]+\.md|[A-Z]+\.md|src\/[^/]+\/README\.md)$/

/** A path quoted in the documents leads somewhere. */
export const quotedPathsExist: Rule = ({ files }) => {
  const names = [...files.keys()]
  const exists = (quoted: string) => {
    const bare = quoted.replace(/\/$/, '')
    return files.has(bare) || names.some((name) => name.startsWith(`${bare}/`))
  }
  return [...files]
    .filter(([file]) => papers.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(quotedPath)]
        .map(([, quoted = '']) => quoted)
        .filter((quoted) => !exists(quoted))
        .map((quoted) => `${file} names ${quoted}, which is not there: correct the path or the sentence`),
    )
}

const heldOut = 'bench/held-out/'
const sumsFile = `${heldOut}SHA256SUMS`

/** The sets we are judged by are those that were frozen, to the byte. */
export const heldOutFrozen: Rule = ({ files }) => {
  const sets = [...files].filter(([file]) => file.startsWith(heldOut) && file.endsWith('.json'))
  const listed = new Map(
    (files.get(sumsFile) ?? '').split('\n').flatMap((line): [string, string][] => {
      const [sum, name] = line.trim().split(/\s+\*?/)
      return sum && name ? [[`${heldOut}${name.replace(/^.*\//, '')}`, sum]] : []
    }),
  )
  const lost = [...listed.keys()]
    .filter((file) => !files.has(file))
    .map((file) => `${file} is listed in ${sumsFile} and gone: bring it back`)
  const changed = sets.flatMap(([file, text]) => {
    const sum = listed.get(file)
    if (sum === undefined)
      return [`${file} is not listed in ${sumsFile}: freeze it there when it is made, not later`]
    const isSame = createHash('sha256').update(text).digest('hex') === sum
    return isSame ? [] : [`${file} was changed after it was frozen: put the frozen one back`]
  })
  return [...lost, ...changed]
}
