import { LRUCache } from 'lru-cache'
import { addressesAt, fastSums, floatBytes, floatsAt, inFours, layFloats, layRoom } from './fast-sums.ts'
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

/** A reader of texts as their words: the chance of each label, which the nets, all of the same labels, tell on average. */
export function readerOf(...nets: readonly Net[]): (words: readonly string[]) => Float32Array {
  const laid = layNets(...nets)
  return (words) => vote(laid, strongest(laid, [beginMark, ...words, endMark].map(laid.answerTo)))
}

/** Some nets, laid out where they are quick to sum up, one after another. */
export interface LaidNets {
  labels: readonly string[]
  layers: LaidLayer[]
  votes: LaidVotes[]
  /** Where it stands what the filters make of a word. */
  answerTo: (word: string) => number
  /** Room for how strongly each filter was woken, and for how many. */
  strengthsAt: number
  strengthsLength: number
  sumsAt: number
}

interface LaidLayer {
  width: number
  count: number
  /** The same, with filters that never wake up to the next multiple of four. */
  room: number
  /** The weights of all filters for the first word, then for the second, … */
  weightsAt: number
  biasesAt: number
  /** Where in the answers to a word those of this layer begin. */
  from: number
  /** Which of the strengths of all filters is the first. */
  strengthsFrom: number
}

interface LaidVotes {
  /** For each label a row of weights, one for each of the net's filters. */
  weightsAt: number
  biases: Float32Array
  /** Which of the strengths of all filters are those of the net. */
  strengthsFrom: number
  strengthsTo: number
}

export function layNets(...nets: readonly Net[]): LaidNets {
  const laid = nets.map((net) => ({ net, layers: net.layers.map(layLayer) }))
  const layers = laid.flatMap((one) => one.layers)
  let [from, strengthsFrom] = [0, 0]
  for (const layer of layers) {
    Object.assign(layer, { from, strengthsFrom })
    from += layer.room * layer.width * floatBytes
    strengthsFrom += layer.room
  }
  const labels = nets[0]?.labels ?? []
  return {
    ...{ labels, layers, votes: laid.map(layVotes), answerTo: answererOf(laid, from / floatBytes) },
    ...{ strengthsAt: layRoom(strengthsFrom), strengthsLength: strengthsFrom },
    sumsAt: layRoom(inFours(labels.length)),
  }
}

function layVotes({ net, layers }: LaidNet): LaidVotes {
  const strengthsFrom = layers[0]?.strengthsFrom ?? 0
  const length = layers.reduce((sum, { room }) => sum + room, 0)
  const filters = layers.reduce((sum, { count }) => sum + count, 0)
  const rows = new Float32Array(inFours(net.labels.length) * length)
  for (let label = 0; label < net.labels.length; label++) {
    let from = label * filters
    for (const layer of layers) {
      const to = label * length + layer.strengthsFrom - strengthsFrom
      rows.set(net.votes.subarray(from, from + layer.count), to)
      from += layer.count
    }
  }
  return {
    ...{ weightsAt: layFloats(rows), biases: net.biases },
    ...{ strengthsFrom, strengthsTo: strengthsFrom + length },
  }
}

function layLayer({ width, count, weights, biases }: Layer): LaidLayer {
  const room = inFours(count)
  const rows = new Float32Array(width * room * vectorLength)
  for (let word = 0; word < width; word++)
    for (let filter = 0; filter < count; filter++) {
      const from = (filter * width + word) * vectorLength
      rows.set(weights.subarray(from, from + vectorLength), (word * room + filter) * vectorLength)
    }
  const padded = new Float32Array(room)
  padded.set(biases)
  return {
    ...{ width, count, room, weightsAt: layFloats(rows), biasesAt: layFloats(padded) },
    ...{ from: 0, strengthsFrom: 0 },
  }
}

type LaidNet = { net: Net; layers: readonly LaidLayer[] }

