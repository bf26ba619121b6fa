import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alignWords } from './align-words.ts'
import { readSegments, type Segment } from './read-segments.ts'
import { shareTime } from './share-time.ts'

const heard = (sounds: string): Segment[] =>
  sounds.split(' ').map((sound, place) => ({ sound, endMs: (place + 1) * 100 }))
const spans = (...pairs: [number, number][]) => pairs.map(([startMs, endMs]) => ({ startMs, endMs }))

describe('the words in a row of sounds', () => {
  it('end where their sounds end; a rest belongs to none', () => {
    // Sabotage: in align-words.ts, do not leave out the rests.
    const words = [['sh', 'uh', 'r'], ['ay'], ['k', 'ae', 'n']]
    expect(alignWords(words, heard('pau sh uh r pau ay k ae n pau'))).toEqual(
      spans([100, 400], [500, 600], [600, 900]),
    )
  })

  it('are found where the voice changed, dropped or added a sound', () => {
    const words = [
      ['dh', 'ax'],
      ['ae', 'p', 'ax', 'l'],
      ['t', 'uw'],
      ['g', 'ow'],
    ]
    expect(alignWords(words, heard('dh iy ae p l t ax g ow'))).toEqual(
      spans([0, 200], [200, 500], [500, 700], [700, 900]),
    )
    expect(
      alignWords(
        [
          ['hh', 'ih', 'z'],
          ['ih', 'z'],
        ],
        heard('hh ih z z'),
      ),
    ).toEqual(spans([0, 300], [300, 400]))
  })

  it('are not guessed at when nothing fits', () => {
    expect(alignWords([['ay'], null], heard('ay k'))).toBeNull()
    expect(alignWords([['ay']], heard('k ae n k ae n k'))).toBeNull()
  })

  it('always come in order and cover every sound', () => {
    // Sabotage: in walkBack, take `column` for the owner.
    const sound = fc.constantFrom('a', 'b', 'c')
    const words = fc.array(fc.array(sound, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(words, fc.array(sound, { minLength: 1, maxLength: 20 }), (wanted, said) => {
        const found = alignWords(wanted, heard(said.join(' ')))
        if (found === null) return
        expect(found.length).toBe(wanted.length)
        const edges = found.flatMap(({ startMs, endMs }) => [startMs, endMs])
        expect(edges).toEqual([...edges].sort((one, other) => one - other))
        const covered = found.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0)
        expect(covered).toBe(said.length * 100)
      }),
    )
  })
})

it('shares time by syllables, without the rests', () => {
  const segments = heard('pau a a a pau a pau')
  expect(shareTime(['water', 'the', 'oak'], segments)).toEqual(spans([100, 300], [300, 400], [400, 600]))
  expect(shareTime(['hum'], heard('pau'))).toEqual(spans([0, 0]))
})

it('reads what flite prints, over several lines', () => {
  expect(readSegments('pau:0.164 sh:0.316 \npau:1.001 \n')).toEqual([
    { sound: 'pau', endMs: 164 },
    { sound: 'sh', endMs: 316 },
    { sound: 'pau', endMs: 1001 },
  ])
  expect(readSegments('')).toEqual([])
})
