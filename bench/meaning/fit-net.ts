import { beginMark, endMark, type Layer, type Net, shareOut } from '#meaning/topic-net.ts'
import { knowWord, vectorLength } from '#meaning/word-vectors.ts'
import type { Random } from '../dialogue/random.ts'
import { adjust, type Slot, slotOf } from './slot.ts'

/** A text as the words a net reads, and what it is about. */
export interface Lesson {
  words: string[]
  label: number
  /** Parts of the text. Where given, only the one that says the first label most strongly is learnt from. */
  parts?: string[][]
}

export interface FitOptions {
  labels: readonly string[]
  marks: readonly string[]
  /** Words whose vectors may move away from where all texts of the world have put them. */
  moving?: readonly string[]
  /** How many filters read one, two, three … words. */
  filters: readonly number[]
  epochs: number
  rate: number
  /** The share of filters left out of each step, and of words. */
  dropFilters: number
  dropWords: number
  decay: number
  /** How far short of certain a lesson is. */
  doubt?: number
}

/** Learns a net by steps of a few lessons (Adam); the same lessons and random numbers give the same net. */
export function fitNet(lessons: readonly Lesson[], options: FitOptions, random: Random): Net {
  const net = emptyNet(options, random)
  const slots = slotsOf(net, options)
  const batch = 16
  const steps = Math.ceil(lessons.length / batch) * options.epochs
  let step = 0
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    const mixed = random.shuffle(lessons)
    for (let from = 0; from < mixed.length; from += batch) {
      for (const lesson of mixed.slice(from, from + batch)) addSlopes(net, slots, lesson, { options, random })
      step++
      const rate = options.rate * Math.min(1, (2 * (steps - step + 1)) / steps)
      for (const slot of slots.all) adjust(slot, { rate, step, decay: options.decay, batch })
    }
  }
  return net
}

interface Slots {
  layers: { weights: Slot; biases: Slot }[]
  marks: Map<string, Slot>
  votes: Slot
  biases: Slot
  all: Slot[]
}

function emptyNet({ labels, marks, moving = [], filters }: FitOptions, random: Random): Net {
  const noise = (length: number, size: number) =>
    Float32Array.from({ length }, () => (random.integer(-1000, 1000) / 1000) * size)
  const layers = filters.map((count, at): Layer => {
    const width = at + 1
    const size = width * vectorLength
    return {
      width,
      count,
      weights: noise(count * size, 1.5 / Math.sqrt(width)),
      biases: new Float32Array(count),
    }
  })
  const total = filters.reduce((sum, count) => sum + count, 0)
  return {
    labels,
    marks: new Map([
      ...[beginMark, endMark, ...marks].map((mark) => [mark, noise(vectorLength, 0.15)] as const),
      ...moving.map((word) => [word, Float32Array.from(knowWord(word).vector ?? [])] as const),
    ]),
    layers,
    votes: noise(labels.length * total, 1 / Math.sqrt(total)),
    biases: new Float32Array(labels.length),
  }
}

function slotsOf(net: Net, { moving = [] }: FitOptions): Slots {
  const homes = new Set(moving)
  const layers = net.layers.map(({ weights, biases }) => ({
    weights: slotOf(weights),
    biases: slotOf(biases),
  }))
  const marks = new Map(
    [...net.marks].map(([mark, numbers]) => [
      mark,
      slotOf(numbers, homes.has(mark) ? Float32Array.from(numbers) : null),
    ]),
  )
  const [votes, biases] = [slotOf(net.votes), slotOf(net.biases)]
  const all = [...layers.flatMap((layer) => [layer.weights, layer.biases]), ...marks.values(), votes, biases]
  return { layers, marks, votes, biases, all }
}

function addSlopes(
  net: Net,
  slots: Slots,
  lesson: Lesson,
  { options, random }: { options: FitOptions; random: Random },
): void {
  const { label } = lesson
  const words = strongestPart(net, lesson).filter(
    (word) => word.startsWith('<') || !random.chance(options.dropWords),
  )
  const vectors = vectorsOf(words, net.marks)
  const { strengths, places } = strengthsOf(net, vectors)
  const kept = 1 - options.dropFilters
  const doubt = options.doubt ?? 0
  for (let i = 0; i < strengths.length; i++)
    strengths[i] = random.chance(options.dropFilters) ? 0 : (strengths[i] as number) / kept
  const chances = vote(net, strengths)
  const pulls = new Float32Array(strengths.length)
  for (let of = 0; of < chances.length; of++) {
    const slope = (chances[of] as number) - (of === label ? 1 - doubt : doubt / (chances.length - 1))
    slots.biases.slopes[of] = (slots.biases.slopes[of] as number) + slope
    const from = of * strengths.length
    for (let i = 0; i < strengths.length; i++) {
      const strength = strengths[i] as number
      if (strength === 0) continue
      slots.votes.slopes[from + i] = (slots.votes.slopes[from + i] as number) + slope * strength
      pulls[i] = (pulls[i] as number) + (slope * (net.votes[from + i] as number)) / kept
    }
  }
  pullFilters({ net, slots, words: [beginMark, ...words, endMark], vectors }, places, pulls)
}

