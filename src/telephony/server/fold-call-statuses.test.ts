import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldCallStatuses, type ToldCallStatus } from '#telephony/server/fold-call-statuses.ts'

const words = [
  'queued',
  'initiated',
  'ringing',
  'in-progress',
  'completed',
  'busy',
  'failed',
  'no-answer',
  'canceled',
]
const perhaps = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const status: fc.Arbitrary<Omit<ToldCallStatus, 'key'>> = fc.record({
  sequence: perhaps(fc.integer({ min: 0, max: 6 })),
  status: fc.constantFrom(...words),
  at: fc.integer({ min: 0, max: 100 }).map((seconds) => new Date(seconds * 1000)),
  durationSeconds: perhaps(fc.integer({ min: 0, max: 100 })),
  answeredBy: perhaps(fc.constantFrom('human', 'machine_start', 'machine_end_beep', 'fax', 'unknown')),
  sipCode: perhaps(fc.constantFrom(180, 200, 404, 486)),
  errorCode: perhaps(fc.constantFrom(13224, 10004)),
})
const course = fc
  .array(status, { maxLength: 8 })
  .map((all) => all.map((one, index): ToldCallStatus => ({ ...one, key: `k${index}` })))

describe('what was told of a call, as one', () => {
  // Sabotage: in lastFirst, leave the key out; or sort by nothing.
  it('is the same in whatever order it came', () => {
    const orders = course.chain((told) =>
      fc.tuple(fc.constant(told), fc.shuffledSubarray(told, { minLength: told.length })),
    )
    fc.assert(
      fc.property(orders, ([told, shuffled]) => {
        expect(foldCallStatuses(shuffled)).toEqual(foldCallStatuses(told))
      }),
      { numRuns: 1000 },
    )
  })

  it('has ended once an end was told, and is never brought back by more', () => {
    fc.assert(
      fc.property(course, status, (told, more) => {
        const before = foldCallStatuses(told)
        const after = foldCallStatuses([...told, { ...more, key: 'more' }])
        expect(after?.rank ?? -1).toBeGreaterThanOrEqual(before?.rank ?? -1)
        if (before?.endedAt) expect(after?.endedAt).not.toBeNull()
      }),
      { numRuns: 500 },
    )
  })

  it('was answered when the carrier counted it, not when it told who had', () => {
    const plain = { durationSeconds: null, sipCode: null, errorCode: null, status: 'in-progress' }
    const counted = { ...plain, key: '2', sequence: 2, at: new Date(3000), answeredBy: null }
    const who = { ...plain, key: 'human', sequence: null, at: new Date(9000), answeredBy: 'human' }
    expect(foldCallStatuses([who])).toMatchObject({ answeredAt: null, answeredBy: 'human' })
    expect(foldCallStatuses([who, counted])).toMatchObject({
      answeredAt: new Date(3000),
      answeredBy: 'human',
    })
  })
})
