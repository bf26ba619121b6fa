import { expect, test, vi } from 'vitest'
import { createReadsAhead } from './reads-ahead.ts'

const path = ['bots', 'list']

// Sabotage: in `take`, leave the answer where it is.
test('gives an answer once, to who asks for just that, also while it is on its way', async () => {
  const reads = createReadsAhead(() => 0)
  const way = Promise.withResolvers<string>()
  const ask = vi.fn(() => way.promise)
  reads.start(path, { status: 'all' }, ask)
  reads.start(path, { status: 'all' }, ask)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(reads.take(path, undefined)).toBeUndefined()
  const taken = reads.take(path, { status: 'all', cursor: undefined })
  way.resolve('the bots')
  expect(await taken).toBe('the bots')
  expect(reads.take(path, { status: 'all' })).toBeUndefined()
})

// Sabotage: in `takeReady`, leave the answer where it is, or give it while it is on its way.
test('gives at once what is here, with its age', async () => {
  let nowMs = 0
  const reads = createReadsAhead(() => nowMs)
  const way = Promise.withResolvers<string>()
  reads.start(path, {}, () => way.promise)
  expect(reads.takeReady(path, {})).toBeUndefined()
  way.resolve('the bots')
  await way.promise
  await Promise.resolve()
  nowMs = 300
  expect(reads.takeReady(path, {})).toEqual({ value: 'the bots', ageMs: 300 })
  expect(reads.take(path, {})).toBeUndefined()
})

// Sabotage: in `forget`, or in `isUseful`, do nothing.
test('has nothing any more after a deed or a live event, or after five seconds', () => {
  let nowMs = 0
  const reads = createReadsAhead(() => nowMs)
  const ask = vi.fn(async () => 'the bots')
  reads.start(path, {}, ask)
  reads.forget()
  expect(reads.take(path, {})).toBeUndefined()
  reads.start(path, {}, ask)
  nowMs = 5_001
  expect(reads.take(path, {})).toBeUndefined()
  reads.start(path, {}, ask)
  expect(ask).toHaveBeenCalledTimes(3)
})

// Sabotage: leave out the `catch`.
test('a failure is no answer', async () => {
  const reads = createReadsAhead(() => 0)
  reads.start(path, {}, () => Promise.reject(new Error('no network')))
  expect(await reads.take(path, {})).toBeUndefined()
})
