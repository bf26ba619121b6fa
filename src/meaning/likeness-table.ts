import { dot, knowWord, vectorLength } from './word-vectors.ts'

/** What each word says of a text's meaning: where it lies, and how much it weighs. */
export interface LikenessTable {
  /** The words met most often while learning come first. Of length one; words that were learnt lie elsewhere than their first vectors do. */
  vectors: Map<string, Float32Array>
  weights: Map<string, number>
  /** The weight of a word that was not learnt, from where it lies. */
  weightSlope: Float32Array
  shares: LikenessShares
}

export interface LikenessShares {
  /** How much it counts that a text's words are met by a wording's, a wording's by the text's, and the two as wholes. */
  text: number
  wording: number
  whole: number
  /** What is added where the wording is only the answer. */
  answer: number
  /** How like a text must be before it is likelier meant than nothing. */
  none: number
}

export interface WeighedWord {
  word: string
  vector: Float32Array
  weight: number
}

export function weighWord({ vectors, weights, weightSlope }: LikenessTable, word: string): WeighedWord {
  const vector = vectors.get(word) ?? firstVector(word)
  const weight = weights.get(word)
  if (weight !== undefined) return { word, vector, weight }
  return { word, vector, weight: dot(weightSlope, vector) }
}

/** A word nobody knows lies somewhere of its own, so that it is like itself and like no other. */
export function firstVector(word: string): Float32Array {
  const known = knowWord(word).vector
  if (known) return known
  let state = 2166136261
  for (let i = 0; i < word.length; i++) state = Math.imul(state ^ word.charCodeAt(i), 16777619)
  const vector = new Float32Array(vectorLength)
  for (let i = 0; i < vectorLength; i++) {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + i
    state ^= state >>> 13
    vector[i] = (state >>> 0) / 2147483648 - 1
  }
  const length = Math.sqrt(dot(vector, vector))
  return vector.map((part) => part / length)
}

/** A line of JSON, then for each word its weight, a scale and its vector as whole numbers of eight bits. */
export function packLikeness({ vectors, weights, weightSlope, shares }: LikenessTable): Buffer {
  const words = [...vectors.keys()]
  const line = Buffer.from(`${JSON.stringify({ shares, slope: [...weightSlope], words: words.join(' ') })}\n`)
  const numbers = Buffer.alloc(words.length * rowBytes)
  words.forEach((word, row) => {
    const vector = vectors.get(word) ?? new Float32Array(vectorLength)
    const most = Math.max(...vector.map(Math.abs), 1e-9)
    numbers.writeFloatLE(weights.get(word) ?? 0, row * rowBytes)
    vector.forEach((part, at) => {
      numbers.writeInt8(Math.round((part / most) * 127), row * rowBytes + 4 + at)
    })
  })
  return Buffer.concat([line, numbers])
}

export function unpackLikeness(file: Buffer): LikenessTable {
  const end = file.indexOf('\n')
  const head: { shares: LikenessShares; slope: number[]; words: string } = JSON.parse(
    file.toString('utf8', 0, end),
  )
  const vectors = new Map<string, Float32Array>()
  const weights = new Map<string, number>()
  const parts = new Int8Array(file.buffer, file.byteOffset, file.byteLength)
  head.words.split(' ').forEach((word, row) => {
    const from = end + 1 + row * rowBytes
    weights.set(word, file.readFloatLE(from))
    const vector = Float32Array.from(parts.subarray(from + 4, from + rowBytes))
    const length = Math.sqrt(dot(vector, vector))
    for (let at = 0; at < vectorLength; at++) vector[at] = (vector[at] as number) / length
    vectors.set(word, vector)
  })
  return { vectors, weights, weightSlope: Float32Array.from(head.slope), shares: head.shares }
}

const rowBytes = 4 + vectorLength
