import type { House, Rule } from '../house.ts'
import type { Found, Source } from '../read-source.ts'

/** Settings come from one file; nothing else asks the environment. */
export const environmentInOnePlace: Rule = (house) =>
  foundIn(house, 'environmentReads', ({ path }) => path !== 'src/platform/config.ts').map(
    (place) => `${place} reads process.env: add the setting to src/platform/config.ts and take it from there`,
  )

export const noAny: Rule = (house) =>
  foundIn(house, 'anys').map((place) => `${place} says any: name the shape, or take unknown and look at it`)

export const namedExports: Rule = (house) =>
  foundIn(house, 'defaultExports').map((place) => `${place} has a default export: give it a name`)

const pureFolders = /^src\/(dialogue|values|[a-z-]+\/engine)\//
const isPure = ({ path, isTest }: Source) => pureFolders.test(path) && !isTest

/** The engine has no clock, no chance, no database and no network: the same words in give the same words out. */
export const pureEngine: Rule = (house) => {
  const calls = foundIn(house, 'impureCalls', isPure).map(
    (place) => `${place}: the engine is pure; pass the value in`,
  )
  const imports = house.sources.filter(isPure).flatMap(({ path, imports }) =>
    imports
      .filter(
        // A type is gone before the engine runs.
        ({ specifier, file = '', isType }) =>
          !isType && (specifier.startsWith('node:') || /^src\/platform\/|\/server\//.test(file)),
      )
      .map(
        ({ specifier, line }) =>
          `${path}:${line} imports ${specifier}: the engine is pure; pass what it needs in`,
      ),
  )
  return [...calls, ...imports]
}

// Put together here, so that this file is not its own first finding.
const leftovers = new RegExp(
  `\\b(${['TO', 'FIX'].map((start, index) => start + ['DO', 'ME'][index]).join('|')})\\b`,
)
const silenced = new RegExp(`@ts-(${['ignore', 'nocheck'].join('|')})`)
const machinePath = /(^|[\s"'`(=:])\/(work|root|home|Users|tmp)\/[\w.-]+/

/** Nothing half done, nothing silenced, and no path of one person's machine. */
export const cleanText: Rule = ({ files }) =>
  [...files].flatMap(([file, text]) => {
    if (/^(bench\/held-out\/|package-lock\.json|LICENSE)/.test(file)) return []
    return text.split('\n').flatMap((line, index) => {
      const place = `${file}:${index + 1}`
      if (leftovers.test(line))
        return [`${place} leaves work for later: do it, or write it into docs/roadmap.md`]
      if (silenced.test(line)) return [`${place} silences the compiler: give it the right type`]
      if (machinePath.test(line)) return [`${place} names a folder of one machine: work it out at run time`]
      return []
    })
  })

type FoundKind = 'environmentReads' | 'anys' | 'defaultExports' | 'impureCalls'

function foundIn(
  { sources }: House,
  kind: FoundKind,
  isMeant: (source: Source) => boolean = () => true,
): string[] {
  const place = (source: Source) => (found: Found) => `${source.path}:${found.line} (${found.word})`
  return sources.filter(isMeant).flatMap((source) => source[kind].map(place(source)))
}
