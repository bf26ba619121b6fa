import { LRUCache } from 'lru-cache'
import { dots, knowWord, vectorLength } from './word-vectors.ts'

/** A small convolutional net: words become vectors, runs of words wake filters, the strongest of each vote for labels. */
export interface Net {
  labels: readonly string[]
  /** Words in brackets such as `<day>`, and the two ends, have vectors of their own. */
  marks: Map<string, Float32Array>
  layers: Layer[]
  /** For each label a weight for each filter. */
  votes: Float32Array
  biases: Float32Array
}

export interface Layer {
  /** How many words a filter reads at once. */
  width: number
  count: number
  weights: Float32Array
  biases: Float32Array
}

export const beginMark = '<begin>'
export const endMark = '<end>'

/** A reader of texts as their words: the chance of each label, which the nets, all of the same labels, tell on average. */
export function readerOf(...nets: readonly Net[]): (words: readonly string[]) => Float32Array {
  const answerTo = answererOf(...nets)
  const layers = nets.flatMap((net) => net.layers)
  return (words) => {
    const strengths = strongest({ layers }, [beginMark, ...words, endMark].map(answerTo))
    return meanVote(nets, strengths)
  }
}

function meanVote(nets: readonly Net[], strengths: Float32Array): Float32Array {
  const [first, ...others] = nets
  if (first && others.length === 0) return vote(first, strengths)
  const mean = new Float32Array(first?.labels.length ?? 0)
  let at = 0
  for (const net of nets) {
    const filters = filtersOf(net)
    const chances = vote(net, strengths.subarray(at, at + filters))
    for (let of = 0; of < mean.length; of++)
      mean[of] = (mean[of] as number) + (chances[of] as number) / nets.length
    at += filters
  }
  return mean
}

function filtersOf({ layers }: Pick<Net, 'layers'>): number {
  return layers.reduce((sum, { count }) => sum + count, 0)
}

/** What the filters of some nets make of a word, net after net. */
export function answererOf(...nets: readonly Net[]): (word: string) => Float32Array {
  const answers = new LRUCache<string, Float32Array>({ max: mostAnswers })
  return (word) => {
    const known = answers.get(word)
    if (known) return known
    const found = joined(nets.map((net) => answersTo(net, net.marks.get(word) ?? knowWord(word).vector)))
    answers.set(word, found)
    return found
  }
}

function joined(rows: readonly Float32Array[]): Float32Array {
  const [first, ...others] = rows
  if (first && others.length === 0) return first
  const all = new Float32Array(rows.reduce((sum, row) => sum + row.length, 0))
  let at = 0
  for (const row of rows) {
    all.set(row, at)
    at += row.length
  }
  return all
}

// The same words come again in every text; what each filter makes of them is most of the work. The rarest are forgotten.
const mostAnswers = 8000

/** What each filter makes of a word: layer by layer, the word at its first place for all filters, at its second, … */
function answersTo({ layers }: Net, vector: Float32Array | null): Float32Array {
  const answers = new Float32Array(layers.reduce((sum, { width, count }) => sum + width * count, 0))
  if (!vector) return answers
  let at = 0
  for (const { width, count, weights } of layers)
    for (let word = 0; word < width; word++, at += count)
      dots(
        vector,
        { numbers: weights, from: word * vectorLength, step: width * vectorLength },
        answers.subarray(at, at + count),
      )
  return answers
}

/** A run of words whose strongest wakes are known already: what lies wholly within it need not be looked at again. */
export interface Stretch {
  from: number
  to: number
  strengths: Float32Array
}

/** For each filter the strongest it was woken anywhere, 0 where nothing woke it. */
export function strongest(
  { layers }: Pick<Net, 'layers'>,
  answers: readonly Float32Array[],
  known: readonly Stretch[] = [],
): Float32Array {
  const strengths = new Float32Array(filtersOf({ layers }))
  for (const stretch of known) keepStronger(strengths, stretch.strengths)
  let [at, from] = [0, 0]
  for (const { width, count, biases } of layers) {
    const sums = new Float32Array(count)
    for (let start = 0; start + width <= answers.length; start++) {
      if (known.some((stretch) => start >= stretch.from && start + width <= stretch.to)) continue
      sums.set(biases)
      for (let word = 0; word < width; word++) {
        const row = answers[start + word] as Float32Array
        const first = from + word * count
        for (let filter = 0; filter < count; filter++)
          sums[filter] = (sums[filter] as number) + (row[first + filter] as number)
      }
      for (let filter = 0; filter < count; filter++)
        if ((sums[filter] as number) > (strengths[at + filter] as number))
          strengths[at + filter] = sums[filter] as number
    }
    at += count
    from += width * count
  }
  return strengths
}

function keepStronger(strengths: Float32Array, others: Float32Array): void {
  for (let i = 0; i < others.length; i++)
    if ((others[i] as number) > (strengths[i] as number)) strengths[i] = others[i] as number
}

/** The chance of each label; they add up to one. */
export function vote({ labels, votes, biases }: Net, strengths: Float32Array): Float32Array {
  const sums = new Float32Array(labels.length)
  for (let label = 0; label < labels.length; label++) {
    let sum = biases[label] as number
    const from = label * strengths.length
    for (let i = 0; i < strengths.length; i++) sum += (votes[from + i] as number) * (strengths[i] as number)
    sums[label] = sum
  }
  const most = Math.max(...sums)
  let total = 0
  for (let label = 0; label < sums.length; label++) {
    sums[label] = Math.exp((sums[label] as number) - most)
    total += sums[label] as number
  }
  return sums.map((power) => power / total)
}
