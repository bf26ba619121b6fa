import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StripMark } from '#conversations/contract.ts'
import { stripMarks, stripWords } from './strip-marks.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString()
const text = (minute: number, who: StripMark['who'] = 'contact'): StripMark => ({
  ...{ who, kind: 'text', at: at(minute), spoken: null },
})
const speech = (callId: string, startMs: number, endMs: number): StripMark => ({
  ...{ who: 'bot', kind: 'speech', at: at(5), spoken: { callId, startMs, endMs } },
})

describe('the marks of a strip', () => {
  test('texts alone are timed from the first', () => {
    expect(stripMarks([text(0), text(2, 'bot'), text(3, 'system')])).toMatchObject([
      { kind: 'text', who: 'contact', startMs: 0 },
      { kind: 'text', who: 'bot', startMs: 120_000 },
    ])
  })

  // Sabotage: in layInOrder leave `- call.startMs` out of beginMs.
  test('a call keeps its true times, and the hours between it and a text are left out', () => {
    const tool: StripMark = { ...speech('call_1', 6_000, 6_000), kind: 'tool' }
    const marks = stripMarks([text(0), speech('call_1', 2_000, 5_000), tool, speech('call_2', 0, 1_000)])
    expect(marks).toEqual([
      { kind: 'text', who: 'contact', startMs: 0, endMs: 0 },
      { kind: 'speech', who: 'bot', startMs: 4_000, endMs: 7_000 },
      { kind: 'tool', atMs: 8_000 },
      { kind: 'speech', who: 'bot', startMs: 12_000, endMs: 13_000 },
    ])
  })

  test('words say how long was spoken and what else there is', () => {
    expect(stripWords([text(0), text(1)])).toBe('2 texts')
    expect(stripWords([speech('call_1', 2_000, 63_000)])).toBe('1:01 of talk')
    expect(stripWords([text(0), speech('call_1', 0, 63_000)], true)).toBe('Live, 1:03 of talk, 1 text')
    expect(stripWords([])).toBe('Nobody spoke')
  })
})

// Sabotage: in layInOrder do not move atMs on after a call.
test('calls and texts follow one another and never overlap', () => {
  const call = fc.record({ startMs: fc.nat(5_000), lengthMs: fc.integer({ min: 1, max: 60_000 }) })
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constant(null), call), { maxLength: 12 }), (parts) => {
      const strip = parts.map((part, place) =>
        part ? speech(`call_${place}`, part.startMs, part.startMs + part.lengthMs) : text(place),
      )
      if (!strip.some((mark) => mark.spoken)) return
      let reachedMs = 0
      for (const mark of stripMarks(strip)) {
        if (!('startMs' in mark)) continue
        expect(mark.startMs).toBeGreaterThanOrEqual(reachedMs)
        reachedMs = mark.endMs
      }
    }),
  )
})