function strongestPart(net: Net, { words, parts = [words] }: Lesson): string[] {
  if (parts.length === 1) return parts[0] ?? words
  const chances = parts.map((part) => {
    const { strengths } = strengthsOf(net, vectorsOf(part, net.marks))
    return vote(net, strengths)[0] as number
  })
  return parts[chances.indexOf(Math.max(...chances))] ?? words
}

interface Step {
  net: Net
  slots: Slots
  words: string[]
  vectors: Float32Array
}

function pullFilters({ net, slots, words, vectors }: Step, places: Int32Array[], pulls: Float32Array): void {
  let at = 0
  net.layers.forEach((layer, of) => {
    const slot = slots.layers[of]
    const size = layer.width * vectorLength
    for (let filter = 0; filter < layer.count; filter++, at++) {
      const pull = pulls[at] as number
      const place = places[of]?.[filter] ?? -1
      if (pull === 0 || place < 0 || !slot) continue
      slot.biases.slopes[filter] = (slot.biases.slopes[filter] as number) + pull
      const from = filter * size
      const start = place * vectorLength
      for (let i = 0; i < size; i++)
        slot.weights.slopes[from + i] =
          (slot.weights.slopes[from + i] as number) + pull * (vectors[start + i] as number)
      for (let word = 0; word < layer.width; word++) {
        const mark = slots.marks.get(words[place + word] ?? '')
        if (!mark) continue
        for (let i = 0; i < vectorLength; i++)
          mark.slopes[i] =
            (mark.slopes[i] as number) + pull * (layer.weights[from + word * vectorLength + i] as number)
      }
    }
  })
}

/** The words as one row of numbers each, the ends added. */
function vectorsOf(words: readonly string[], marks: Map<string, Float32Array>): Float32Array {
  const all = [beginMark, ...words, endMark]
  const vectors = new Float32Array(all.length * vectorLength)
  all.forEach((word, at) => {
    const vector = marks.get(word) ?? knowWord(word).vector
    if (vector) vectors.set(vector, at * vectorLength)
  })
  return vectors
}

/** For each filter the strongest it was woken anywhere, and where. */
function wake({ width, count, weights, biases }: Layer, vectors: Float32Array) {
  const length = vectors.length / vectorLength
  const size = width * vectorLength
  const strengths = new Float32Array(count)
  const places = new Int32Array(count).fill(-1)
  for (let filter = 0; filter < count; filter++) {
    const from = filter * size
    let [strongest, place] = [0, -1]
    for (let at = 0; at + width <= length; at++) {
      let sum = biases[filter] as number
      const start = at * vectorLength
      for (let i = 0; i < size; i++) sum += (weights[from + i] as number) * (vectors[start + i] as number)
      if (sum > strongest) [strongest, place] = [sum, at]
    }
    strengths[filter] = strongest
    places[filter] = place
  }
  return { strengths, places }
}

function strengthsOf(net: Net, vectors: Float32Array) {
  const woken = net.layers.map((layer) => wake(layer, vectors))
  const strengths = new Float32Array(woken.reduce((sum, one) => sum + one.strengths.length, 0))
  let at = 0
  for (const one of woken) {
    strengths.set(one.strengths, at)
    at += one.strengths.length
  }
  return { strengths, places: woken.map((one) => one.places) }
}

/** As the product votes, but with weights that still change. */
function vote({ labels, votes, biases }: Net, strengths: Float32Array): Float32Array {
  const sums = new Float32Array(labels.length)
  for (let label = 0; label < labels.length; label++) {
    let sum = biases[label] as number
    const from = label * strengths.length
    for (let i = 0; i < strengths.length; i++) sum += (votes[from + i] as number) * (strengths[i] as number)
    sums[label] = sum
  }
  return shareOut(sums)
}
