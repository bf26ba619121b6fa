import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBreaker } from '#completions/server/breaker.ts'
import { manualClock } from '#platform/clock.ts'

const start = '2026-11-17T18:00:00.000Z'

test('two failures are borne, an answer wipes them away', () => {
  const breaker = createBreaker(manualClock(start))
  for (const _ of [1, 2]) breaker.failed('one')
  expect(breaker.admits('one')).toBe(true)
  breaker.answered('one')
  for (const _ of [1, 2]) breaker.failed('one')
  expect(breaker.admits('one')).toBe(true)
  breaker.failed('one')
  expect([breaker.admits('one'), breaker.admits('other')]).toEqual([false, true])
})

test('who runs the instance can see whose last answer failed', () => {
  const breaker = createBreaker(manualClock(start))
  breaker.failed('one', { error: 'http 500' })
  breaker.failed('one', { error: 'http 401' })
  expect(breaker.failing()).toEqual([{ provider: 'one', error: 'http 401' }])
  breaker.answered('one')
  expect(breaker.failing()).toEqual([])
})

test('after the pause one call tries it, and a cancelled trial leaves the place free', () => {
  const clock = manualClock(start)
  const breaker = createBreaker(clock)
  for (const _ of [1, 2, 3]) breaker.failed('one')
  clock.advance(30_000)
  // Sabotage: forget the trial under way.
  expect([breaker.admits('one'), breaker.admits('one')]).toEqual([true, false])
  breaker.released('one')
  expect(breaker.admits('one')).toBe(true)
  breaker.failed('one')
  expect(breaker.admits('one')).toBe(false)
})

test('whatever happens, nobody is put aside before three failures or for longer than five minutes', () => {
  const step = fc.oneof(
    fc.constantFrom('failed' as const, 'answered' as const, 'released' as const, 'admits' as const),
    fc.integer({ min: 0, max: 40_000 }),
    fc.record({ retryAfterMs: fc.integer({ min: 0, max: 300_000 }) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const clock = manualClock(start)
      const breaker = createBreaker(clock)
      let inRow = 0
      for (const one of steps) {
        if (typeof one === 'number') clock.advance(one)
        else if (typeof one === 'object') {
          breaker.failed('one', one)
          inRow += 3
        } else if (one === 'admits') {
          if (inRow < 3) expect(breaker.admits('one')).toBe(true)
          else breaker.admits('one')
        } else {
          breaker[one]('one')
          inRow = one === 'failed' ? inRow + 1 : one === 'answered' ? 0 : inRow
        }
      }
      clock.advance(300_000)
      expect(breaker.admits('one')).toBe(true)
    }),
  )
})
