import { expect, test } from 'vitest'
import { recordingSides } from './recording-sides.ts'

const base64 = (...bytes: number[]) => btoa(String.fromCharCode(...bytes))
const turns = [
  { id: 'one', who: 'contact' as const, startMs: 0, endMs: 2_000 },
  { id: 'two', who: 'bot' as const, startMs: 2_000, endMs: 4_000 },
]

// Sabotage: give both lanes the contact's channel.
test('each lane has its own channel, and of one channel each has its turns', () => {
  const two = recordingSides({ perSecond: 1, contact: base64(1, 2), bot: base64(3, 127) }, turns)
  expect([[...Array.from(two.contact.values)], [...Array.from(two.ours.values)]]).toEqual([
    [1, 2],
    [3, 127],
  ])
  const one = recordingSides({ perSecond: 1, contact: base64(9, 8, 7, 6), bot: '' }, turns)
  expect([Array.from(one.contact.values), Array.from(one.ours.values)]).toEqual([
    [9, 8, 0, 0],
    [0, 0, 7, 6],
  ])
})
