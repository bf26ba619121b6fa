import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readSource, type Source } from '../../../../tests/architecture/read-source.ts'

const sources = reach('src/app/web/door/main.tsx')
const reached = [...sources.keys()]

// Sabotage: in login-page.tsx import '#ui/link.tsx'.
test('the door is made without the libraries of the app', () => {
  const packages = [...sources.values()].flatMap(({ imports }) =>
    imports.flatMap(({ package: name, isType }) => (name && !isType ? name : [])),
  )
  const light = ['class-variance-authority', 'clsx', 'lucide-react', 'react', 'react-dom/client']
  expect([...new Set(packages)].sort()).toEqual(light)
})

// Sabotage: take a name out of a @source line of styles.css.
test('its style sheet knows every file that draws something', () => {
  const lines = [...textOf('src/app/web/door/styles.css').matchAll(/@source "([^"]+)"/g)]
  const known = lines.flatMap(([, pattern = '']) => globSync(resolve('src/app/web/door', pattern)))
  const drawing = reached.filter((file) => /className|cva\(|classNames\(/.test(textOf(file)))
  expect(drawing.length).toBeGreaterThan(20)
  const helpers = ['src/ui/class-names.ts']
  expect(drawing.filter((file) => !helpers.includes(file) && !known.includes(resolve(file)))).toEqual([])
})

// Sabotage: drop a line of door/spanish.ts.
test('its Spanish has the words of every place that it shows', () => {
  const places = reached.flatMap((file) =>
    [...textOf(file).matchAll(/defineWords\('([^']+)'/g)].map(([, place]) => place),
  )
  const spanish = [...textOf('src/app/web/door/spanish.ts').matchAll(/^ {2}'([^']+)':/gm)].map(
    ([, place]) => place,
  )
  expect(places.sort()).toEqual(spanish.sort())
})

/** A file with all that it loads at run time, parsed. */
function reach(file: string, found = new Map<string, Source>()): Map<string, Source> {
  const source = readSource(file, textOf(file))
  found.set(file, source)
  for (const { file: other, isType } of source.imports)
    if (other && !isType && /\.tsx?$/.test(other) && !found.has(other)) reach(other, found)
  return found
}

function textOf(file: string): string {
  return readFileSync(file, 'utf8')
}
