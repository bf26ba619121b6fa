import { expect, test } from 'vitest'
import { pastClock } from '#app/sample/past-clock.ts'
import { manualClock } from '#platform/clock.ts'

// Sabotage: in past-clock.ts, let `now` give the time it was set to.
test('a past clock goes on with the present one, and jumps where it is told to', () => {
  const present = manualClock('2026-11-17T18:00:00.000Z')
  const past = pastClock(present, new Date('2026-11-03T18:00:00.000Z'))
  expect(past.now().toISOString()).toBe('2026-11-03T18:00:00.000Z')
  present.advance(40)
  expect(past.now().toISOString()).toBe('2026-11-03T18:00:00.040Z')
  past.advance(1000)
  expect(past.now().toISOString()).toBe('2026-11-03T18:00:01.040Z')
  past.set(new Date('2026-11-05T09:00:00.000Z'))
  present.advance(5)
  expect(past.now().toISOString()).toBe('2026-11-05T09:00:00.005Z')
  expect(past.isSystem).toBe(false)
})
