import { expect, it } from 'vitest'
import { createCallTime } from '#carrier-emulator/calls/call-time.ts'
import { systemClock } from '#carrier-emulator/clock.ts'

const open = (pace: number) => {
  const errors: unknown[] = []
  return { errors, time: createCallTime(systemClock, { pace, report: (error) => errors.push(error) }) }
}
const block = (ms: number) => {
  const endMs = performance.now() + ms
  while (performance.now() < endMs);
}

// Sabotage: leave reachedMs alone in catchUp().
it('runs what is due in order and at its time, also after a stall', async () => {
  const { time } = open(50)
  const startMs = time.nowMs()
  const seen: [string, number][] = []
  const see = (name: string) => seen.push([name, Math.round(time.nowMs() - startMs)])
  await new Promise<void>((resolve) => {
    time.after(300, () => {
      see('third')
      time.after(10, () => see('fourth'))
      time.after(500, resolve)
    })
    time.after(100, () => {
      see('first')
      void Promise.resolve().then(() => time.after(50, () => see('second')))
    })
    block(30)
  })
  expect(seen.map(([name]) => name)).toEqual(['first', 'second', 'third', 'fourth'])
  const [first = 0, second = 0, third = 0, fourth = 0] = seen.map(([, atMs]) => atMs)
  expect(first < 400).toBe(true)
  expect([second - first, fourth - third]).toEqual([50, 10])
  time.close()
})

it('forgets what is cancelled, reports what fails, and stops when closed', async () => {
  const { time, errors } = open(100)
  const seen: string[] = []
  time.after(20, () => seen.push('cancelled'))()
  time.after(30, () => {
    throw new Error('broken')
  })
  await new Promise<void>((resolve) => time.after(60, resolve))
  expect([seen, errors]).toEqual([[], [new Error('broken')]])
  time.after(10, () => seen.push('late'))
  time.close()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(seen).toEqual([])
})
