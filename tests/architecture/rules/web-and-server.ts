import type { House, Rule } from '../house.ts'
import type { Import, Source } from '../read-source.ts'

const serverPackages =
  /^(node:|@?fastify(\/|$)|@fastify\/|pg(\/|$)|pg-boss|@electric-sql\/|drizzle-orm|pino|twilio|nodemailer|prom-client|ws(\/|$)|@orpc\/(server|openapi)(\/|$)|lru-cache|better-auth(?!\/(client|react))|@better-auth\/(?!.*\/client$))/
const webPackages =
  /^(react|react-dom|react-hook-form|class-variance-authority|clsx|tailwind-merge|lucide-react|tailwindcss|@base-ui\/react|@tanstack\/react-[a-z]+|@xyflow\/react|@fontsource.*|@orpc\/tanstack-query|codemirror)(\/|$)/

/** What a browser loads never reaches server code, of its own room or another. */
export const webStaysWeb: Rule = (house) =>
  importsOfCode(house, 'web').flatMap(([source, { file = '', line, isType }]) => {
    const [, other = '', part = ''] = file.split('/')
    const where = `${source.path}:${line} imports ${file}`
    if (!file.startsWith('src/')) return []
    if (part === 'server' || file.includes('/server/')) {
      return [`${where}: a screen never reaches server code; ask through the contract`]
    }
    if (other === source.room || ['ui', 'kit'].includes(other) || part === 'web') return []
    if (part !== 'contract.ts')
      return [`${where}: a screen sees of another room only its contract.ts and its web/ pieces`]
    return isType ? [] : [`${where}: use "import type", the contract's code stays out of the browser`]
  })

/** Server packages stay out of the browser, browser packages out of the server, and contracts free of both. */
export const packagesOnTheirSide: Rule = (house) => {
  const sides = [
    {
      side: 'web',
      refused: [serverPackages],
      says: 'is a package of the server; the browser cannot load it',
    },
    {
      side: 'server',
      refused: [webPackages],
      says: 'is a package of the browser; keep it in web/ or src/ui',
    },
    {
      side: 'both',
      refused: [serverPackages, webPackages],
      says: 'works on one side only, and this file is used on both',
    },
  ] as const
  return sides.flatMap(({ side, refused, says }) =>
    importsOfCode(house, side).flatMap(([{ path }, { package: name, line }]) =>
      name !== undefined && refused.some((pattern) => pattern.test(name))
        ? [`${path}:${line} imports ${name}: it ${says}`]
        : [],
    ),
  )
}

/** Node runs .ts files and no .tsx, so server code must never import one. */
export const serverWithoutTsx: Rule = (house) =>
  importsOfCode(house, 'server').flatMap(([{ path }, { file = '', line }]) =>
    file.endsWith('.tsx')
      ? [`${path}:${line} imports ${file}: the server cannot run .tsx; take the plain part into a .ts file`]
      : [],
  )

function importsOfCode(house: House, side: Source['side']): [Source, Import][] {
  return house.sources
    .filter((source) => source.side === side && !source.isTest)
    .flatMap((source) => source.imports.map((imported): [Source, Import] => [source, imported]))
}
