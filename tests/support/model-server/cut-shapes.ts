import { firstOf, goodCall, type Shape, send, unfinished, words } from './shapes.ts'
import type { Piece } from './wire.ts'

const kinds: { name: string; pieces: Piece[] }[] = [
  { name: 'words', pieces: words },
  { name: 'a call', pieces: goodCall },
]
const ends = [
  { name: 'ends cleanly', acts: [] },
  { name: 'is closed', acts: [{ cut: 'close' as const }] },
  { name: 'is reset', acts: [{ cut: 'reset' as const }] },
]

/** Answers that stop too early: at each stage, in each way a connection can end. */
export const cutShapes: Shape[] = [
  ...ends.map(
    ({ name, acts }): Shape => ({
      name: `${name} before anything`,
      outcome: 'next',
      answer: () => ({ status: 200, acts }),
    }),
  ),
  ...kinds.flatMap((kind) =>
    ends.flatMap(({ name, acts }): Shape[] => [
      {
        name: `${name} after the first event of ${kind.name}`,
        outcome: 'next',
        answer: (wire) => ({ acts: [send(wire.render(kind.pieces)[0] ?? ''), ...acts] }),
      },
      {
        name: `${name} half way through ${kind.name}`,
        outcome: 'next',
        answer: (wire) => ({ acts: [send(...firstOf(unfinished(wire, kind.pieces), 0.5)), ...acts] }),
      },
      {
        name: `${name} before the finish of ${kind.name}`,
        outcome: 'next',
        answer: (wire) => ({ acts: [send(...unfinished(wire, kind.pieces)), ...acts] }),
      },
      {
        name: `${name} inside an event of ${kind.name}`,
        outcome: 'next',
        answer: (wire) => {
          const text = unfinished(wire, kind.pieces).join('')
          return { acts: [{ write: text.slice(0, -Math.ceil(text.length / 6)) }, ...acts] }
        },
      },
    ]),
  ),
  {
    name: 'ends inside a character',
    outcome: 'next',
    answer: (wire) => {
      const bytes = Buffer.from(wire.render(words).join(''))
      return { acts: [{ write: bytes.subarray(0, bytes.indexOf('🙂') + 2) }] }
    },
  },
]
