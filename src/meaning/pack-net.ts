import type { Layer, Net } from './topic-net.ts'
import { vectorLength } from './word-vectors.ts'

/** A net as bytes: a line of JSON that says its shapes, then its numbers. */
export function packNet(net: Net): Buffer {
  const head = {
    labels: net.labels,
    marks: [...net.marks.keys()],
    layers: net.layers.map(({ width, count }) => ({ width, count })),
  }
  const parts = [
    ...net.marks.values(),
    ...net.layers.flatMap(({ weights, biases }) => [weights, biases]),
    net.votes,
    net.biases,
  ]
  const line = Buffer.from(`${JSON.stringify(head)}\n`)
  return Buffer.concat([
    line,
    ...parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength)),
  ])
}

export function unpackNet(file: Buffer): Net {
  const end = file.indexOf('\n')
  const head: { labels: string[]; marks: string[]; layers: { width: number; count: number }[] } = JSON.parse(
    file.toString('utf8', 0, end),
  )
  const numbers = new Float32Array(
    file.buffer.slice(file.byteOffset + end + 1, file.byteOffset + file.byteLength),
  )
  let at = 0
  const take = (length: number) => {
    at += length
    return numbers.subarray(at - length, at)
  }
  const marks = new Map(head.marks.map((mark) => [mark, take(vectorLength)]))
  const layers = head.layers.map(
    ({ width, count }): Layer => ({
      width,
      count,
      weights: take(width * count * vectorLength),
      biases: take(count),
    }),
  )
  const filters = layers.reduce((sum, { count }) => sum + count, 0)
  return {
    labels: head.labels,
    marks,
    layers,
    votes: take(filters * head.labels.length),
    biases: take(head.labels.length),
  }
}
