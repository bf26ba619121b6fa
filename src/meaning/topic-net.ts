import { knowWord, vectorLength } from './word-vectors.ts'

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

/** A reader of texts as their words: the chance of each label of the net. */
export function readerOf(net: Net): (words: readonly string[]) => Float32Array {
  const answers = new Map<string, Float32Array>()
  const answerTo = (word: string) => {
    const known = answers.get(word)
    if (known) return known
    if (answers.size >= mostAnswers) answers.clear()
    const found = answersTo(net, net.marks.get(word) ?? knowWord(word).vector)
    answers.set(word, found)
    return found
  }
  return (words) => vote(net, strongest(net, [beginMark, ...words, endMark].map(answerTo)))
}

// The same words come again in every text; what each filter makes of them is most of the work.
const mostAnswers = 4000

/** What each filter makes of a word at each of its places, filter by filter. */
function answersTo({ layers }: Net, vector: Float32Array | null): Float32Array {
  const answers = new Float32Array(layers.reduce((sum, { width, count }) => sum + width * count, 0))
  if (!vector) return answers
  let at = 0
  for (const { weights } of layers)
    for (let from = 0; from < weights.length; from += vectorLength, at++) {
      answers[at] = product(weights, from, vector)
    }
  return answers
}

/** Four sums side by side, which a processor adds up at once. */
function product(weights: Float32Array, from: number, vector: Float32Array): number {
  let [one, two, three, four] = [0, 0, 0, 0]
  for (let i = 0; i < vectorLength; i += 4) {
    one += (weights[from + i] as number) * (vector[i] as number)
    two += (weights[from + i + 1] as number) * (vector[i + 1] as number)
    three += (weights[from + i + 2] as number) * (vector[i + 2] as number)
    four += (weights[from + i + 3] as number) * (vector[i + 3] as number)
  }
  return one + two + three + four
}

/** For each filter the strongest it was woken anywhere, 0 where nothing woke it. */
function strongest({ layers }: Net, answers: readonly Float32Array[]): Float32Array {
  const strengths = new Float32Array(layers.reduce((sum, { count }) => sum + count, 0))
  let [at, from] = [0, 0]
  for (const { width, count, biases } of layers)
    for (let filter = 0; filter < count; filter++, at++, from += width)
      for (let start = 0; start + width <= answers.length; start++) {
        let sum = biases[filter] as number
        for (let word = 0; word < width; word++) sum += answers[start + word]?.[from + word] as number
        if (sum > (strengths[at] as number)) strengths[at] = sum
      }
  return strengths
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
