import { expect, it } from 'vitest'
import { packNet, unpackNet } from './pack-net.ts'
import { readerOf } from './topic-net.ts'
import { vectorLength } from './word-vectors.ts'

it('keeps a net as bytes without loss', () => {
  // Sabotage: take the layers' biases before their weights in unpackNet().
  const numbers = (length: number, step: number) =>
    Float32Array.from({ length }, (_, at) => Math.sin(at * step))
  const net = {
    labels: ['open', 'closed', 'neither'],
    marks: new Map([
      ['<begin>', numbers(vectorLength, 0.1)],
      ['<end>', numbers(vectorLength, 0.2)],
      ['<day>', numbers(vectorLength, 0.3)],
    ]),
    layers: [
      { width: 1, count: 2, weights: numbers(2 * vectorLength, 0.4), biases: numbers(2, 0.5) },
      { width: 2, count: 3, weights: numbers(6 * vectorLength, 0.6), biases: numbers(3, 0.7) },
    ],
    votes: numbers(15, 0.8),
    biases: numbers(3, 0.9),
  }
  const again = unpackNet(packNet(net))
  expect(again).toEqual(net)
  const text = ['are', 'you', 'open', '<day>']
  expect(readerOf(again)(text)).toEqual(readerOf(net)(text))
})
