import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import './spanish.ts'

/** Every place whose words are defined somewhere in the screens. */
const places = globSync('src/**/*-words.ts{,x}').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/defineWords\('([^']+)'/g)].map((found) => found[1] ?? ''),
)
/** Said at the door alone, which has a script of Spanish words of its own. */
const doorAlone = ['app/door', 'onboarding/install']
const spanish = globalThis.parleyWords ?? {}
globalThis.parleyWords = undefined

// Sabotage: drop a line of spanish.ts.
test('every place that has words has them in Spanish, and is named once', () => {
  expect(places.length).toBeGreaterThan(0)
  const inApp = places.filter((place) => !doorAlone.includes(place))
  expect(inApp.sort()).toEqual(Object.keys(spanish).sort())
})

// Sabotage: leave one sentence of a translation empty.
test('no Spanish sentence is empty', () => {
  const empty = (words: object, at: string): string[] =>
    Object.entries(words).flatMap(([key, said]) => {
      if (typeof said === 'string') return said.trim() === '' ? [`${at}.${key}`] : []
      return typeof said === 'object' && said !== null ? empty(said, `${at}.${key}`) : []
    })
  expect(empty(spanish, '')).toEqual([])
})

// What the screens share is bundled with words, and those would be read before the Spanish ones are there.
// Sabotage: import '#ui/plural.ts' in a translation.
test('translations load only translations', () => {
  const loaded = globSync('src/**/*.es.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^import (?!type)[^']*'([^']+)'/gm)].map(
      (found) => found[1] ?? '',
    ),
  )
  const others = loaded.filter((path) => !path.endsWith('.es.ts'))
  expect(others).toEqual([])
  expect(readFileSync('scripts/web-chunks.ts', 'utf8')).toContain(String.raw`(?!.*\.es\.ts$)`)
})
