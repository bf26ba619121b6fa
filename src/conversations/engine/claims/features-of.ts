import { foldNounGroups } from './fold-noun-groups.ts'
import type { Unit } from './split-units.ts'

/**
 * What the weights are for, as numbers of 24 bits: runs of up to two words and four word classes, runs of up to five with
 * noun groups folded, pairs of classes at a distance, and each mark of the surroundings with each class.
 */
export function featuresOf({ tokens, marks }: Unit): Set<number> {
  const words = [edges.start, ...tokens.map(({ word }) => idOf(word)), edges.end]
  const classes = [edges.start, ...tokens.map(({ wordClass }) => idOf(wordClass)), edges.end]
  const features = new Set<number>()
  addRuns(features, words, { seed: 1, longest: 2 })
  addRuns(features, classes, { seed: 2, longest: 4 })
  const folded = foldNounGroups(tokens).map(idOf)
  addRuns(features, [edges.start, ...folded, edges.end], { seed: 3, longest: 5 })
  for (let first = 0; first < classes.length; first++) {
    const lead = mix(4, classes[first] ?? 0)
    for (let second = first + 2; second < Math.min(classes.length, first + 9); second++)
      features.add(mix(lead, classes[second] ?? 0) >>> 8)
  }
  const present = new Set(tokens.map(({ wordClass }) => idOf(wordClass)))
  for (const mark of marks) {
    const lead = mix(5, idOf(mark))
    features.add(lead >>> 8)
    for (const wordClass of present) features.add(mix(lead, wordClass) >>> 8)
  }
  return features
}

/** What tells the kind of deed a unit claims: its words and classes, alone and in short runs, and those of its sentence. */
export function kindFeaturesOf(unit: Unit, sentence: Unit): Set<number> {
  const features = new Set<number>()
  for (const [{ tokens }, seed] of [
    [unit, 1],
    [sentence, 6],
  ] as const) {
    const words = tokens.map(({ word }) => idOf(word))
    const classes = tokens.map(({ wordClass }) => idOf(wordClass))
    addRuns(features, [edges.start, ...words, edges.end], { seed, longest: 2 })
    addRuns(features, [edges.start, ...classes, edges.end], { seed: seed + 1, longest: 3 })
  }
  return features
}

function addRuns(
  features: Set<number>,
  ids: readonly number[],
  { seed, longest }: { seed: number; longest: number },
): void {
  for (let start = 0; start < ids.length; start++) {
    let run = seed
    for (let at = start; at < Math.min(ids.length, start + longest); at++) {
      run = mix(run, ids[at] ?? 0)
      features.add(run >>> 8)
    }
  }
}

/** One number out of two, spread over 32 bits. */
function mix(one: number, other: number): number {
  let mixed = Math.imul(one ^ (other + 0x9e3779b9), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

const ids = new Map<string, number>()
/** A word as a number, the same in every run. */
function idOf(word: string): number {
  const known = ids.get(word)
  if (known !== undefined) return known
  let id = 0x811c9dc5
  for (let at = 0; at < word.length; at++) id = Math.imul(id ^ word.charCodeAt(at), 0x01000193) >>> 0
  ids.set(word, id)
  return id
}
const edges = { start: idOf('^'), end: idOf('$') }
