import { expect, it } from 'vitest'
import { partReaderOf, partsOf } from './part-reader.ts'
import { readerOf } from './topic-net.ts'
import { vectorLength } from './word-vectors.ts'

it('reads every sentence and every two neighbours as if each were the whole text', () => {
  // Sabotage: in strongest() skip what begins in a known stretch, wherever it ends.
  const numbers = (length: number, step: number) =>
    Float32Array.from({ length }, (_, at) => Math.sin(at * step))
  const net = {
    labels: ['stop', 'other'],
    marks: new Map([
      ['<begin>', numbers(vectorLength, 0.1)],
      ['<end>', numbers(vectorLength, 0.2)],
      [',', numbers(vectorLength, 0.3)],
    ]),
    layers: [
      { width: 1, count: 2, weights: numbers(2 * vectorLength, 0.4), biases: numbers(2, 0.5) },
      { width: 4, count: 3, weights: numbers(12 * vectorLength, 0.6), biases: numbers(3, 0.7) },
    ],
    votes: numbers(10, 0.8),
    biases: numbers(2, 0.9),
  }
  const sentences = ['the fence is painted', 'thanks', 'we are glad that it looks so new now'].map((one) =>
    one.split(' '),
  )
  const alone = readerOf(net)
  expect(partReaderOf(net)(sentences)).toEqual(partsOf(sentences).map((part) => alone(part)[0]))
  // Sabotage: let `fewWords` be 0.
  expect(partsOf(sentences).map((part) => part.join(' '))).toEqual([
    'the fence is painted',
    'we are glad that it looks so new now',
    'the fence is painted , thanks',
    'thanks , we are glad that it looks so new now',
  ])
  expect(partsOf([['thanks']])).toEqual([['thanks']])
})