function answererOf(laid: readonly LaidNet[], length: number): (word: string) => number {
  const free: number[] = []
  const answers = new LRUCache<string, number>({ max: mostAnswers, dispose: (at) => free.push(at) })
  return (word) => {
    const known = answers.get(word)
    if (known !== undefined) return known
    // One is forgotten for one that is met; until then there is more room to lay.
    const at = free.pop() ?? layRoom(length)
    floatsAt(at, length).fill(0)
    for (const { net, layers } of laid) layAnswers(layers, net.marks.get(word) ?? knowWord(word).vector, at)
    answers.set(word, at)
    return at
  }
}

// The same words come again in every text; what each filter makes of them is most of the work. The rarest are forgotten.
const mostAnswers = 8000

/** What each filter makes of a word: layer by layer, the word at its first place for all filters, at its second, … */
function layAnswers(layers: readonly LaidLayer[], vector: Float32Array | null, at: number): void {
  if (!vector) return
  vectorAt ??= layRoom(vectorLength)
  floatsAt(vectorAt, vectorLength).set(vector)
  const step = vectorLength * floatBytes
  for (const { width, room, weightsAt, from } of layers)
    fastSums().dots(vectorAt, step, weightsAt, step, width * room, at + from)
}

let vectorAt: number | null = null

/** A run of words whose strongest wakes are known already: what lies wholly within it need not be looked at again. */
export interface Stretch {
  from: number
  to: number
  strengths: Float32Array
}

/** For each filter the strongest it was woken anywhere, 0 where nothing woke it; `answers` are those to the words of a text. */
export function strongest(
  { layers, strengthsAt, strengthsLength }: LaidNets,
  answers: readonly number[],
  known: readonly Stretch[] = [],
): Float32Array {
  const wordsAt = roomForWords(answers.length)
  addressesAt(wordsAt, answers.length).set(answers)
  const strengths = floatsAt(strengthsAt, strengthsLength).fill(0)
  for (const { width, room, biasesAt, from, strengthsFrom } of layers) {
    const at = strengthsAt + strengthsFrom * floatBytes
    for (const { start, runs } of newRuns(answers.length, width, known))
      fastSums().wake(wordsAt + start * floatBytes, runs, from, room, width, biasesAt, at)
  }
  for (const stretch of known) keepStronger(strengths, stretch.strengths)
  return strengths.slice()
}

/** Where one after another a run of words begins that no stretch holds as a whole. */
function newRuns(words: number, width: number, known: readonly Stretch[]): { start: number; runs: number }[] {
  const last = words - width
  if (last < 0) return []
  const found: { start: number; runs: number }[] = []
  let start = 0
  for (const stretch of known) {
    if (stretch.to - stretch.from < width) continue
    if (stretch.from > start) found.push({ start, runs: stretch.from - start })
    start = stretch.to - width + 1
  }
  if (start <= last) found.push({ start, runs: last - start + 1 })
  return found
}

function roomForWords(count: number): number {
  if (words.count < count) words = { at: layRoom(count * 2), count: count * 2 }
  return words.at
}

let words = { at: 0, count: 0 }

function keepStronger(strengths: Float32Array, others: Float32Array): void {
  for (let i = 0; i < others.length; i++)
    if ((others[i] as number) > (strengths[i] as number)) strengths[i] = others[i] as number
}

/** The chance of each label, on average of all nets; they add up to one. */
export function vote(
  { labels, votes, strengthsAt, strengthsLength, sumsAt }: LaidNets,
  strengths: Float32Array,
): Float32Array {
  floatsAt(strengthsAt, strengthsLength).set(strengths)
  const mean = new Float32Array(labels.length)
  for (const { weightsAt, biases, strengthsFrom, strengthsTo } of votes) {
    const from = strengthsAt + strengthsFrom * floatBytes
    const step = (strengthsTo - strengthsFrom) * floatBytes
    fastSums().dots(from, step, weightsAt, step, inFours(labels.length), sumsAt)
    const sums = floatsAt(sumsAt, labels.length)
    const chances = shareOut(sums.map((sum, label) => sum + (biases[label] as number)))
    for (let label = 0; label < mean.length; label++)
      mean[label] = (mean[label] as number) + (chances[label] as number) / votes.length
  }
  return mean
}

/** Sums as chances that add up to one. */
export function shareOut(sums: Float32Array): Float32Array {
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const total = powers.reduce((all, power) => all + power, 0)
  return powers.map((power) => power / total)
}
