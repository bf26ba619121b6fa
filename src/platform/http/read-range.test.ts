import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRange } from '#platform/http/read-range.ts'

describe('a range of bytes', () => {
  it.each<[string | undefined, object]>([
    [undefined, { kind: 'whole' }],
    ['', { kind: 'whole' }],
    ['bytes=0-9', { kind: 'part', from: 0, to: 9 }],
    ['bytes=90-', { kind: 'part', from: 90, to: 99 }],
    ['bytes=90-500', { kind: 'part', from: 90, to: 99 }],
    ['bytes=99-99', { kind: 'part', from: 99, to: 99 }],
    ['bytes=-10', { kind: 'part', from: 90, to: 99 }],
    ['bytes=-500', { kind: 'part', from: 0, to: 99 }],
    ['BYTES= 0-0 ', { kind: 'part', from: 0, to: 0 }],
    ['bytes=100-', { kind: 'nowhere' }],
    ['bytes=100-200', { kind: 'nowhere' }],
    ['bytes=-0', { kind: 'nowhere' }],
    ['bytes=9-0', { kind: 'whole' }],
    ['bytes=-', { kind: 'whole' }],
    ['bytes=0-1,5-6', { kind: 'whole' }],
    ['bytes=one-two', { kind: 'whole' }],
    ['bytes=-5-6', { kind: 'whole' }],
    ['seconds=0-9', { kind: 'whole' }],
  ])('%s of 100', (header, range) => {
    expect(readRange(header, 100)).toEqual(range)
  })

  // Sabotage: in readRange, do not hold the end at the last byte.
  it('never reaches outside, whatever is asked', () => {
    const header = fc.oneof(
      fc.string(),
      fc.tuple(fc.bigInt({ min: 0n }), fc.bigInt({ min: 0n })).map(([one, other]) => `bytes=${one}-${other}`),
      fc.nat().map((from) => `bytes=${from}-`),
      fc.nat().map((count) => `bytes=-${count}`),
      fc.tuple(fc.nat(300), fc.nat(300)).map(([one, other]) => `bytes=${one}-${other}`),
    )
    fc.assert(
      fc.property(header, fc.nat(200), (asked, size) => {
        const range = readRange(asked, size)
        if (range.kind !== 'part') return
        expect(range.from).toBeGreaterThanOrEqual(0)
        expect(range.to).toBeGreaterThanOrEqual(range.from)
        expect(range.to).toBeLessThan(size)
      }),
      { numRuns: 2000 },
    )
  })
})
