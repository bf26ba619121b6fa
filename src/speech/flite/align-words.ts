import { pause, type Segment } from './read-segments.ts'

export interface Span {
  startMs: number
  endMs: number
}

/** The sounds of one word, or null where they are not known. */
export type WordSounds = readonly string[] | null

/**
 * Finds each word in the sounds that were spoken. A voice blends some sounds of neighbouring words, so the two rows
 * are laid beside each other with the fewest changes; a word without a sound of its own lasts no time. Null when a
 * word's sounds are not known or the rows differ too much to be trusted.
 */
export function alignWords(words: readonly WordSounds[], segments: readonly Segment[]): Span[] | null {
  if (words.includes(null)) return null
  const wanted = words.flatMap((sounds, word) => (sounds ?? []).map((sound) => ({ sound, word })))
  const heard = segments
    .map(({ sound, endMs }, place) => ({ sound, startMs: segments[place - 1]?.endMs ?? 0, endMs }))
    .filter(({ sound }) => sound !== pause)
  if (Math.abs(wanted.length - heard.length) > Math.max(3, wanted.length / 4)) return null
  const owners = pairUp(
    wanted.map(({ sound }) => sound),
    heard.map(({ sound }) => sound),
  )
  const spans: (Span | undefined)[] = words.map(() => undefined)
  heard.forEach(({ startMs, endMs }, place) => {
    const word = wanted[owners[place] ?? 0]?.word ?? 0
    spans[word] = { startMs: spans[word]?.startMs ?? startMs, endMs }
  })
  return spans.reduce<Span[]>((all, span) => {
    const at = all.at(-1)?.endMs ?? heard[0]?.startMs ?? 0
    all.push(span ?? { startMs: at, endMs: at })
    return all
  }, [])
}

/** For each sound that was heard the place of the wanted sound it stands for, never falling. */
function pairUp(wanted: readonly string[], heard: readonly string[]): number[] {
  const width = wanted.length + 1
  const costs = new Uint16Array((heard.length + 1) * width)
  for (let at = 0; at < costs.length; at++) {
    const [row, column] = [Math.floor(at / width), at % width]
    if (row === 0 || column === 0) costs[at] = row + column
    else {
      const differs = heard[row - 1] === wanted[column - 1] ? 0 : 1
      costs[at] = Math.min(
        (costs[at - width - 1] ?? 0) + differs,
        (costs[at - 1] ?? 0) + 1,
        (costs[at - width] ?? 0) + 1,
      )
    }
  }
  return walkBack(costs, { rows: heard.length, columns: wanted.length })
}

function walkBack(costs: Uint16Array, { rows, columns }: { rows: number; columns: number }): number[] {
  const width = columns + 1
  const owners = new Array<number>(rows).fill(0)
  let [row, column] = [rows, columns]
  while (row > 0) {
    const at = row * width + column
    const diagonal = costs[at - width - 1] ?? 0
    const [left, up] = [costs[at - 1] ?? 0, costs[at - width] ?? 0]
    const isPair = column > 0 && diagonal <= Math.min(left, up)
    if (!isPair && column > 0 && left < up) {
      column -= 1
      continue
    }
    owners[row - 1] = Math.max(0, column - 1)
    row -= 1
    if (isPair) column -= 1
  }
  return owners
}
