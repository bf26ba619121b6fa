import { describe, expect, it } from 'vitest'
import { lengthOf, renderChannel, trim } from '#carrier-emulator/calls/render-recording.ts'
import { noSpeech } from '#carrier-emulator/calls/speech.ts'
import { newStrip } from '#carrier-emulator/calls/strip.ts'

/** So many ms of one loudness, from a time on. */
const sound = (startMs: number, durationMs: number, level: number) =>
  newStrip({
    ...{ track: 'in', who: 'caller', startMs },
    speech: { ...noSpeech, durationMs, samples: new Int16Array(durationMs * 8).fill(level) },
  })
const stretch = (fromMs: number, toMs: number, isMuted = false) => ({ fromMs, toMs, isMuted })
/** Level of each 10 ms. */
const levels = (samples: Int16Array) =>
  Array.from({ length: samples.length / 80 }, (_, place) => samples[place * 80 + 40])

describe('renderChannel', () => {
  // Sabotage: begin at the strip's own start in lay().
  it('lays each sound at its time, also one that began before and one that was cut', () => {
    const cut = sound(1_040, 100, 3)
    Object.assign(cut, { endMs: 1_060, isCut: true })
    const strips = [sound(970, 50, 1), cut]
    expect(levels(renderChannel(strips, [stretch(1_000, 1_080)]))).toEqual([1, 1, 0, 0, 3, 3, 0, 0])
  })

  it('leaves out what was skipped, silences what was muted, and adds what overlaps', () => {
    const strips = [sound(0, 100, 5), sound(60, 40, 30_000), sound(70, 30, 30_000)]
    const stretches = [stretch(0, 20), stretch(40, 50, true), stretch(50, 80)]
    expect(lengthOf(stretches)).toBe(60)
    expect(levels(renderChannel(strips, stretches))).toEqual([5, 5, 0, 5, 30_005, 32_767])
  })
})

describe('trim', () => {
  it('cuts the silence off at both ends, and all of a silent recording', () => {
    const strips = [sound(120, 30, 1), sound(200, 10, 1)]
    expect(trim([stretch(0, 130), stretch(150, 400)], strips, true)).toEqual([
      stretch(120, 130),
      stretch(150, 210),
    ])
    expect(trim([stretch(0, 130)], [], true)).toEqual([])
    expect(trim([stretch(0, 130)], [], false)).toEqual([stretch(0, 130)])
  })
})
