import { fileURLToPath } from 'node:url'

// Which file of the app's build each module goes into. The bundler by itself would make dozens of a few hundred bytes.

const fromHere = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null
}

const isIconIndex = (id: string) => /\/lucide-react\.m?js$/.test(id)

/** The files of the icons that a module draws; through their index it would need all that there are. */
function iconsIn(code: string, index: { id: string; code: string }): string[] {
  const taken = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)]
  const names = taken.flatMap(([, list = '']) => list.split(',').map((one) => one.trim().split(' ')[0] ?? ''))
  const lines = index.code.split('\n')
  return names.flatMap((name) => {
    const line = lines.find((one) => new RegExp(`\\bdefault as ${name}\\b`).test(one))
    const file = /from\s*["']\.\/([^"']+)["']/.exec(line ?? '')?.[1]
    return file ? [index.id.replace(/[^/]+$/, file)] : []
  })
}

/** All that some modules need at once: themselves, and what they import. */
function closure(files: readonly string[]) {
  let found: Set<string> | undefined
  return (id: string, modules: Modules): boolean => {
    if (found) return found.has(id)
    const all = new Set<string>()
    const walk = (one: string) => {
      if (all.has(one) || isIconIndex(one)) return
      all.add(one)
      const { importedIds = [], code = null } = modules.getModuleInfo(one) ?? {}
      for (const imported of importedIds) walk(imported)
      const index = importedIds.find(isIconIndex)
      const icons = index ? { id: index, code: modules.getModuleInfo(index)?.code ?? '' } : undefined
      if (icons) for (const icon of iconsIn(code ?? '', icons)) walk(icon)
    }
    for (const file of files) walk(fromHere(file))
    found = all
    return all.has(id)
  }
}

/** Whether the very first script, or the frame around the pages, needs a module: it must not be drawn into what only pages load. */
const isFirst = closure(['src/app/web/main.tsx', 'src/app/web/signed-in-layout.tsx'])

const forPages = (name: string) => (id: string, modules: Modules) => (isFirst(id, modules) ? null : name)
const alone = { includeDependenciesRecursively: false }

// Few files on the first load: what the frame needs in one, forms apart; and of what several pages share one for talks and
// one for the rest, instead of dozens of a few hundred bytes. What opens over pages comes after them
// (`src/ui/late-part.ts`), so its libraries stand in no group.
export const chunks = [
  {
    name: 'forms',
    test: /node_modules[\\/]react-hook-form|src[\\/]ui[\\/]use-problem-errors/,
    priority: 3,
    ...alone,
  },
  {
    name: (id: string, modules: Modules) => (isFirst(id, modules) ? 'kit' : null),
    debugName: 'kit',
    test: /^(?!.*\.es\.ts$)/,
    priority: 2,
    ...alone,
  },
  {
    name: forPages('parts'),
    test: /src[\\/](ui[\\/](?!use-problem-errors|use-chip|chip-(?!style)|sound[\\/])|(bots|contacts|conversations|booking|kit|values)[\\/]|[a-z]+[\\/]web[\\/](queries|use-call-clock|use-hash-focus|use-live-profile|(call-ending|contacts|source|bots|phone-in)-words)\.)|node_modules[\\/](lucide-react|@tanstack|@orpc|@date-fns[\\/]tz)/,
    minShareCount: 2,
    priority: 1,
    ...alone,
  },
  {
    name: forPages('inbox'),
    test: /src[\\/]desk[\\/]web[\\/](inbox-|use-inbox|use-day-name|conversation-states|panels-skeleton|use-has-context|use-conversation|talk-words)/,
    minShareCount: 2,
    priority: 1,
    ...alone,
  },
  {
    name: forPages('talk'),
    test: /src[\\/](desk[\\/]web|ui[\\/]sound)[\\/]/,
    minShareCount: 3,
    priority: 0,
    ...alone,
  },
]
