import { readFileSync } from 'node:fs'

/** A word with what is known of it; `vector` is null for a word nobody knows. */
export interface KnownWord {
  word: string
  /** Of length one. Words used in like places lie in like directions. */
  vector: Float32Array | null
}

export const vectorLength = 100

/** The product of a vector and of what stands from a place on in other numbers: four sums, which a processor adds up at once. */
export function dot(vector: Float32Array, others: Float32Array, from = 0): number {
  let [first, second, third, fourth] = [0, 0, 0, 0]
  for (let i = 0; i < vectorLength; i += 4) {
    first += (vector[i] as number) * (others[from + i] as number)
    second += (vector[i + 1] as number) * (others[from + i + 1] as number)
    third += (vector[i + 2] as number) * (others[from + i + 2] as number)
    fourth += (vector[i + 3] as number) * (others[from + i + 3] as number)
  }
  return first + second + third + fourth
}

/** The word among the 40,000 commonest, as it stands or with an ending taken off. */
export function knowWord(word: string): KnownWord {
  const cached = known.get(word)
  if (cached) return cached
  if (known.size >= mostKnown) known.clear()
  const found = lookUp(word)
  known.set(word, found)
  return found
}

// The same words come again in every turn.
const known = new Map<string, KnownWord>()
const mostKnown = 20_000

/** Among the commonest words, as it stands: no slip of another. */
export function isCommonWord(word: string): boolean {
  table ??= readTable()
  return (table.rows.get(word) ?? mostCommon) < mostCommon
}

const mostCommon = 18_000

function lookUp(word: string): KnownWord {
  table ??= readTable()
  for (const form of formsOf(word)) {
    const row = table.rows.get(form)
    if (row !== undefined) return { word, vector: vectorAt(table.numbers, row) }
  }
  return { word, vector: null }
}

function vectorAt(numbers: Int8Array, row: number): Float32Array {
  const vector = Float32Array.from(numbers.subarray(row * vectorLength, (row + 1) * vectorLength))
  let sum = 0
  for (const number of vector) sum += number * number
  const length = Math.sqrt(sum)
  return vector.map((number) => number / length)
}

function formsOf(word: string): string[] {
  const forms = [word]
  for (const [ending, instead] of endings)
    if (word.endsWith(ending) && word.length - ending.length > 2)
      forms.push(word.slice(0, -ending.length) + instead)
  return forms
}

const endings: [string, string][] = [
  ['s', ''], ['es', ''], ['ed', ''], ['ed', 'e'], ['ing', ''], ['ing', 'e'], ['ly', ''], ['in', 'ing'], ['y', ''],
] // biome-ignore format: one readable block

interface Table {
  rows: Map<string, number>
  numbers: Int8Array
}

let table: Table | null = null

/** The file, as `bench/meaning/make-word-vectors.ts` packs it. */
function readTable(): Table {
  const file = readFileSync(new URL('./word-vectors.bin', import.meta.url))
  const [count, namesLength] = [file.readUInt32LE(0), file.readUInt32LE(8)]
  const namesEnd = 12 + namesLength
  const words = file.toString('latin1', 12, namesEnd).split('\n')
  const numbers = new Int8Array(file.buffer, file.byteOffset + namesEnd, count * vectorLength)
  return { rows: new Map(words.map((word, row) => [word, row])), numbers }
}
