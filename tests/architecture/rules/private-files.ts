import { basename } from 'node:path'
import type { Rule } from '../house.ts'

/** store, routes, policy and tables stay inside their room. */
export const privateFiles: Rule = ({ sources }) =>
  sources.flatMap((source) =>
    source.imports.flatMap(({ file, line }) => {
      const other = file?.split('/')[1]
      if (file === undefined || other === source.room || !file.startsWith('src/')) return []
      const [name = ''] = basename(file).split('.')
      const where = `${source.path}:${line} imports ${file}`
      if (['store', 'policy'].includes(name)) return [`${where}: call a verb of ${other} instead, or add one`]
      // Someone must hang the routes into the server, and that is app's only work.
      if (name === 'routes' && source.room !== 'app')
        return [`${where}: only src/app joins routes; call a verb of ${other}`]
      if (name === 'tables' && !maySeeTables(source.path)) {
        return [
          `${where}: only another tables.ts (for foreign keys), src/app/schema.ts and admin see tables; call a verb of ${other}`,
        ]
      }
      return []
    }),
  )

function maySeeTables(file: string): boolean {
  return basename(file) === 'tables.ts' || file === 'src/app/schema.ts' || file.startsWith('src/admin/')
}
