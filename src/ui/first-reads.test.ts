import { expect, test } from 'vitest'
import { firstReadsOf } from './first-reads.ts'

const brought = JSON.stringify({
  'bots/list null': { json: { items: [] } },
  'bots/get {"id":"bot_1"}': { json: { id: 'bot_1' } },
})

function readsAt(nowMs: () => number, text: string | null = brought) {
  return firstReadsOf({ take: () => text, nowMs })
}

// Sabotage: in `take`, leave the answer where it is.
test('gives each answer once, to who asks for just that', () => {
  const reads = readsAt(() => 1_200)
  expect(reads.has(['bots', 'get'], { id: 'bot_2' })).toBe(false)
  expect(reads.has(['bots', 'list'], undefined)).toBe(true)
  expect(reads.take(['bots', 'list'], undefined)).toEqual({ value: { items: [] }, ageMs: 1_200 })
  expect(reads.has(['bots', 'list'], undefined)).toBe(false)
  expect(reads.take(['bots', 'list'], undefined)).toBeUndefined()
  expect(reads.take(['bots', 'get'], { id: 'bot_1', version: undefined })).toMatchObject({
    value: { id: 'bot_1' },
  })
})

// Sabotage: give `answer.json` as it came.
test('gives what RPC gives', () => {
  const at = '2026-11-23T09:00:00.000Z'
  const reads = readsAt(() => 0, JSON.stringify({ 'bots/list null': { json: { at }, meta: [[1, 'at']] } }))
  expect(reads.take(['bots', 'list'], undefined)?.value).toEqual({ at: new Date(at) })
})

// Sabotage: in `forget`, or where the time is looked at, do nothing.
test('has nothing any more after a deed, or after a minute', () => {
  const done = readsAt(() => 0)
  done.forget()
  expect(done.has(['bots', 'list'], undefined)).toBe(false)
  let nowMs = 59_000
  const old = readsAt(() => nowMs)
  expect(old.has(['bots', 'list'], undefined)).toBe(true)
  nowMs = 61_000
  expect(old.has(['bots', 'list'], undefined)).toBe(false)
})

test('has nothing where the document brought nothing', () => {
  expect(readsAt(() => 0, null).take(['bots', 'list'], undefined)).toBeUndefined()
})
