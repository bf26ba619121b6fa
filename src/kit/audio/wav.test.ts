import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeWav } from './decode-wav.ts'
import { encodeWav } from './encode-wav.ts'

const samples = fc.int16Array({ maxLength: 400 })

describe('WAV', () => {
  it('reads back what it wrote, in one channel and in two', () => {
    // Sabotage: in encode-wav.ts, write big endian samples (drop the last `true` of setInt16).
    fc.assert(
      fc.property(samples, samples, fc.constantFrom(8000, 16_000, 44_100), (one, other, sampleRate) => {
        expect(decodeWav(encodeWav({ sampleRate, channels: [one] }))).toEqual({ sampleRate, channels: [one] })
        const frames = Math.max(one.length, other.length)
        const filled = [one, other].map((channel) =>
          Int16Array.from({ length: frames }, (_, at) => channel[at] ?? 0),
        )
        expect(decodeWav(encodeWav({ sampleRate, channels: [one, other] })).channels).toEqual(filled)
      }),
    )
  })

  it('writes a header that says how long and how fast it is', () => {
    const bytes = encodeWav({ sampleRate: 8000, channels: [new Int16Array(10), new Int16Array(10)] })
    const view = new DataView(bytes.buffer)
    expect(bytes.byteLength).toBe(44 + 40)
    expect(view.getUint32(4, true)).toBe(76)
    expect(view.getUint32(24, true)).toBe(8000)
    expect(view.getUint32(28, true)).toBe(32_000)
    expect(view.getUint16(32, true)).toBe(4)
    expect(view.getUint32(40, true)).toBe(40)
  })

  it('passes over chunks it does not know, and reads data whose length was never filled in', () => {
    const plain = encodeWav({ sampleRate: 8000, channels: [Int16Array.of(1, -2, 3)] })
    const list = new Uint8Array(
      [...'LIST'].map((letter) => letter.charCodeAt(0)).concat([3, 0, 0, 0, 7, 7, 7, 0]),
    )
    const withList = new Uint8Array([...plain.subarray(0, 36), ...list, ...plain.subarray(36)])
    new DataView(withList.buffer).setUint32(36 + list.length + 4, 0xffffffff, true)
    expect(decodeWav(withList).channels).toEqual([Int16Array.of(1, -2, 3)])
  })

  it('says what is wrong with any other bytes, and never anything but a RangeError', () => {
    // Sabotage: in decode-wav.ts, drop the size check of readFormat.
    const start = encodeWav({ sampleRate: 8000, channels: [Int16Array.of(1, 2, 3, 4)] })
    const damaged = fc.tuple(
      fc.nat(start.length),
      fc.array(fc.tuple(fc.nat(start.length - 1), fc.nat(255)), { maxLength: 6 }),
    )
    fc.assert(
      fc.property(damaged, ([length, changes]) => {
        const bytes = start.slice()
        for (const [at, value] of changes) bytes[at] = value
        try {
          decodeWav(bytes.subarray(0, length))
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError)
          expect((error as Error).message).toMatch(/WAV/)
        }
      }),
    )
  })
})
