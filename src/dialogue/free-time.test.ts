import { expect, it } from 'vitest'
import { asksForFreeTime } from './free-time.ts'

const topic = (text: string) => asksForFreeTime(text.split(' '), undefined)?.topic ?? null

it('hears that a free time is looked for, and not the hours of the doors', () => {
  // Sabotage: leave the line of `when (are|would|will) you` out of freeTime, or any other line of it.
  for (const text of [
    'what openings have you got',
    'could i have your soonest appointment',
    'what is the earliest you could fit me in',
    'which days are you available for <service>',
    'what times do you have for a <service>',
    'when are you free to do it',
    'do you have any room this week',
  ])
    expect(topic(text), text).toBe('booking')
})

it('leaves alone who asks for the doors, or has a visit to move', () => {
  // Sabotage: leave doors.test() out; let others be an empty set.
  for (const text of ['what are your opening hours', 'which days are you open', 'when is your next opening'])
    expect(topic(text), text).toBeNull()
  expect(topic('any slots where the doors are open late')).toBeNull()
  const moved = { topic: 'change_booking' as const, confidence: 0.9, used: [] }
  expect(asksForFreeTime('move it to your first slot'.split(' '), moved)).toBeNull()
})
