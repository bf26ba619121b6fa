import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { extendTailwindMerge } from 'tailwind-merge'
import { describe, expect, test } from 'vitest'
import { classNames } from './class-names.ts'
import { mergeUtilities } from './merge-utilities.ts'
import { kindOf } from './utility-kind.ts'

/** The library that knows every utility there is; ours knows those we use, in a tenth of its size. */
const reference = extendTailwindMerge({
  cacheSize: 0,
  extend: {
    theme: {
      text: ['11', '12', '13', '14', '15', '16', '20', '24', '32', '44'],
      radius: ['mark', 'tag', 'control', 'card', 'sheet', 'full'],
    },
  },
})
/** Every utility that stands in our screens, with when it counts. */
const utilities = [...new Set(globSync('src/{ui,*/web}/**/*.{ts,tsx}').flatMap(wordsOf))].filter(
  // What the library does not know it keeps twice.
  (word) => reference(`${word} ${word}`) === word,
)

/** Without a condition such as `phone:`. */
function isPlain(utility: string): boolean {
  return !/^[\w[\]&>~*=-]+:|^\[|!$/.test(utility)
}

function wordsOf(file: string): string[] {
  if (/\.test\.|-words\.|utility-kind/.test(file)) return []
  const quoted = [...readFileSync(file, 'utf8').matchAll(/(['"`])((?:(?!\1)[^\n])*)\1/g)]
  const words = quoted.flatMap(([, , text = '']) => text.split(/\s+/))
  return words.filter((word) => /^[a-z[*-][\w[\]():/.%&>~*+,#'=!-]*$/i.test(word))
}

describe('class names', () => {
  test('a later utility wins over an earlier one of the same kind, on its own terms', () => {
    expect(classNames('px-3 text-13 phone:h-11', 'px-0', false, 'text-muted')).toBe(
      'text-13 phone:h-11 px-0 text-muted',
    )
    expect(classNames('ps-9 hover:px-3', 'px-3')).toBe('hover:px-3 px-3')
  })

  // Sabotage: take any line out of `shared` or `covered` in utility-kind.ts.
  test('each utility of our screens is of the kind that the library gives it', () => {
    const kinds = Map.groupBy(utilities.filter(isPlain), kindOf)
    expect(kinds.size).toBeGreaterThan(100)
    const neighbours = [...kinds.values()].flatMap((all) => all.slice(1).map((one, at) => [all[at], one]))
    const firsts = [...kinds.values()].flatMap(([one]) => one ?? [])
    const pairs = [...neighbours, ...firsts.flatMap((one) => firsts.map((other) => [other, one]))]
    const names = pairs.map((pair) => pair.join(' '))
    expect(names.filter((pair) => mergeUtilities(pair) !== reference(pair))).toEqual([])
  })

  test('and judged so in any order, under any condition', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(utilities, { minLength: 2, maxLength: 30 }), (some) => {
        expect(mergeUtilities(some.join(' '))).toBe(reference(some))
      }),
    )
  })
})
