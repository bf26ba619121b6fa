import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  acceptEvent,
  fillGap,
  type LiveEvent,
  liveStateOf,
  retryDelayMs,
  startSequence,
} from './live-sequence.ts'

const at = (index: number) => `evt_${String(index).padStart(4, '0')}`
const event = (index: number, afterId: string | undefined = at(index - 1)): LiveEvent => ({
  id: at(index),
  afterId,
  data: { topic: 'conversation.cnv_1', index },
})

describe('one tab in the stream', () => {
  test('drops what it has seen and holds what comes too early', () => {
    let step = acceptEvent(startSequence(at(3)), event(4))
    expect(step.deliver).toEqual([event(4)])
    step = acceptEvent(step.sequence, event(4))
    expect(step.deliver).toEqual([])
    step = acceptEvent(step.sequence, event(7))
    expect(step).toMatchObject({ deliver: [], isGap: true })
    step = acceptEvent(step.sequence, event(8))
    expect(step).toMatchObject({ deliver: [], isGap: true })
    step = fillGap(step.sequence, [event(5), event(6), event(7)])
    expect(step.deliver.map((given) => given.id)).toEqual([at(5), at(6), at(7), at(8)])
    expect(step.sequence).toMatchObject({ lastId: at(8), held: [] })
  })

  test('takes the first event it hears as its beginning', () => {
    expect(acceptEvent(startSequence(), event(9)).deliver).toEqual([event(9)])
  })

  // Sabotage: in acceptEvent drop `sequence.recentIds.includes(event.id) ||`, or in fillGap the `seen` check.
  test('hands on every event once and in order, whatever leaders repeat or notes get lost', () => {
    const notes = fc.array(
      fc.oneof(
        { weight: 6, arbitrary: fc.constant({ kind: 'next' as const, by: 0 }) },
        {
          weight: 2,
          arbitrary: fc.record({ kind: fc.constant('lost' as const), by: fc.integer({ min: 1, max: 4 }) }),
        },
        {
          weight: 2,
          arbitrary: fc.record({ kind: fc.constant('leader' as const), by: fc.integer({ min: 0, max: 5 }) }),
        },
        { weight: 2, arbitrary: fc.constant({ kind: 'fill' as const, by: 0 }) },
      ),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(notes, (plan) => {
        let sequence = startSequence(at(0))
        let sent = 0
        const given: string[] = []
        const take = (step: ReturnType<typeof acceptEvent>) => {
          sequence = step.sequence
          given.push(...step.deliver.map((one) => one.id))
        }
        const fill = () => {
          const from = Number(sequence.lastId?.slice(4))
          const all = Array.from({ length: sent - from }, (_, index) => event(from + 1 + index, undefined))
          take(fillGap(sequence, all))
        }
        for (const { kind, by } of plan) {
          if (kind === 'lost') sent += by
          if (kind === 'fill') fill()
          if (kind === 'leader') {
            // A new leader lags behind and repeats the last few.
            for (let again = Math.max(1, sent - by); again <= sent; again += 1)
              take(acceptEvent(sequence, event(again)))
          }
          if (kind !== 'next') continue
          sent += 1
          take(acceptEvent(sequence, event(sent)))
        }
        fill()
        expect(given).toEqual(Array.from({ length: sent }, (_, index) => at(index + 1)))
      }),
    )
  })
})

test('says reconnecting after 5 s and polls after 15 s', () => {
  expect([undefined, 0, 4999, 5000, 14_999, 15_000].map(liveStateOf)).toEqual([
    'connected',
    'connecting',
    'connecting',
    'reconnecting',
    'reconnecting',
    'polling',
  ])
})

test('waits longer after each failure, up to 15 s', () => {
  expect([1, 2, 3, 6, 40].map((failures) => retryDelayMs(failures, 1))).toEqual([
    500, 1000, 2000, 15_000, 15_000,
  ])
  expect(retryDelayMs(1, 0)).toBe(250)
})
