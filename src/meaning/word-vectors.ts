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

/**
 * The products of a vector and of many rows of numbers, each a step behind the one before: eight rows at once, so that
 * every number of the vector is fetched once for all of them.
 */
export function dots(
  vector: Float32Array,
  { numbers, from, step }: { numbers: Float32Array; from: number; step: number },
  products: Float32Array,
): void {
  const whole = products.length - (products.length % 8)
  for (let row = 0; row < whole; row += 8) {
    let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0]
    let at = from + row * step
    for (let i = 0; i < vectorLength; i++, at++) {
      const number = vector[i] as number
      a += number * (numbers[at] as number)
      b += number * (numbers[at + step] as number)
      c += number * (numbers[at + 2 * step] as number)
      d += number * (numbers[at + 3 * step] as number)
      e += number * (numbers[at + 4 * step] as number)
      f += number * (numbers[at + 5 * step] as number)
      g += number * (numbers[at + 6 * step] as number)
      h += number * (numbers[at + 7 * step] as number)
    }
    products.set([a, b, c, d, e, f, g, h], row)
  }
  for (let row = whole; row < products.length; row++) products[row] = dot(vector, numbers, from + row * step)
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
