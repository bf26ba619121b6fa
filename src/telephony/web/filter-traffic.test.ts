import { expect, test } from 'vitest'
import { filterTraffic, subjectOf } from './filter-traffic.ts'
import type { TrafficItem } from './use-traffic.ts'

const sid = `CA${'0'.repeat(32)}`
const item = (part: Partial<TrafficItem>): TrafficItem => ({
  ...{ id: 1, at: '2026-11-17T18:00:00.000Z', direction: 'in', kind: 'hook', what: 'call in-progress' },
  ...{ status: 200, durationMs: 7, fault: null, injected: null, replayOf: null, request: {}, response: '' },
  ...part,
})
const hook = item({ id: 1, request: { url: 'http://x/calls', CallSid: sid, From: '+15035550142' } })
const placed = item({ id: 2, kind: 'rest', what: 'POST calls.create', response: `{"sid":"${sid}"}` })
const ended = item({ id: 3, kind: 'rest', request: { url: `/2010-04-01/Calls/${sid}.json` } })
const said = item({ id: 4, kind: 'relay', what: 'prompt "My sink leaks"', request: { call: sid } })
const late = item({ id: 5, injected: 'delay', request: { MessageSid: 'SM1' } })
const all = [hook, placed, ended, said, late]
const ids = (filter: string) => filterTraffic(all, filter).map(({ id }) => id)

test('everything of a call is found by its SID, whichever way it crossed the wire', () => {
  // Sabotage: leave the response out of haystackOf().
  expect(ids(sid)).toEqual([1, 2, 3, 4])
  expect(all.map(subjectOf)).toEqual([sid, sid, sid, sid, 'SM1'])
})

test('all words of the filter must be there, in any order and case', () => {
  expect(ids('')).toEqual([1, 2, 3, 4, 5])
  expect(ids('LEAKS relay')).toEqual([4])
  expect(ids('injected')).toEqual([5])
  expect(ids('leaks rest')).toEqual([])
})
