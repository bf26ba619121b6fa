import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findAddresses } from './find-addresses.ts'
import { findCorrections } from './find-corrections.ts'
import { findDurations } from './find-durations.ts'
import { findEmails } from './find-emails.ts'
import { findMoney } from './find-money.ts'
import { findNames } from './find-names.ts'
import { findNumbers } from './find-numbers.ts'
import { findOrdinals } from './find-ordinals.ts'
import { findPhones } from './find-phones.ts'
import { findWhen } from './find-when.ts'
import { normaliseSpoken } from './normalise-spoken.ts'
import { readAnswer } from './read-answer.ts'
import type { Found } from './types.ts'

const here = { now: new Date('2026-11-23T15:10:00Z'), timeZone: 'America/New_York' }
const readers: Record<string, (text: string) => Found<unknown>[]> = {
  when: (text) => findWhen(text, here, { isAsked: true }),
  names: (text) => findNames(text, { isAsked: true }),
  addresses: (text) => findAddresses(text, { isAsked: true }),
  phones: findPhones,
  emails: findEmails,
  numbers: findNumbers,
  ordinals: findOrdinals,
  money: findMoney,
  durations: findDurations,
  corrections: findCorrections,
}

const words =
  `monday the 3rd at 2 to four not or and between week of december 12 / 3 : 30 pm jo fields @ dot com at elm st
  five oh double hundred thousand first second last in an hour from . , - # $ my name is it's ünïcode 😀 İ ﷽ half past
  actually no sorry make it next this weekend noon until by after 503 555 0142 apt portland or 97201`.split(
    /\s+/,
  )
const phraseLike = fc
  .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(' ', ' ', '', ', ')), { maxLength: 40 })
  .map((pairs) => pairs.flat().join(''))
const anyText = fc.oneof(
  phraseLike,
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme' }),
)

// Sabotage: in tokens.ts make foundAt slice from `start + 1`.
it.each(Object.entries(readers))(
  '%s: every found text stands at its span, in order, apart from the others',
  (_, read) => {
    fc.assert(
      fc.property(anyText, (text) => {
        let end = 0
        for (const found of read(text)) {
          expect(text.slice(found.span.start, found.span.end)).toBe(found.text)
          expect(found.span.start).toBeGreaterThanOrEqual(end)
          expect(found.text).not.toBe('')
          expect(found.confidence).toBeGreaterThan(0)
          expect(found.confidence).toBeLessThanOrEqual(1)
          end = found.span.end
        }
        expect(read(text)).toEqual(read(text))
      }),
      { numRuns: 300 },
    )
  },
)

// A reader that looks back over the whole text at every token would take minutes here.
it('reads texts of 10,000 signs in time that grows with their length only', () => {
  const blocks = [
    'monday or tuesday ',
    'at 2 ',
    'five oh ',
    'jo ',
    '12 elm ',
    'a@',
    'not ',
    '- ',
    '1/',
    'j.',
    '((((',
    'the ',
    'no, ',
  ]
  for (const block of blocks) {
    const text = block.repeat(Math.ceil(10_000 / block.length)).slice(0, 10_000)
    for (const [kind, read] of Object.entries(readers)) {
      const started = performance.now()
      read(text)
      expect(performance.now() - started, `${kind} of ${block}`).toBeLessThan(1500)
    }
    normaliseSpoken(text)
    readAnswer(text)
  }
})

it('never finds a time that is over', () => {
  fc.assert(
    fc.property(
      phraseLike,
      fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }),
      (text, now) => {
        for (const { value } of findWhen(text, { now, timeZone: 'America/New_York' })) {
          const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(now)
          if (value.days) expect(value.days.from >= today && value.days.to >= value.days.from).toBe(true)
          if (value.times) expect(value.times.to >= value.times.from && value.times.to <= '24:00').toBe(true)
        }
      },
    ),
  )
})
