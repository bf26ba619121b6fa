import { expect, test } from 'vitest'
import { type CallMemory, createCallsInHand } from '#telephony/server/calls-in-hand.ts'

const now = new Date('2026-11-17T18:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

/** A call that had a line until `now`, with nothing left to write. */
function call(change: Partial<CallMemory> = {}): CallMemory {
  const writer = { pending: () => 0, add: () => {}, flushed: async () => true }
  return {
    ...{ callId: 'call_1', connectionId: 'conn_1', sid: 'CA1', idleSince: now, isOver: false, writer },
    ...change,
  } as CallMemory
}

// Sabotage: let `end` only note that the call is over.
test('a call that is over is forgotten at once', () => {
  const calls = createCallsInHand()
  calls.keep(call())
  calls.end('conn_1', 'CA1')
  expect([calls.get('call_1'), calls.bySid('conn_1', 'CA1'), calls.all()]).toEqual([undefined, undefined, []])
})

// Sabotage: forget without asking what is left to write.
test('one with something left to write is kept until it is written', () => {
  const calls = createCallsInHand()
  let left = 1
  const one = call()
  one.writer.pending = () => left
  calls.keep(one)
  calls.end('conn_1', 'CA1')
  calls.sweep(later(60))
  expect(calls.get('call_1')).toBe(one)
  left = 0
  calls.sweep(later(61))
  expect(calls.all()).toEqual([])
})

test('one whose line is still open is kept until the line is gone', () => {
  const calls = createCallsInHand()
  const one = call({ idleSince: null })
  calls.keep(one)
  calls.end('conn_1', 'CA1')
  calls.sweep(later(60))
  expect(calls.bySid('conn_1', 'CA1')).toBe(one)
  one.idleSince = now
  calls.sweep(later(1))
  expect(calls.all()).toEqual([])
})

test('one whose end nobody told is kept for ten minutes after its line has gone', () => {
  const calls = createCallsInHand()
  calls.keep(call())
  calls.sweep(later(9))
  expect(calls.all().length).toBe(1)
  calls.sweep(later(11))
  expect(calls.all()).toEqual([])
})
