import type { Rule } from '../house.ts'

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }

/** Every package that is imported is one we ask for, and what is shipped needs no development package. */
export const packagesAreDeclared: Rule = ({ files, sources }) => {
  const manifest = JSON.parse(files.get('package.json') ?? '{}') as Manifest
  return sources.flatMap(({ path, isTest, imports }) =>
    imports.flatMap(({ package: specifier, line, isType }) => {
      if (specifier === undefined || specifier.startsWith('node:')) return []
      const name = specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/')
      if (manifest.dependencies?.[name]) return []
      const isForNow = isTest || isType || path.startsWith('src/carrier-emulator/')
      if (manifest.devDependencies?.[name] || manifest.devDependencies?.[`@types/${name}`]) {
        return isForNow
          ? []
          : [`${path}:${line} imports ${name}: it is a development package; move it to dependencies`]
      }
      return [
        `${path}:${line} imports ${name}, which package.json does not name: add it with its exact version`,
      ]
    }),
  )
}
