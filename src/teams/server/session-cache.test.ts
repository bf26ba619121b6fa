import { expect, test } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { createSessionCache } from '#teams/server/session-cache.ts'

const visitor = {
  userId: 'usr_1',
  name: 'Ana',
  email: 'ana@example.com',
  isAdministrator: false,
  sessionId: 'ses_1',
  teamId: 'team_1',
  role: 'owner' as const,
}

test('a visitor is remembered for fifteen seconds, or until forgotten', async () => {
  const clock = manualClock('2026-11-17T18:00:00Z')
  const cache = createSessionCache(clock)
  await cache.fill('a', async () => visitor)
  expect(cache.get('a')).toEqual(visitor)
  clock.advance(15_000)
  expect(cache.get('a')).toBeUndefined()
  for (const forget of [() => cache.forgetUser('usr_1'), () => cache.forgetTeam('team_1')]) {
    await cache.fill('a', async () => visitor)
    cache.forgetUser('usr_2')
    expect(cache.get('a')).toEqual(visitor)
    forget()
    expect(cache.get('a')).toBeUndefined()
  }
})

// Sabotage: in fill, keep what was read without comparing generations.
test('an answer that was read before a change is used but not kept', async () => {
  const cache = createSessionCache(manualClock('2026-11-17T18:00:00Z'))
  const reading = cache.fill('a', async () => {
    cache.forgetUser('usr_1')
    return visitor
  })
  expect(await reading).toEqual(visitor)
  expect(cache.get('a')).toBeUndefined()
})
