import type { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#ui/query-client.ts'

const readAhead = vi.hoisted(() => vi.fn())
vi.stubGlobal('document', { documentElement: { lang: 'en' }, getElementById: () => null })
vi.mock('#ui/rpc.ts', async (actual) => ({ ...(await actual<object>()), readAhead }))

const { readPageAhead } = await import('./read-page-ahead.ts')
const { appRpc } = await import('./queries.ts')

let client: QueryClient
beforeEach(() => {
  readAhead.mockReset()
  readAhead.mockResolvedValue(undefined)
  client = createQueryClient()
})
const knowProfile = (timeZone: string) =>
  client.setQueryData(appRpc.query.profile.get.queryKey(), { profile: { timeZone } } as never)

// Sabotage: in readPageAhead, go on without a profile.
test('leaves the first page of all to its document', () => {
  readPageAhead(client, '/contacts')
  expect(readAhead).not.toHaveBeenCalled()
})

// Sabotage: leave `filter` out, or compare the operations alone.
test('asks what the page reads first, and not what is here and still counts', () => {
  knowProfile('America/New_York')
  readPageAhead(client, '/bots')
  expect(readAhead).toHaveBeenLastCalledWith([['bots/list'], ['reports/botWeeks']])
  client.setQueryData(appRpc.query.bots.list.queryKey(), { items: [] } as never)
  readPageAhead(client, '/bots')
  expect(readAhead).toHaveBeenLastCalledWith([['reports/botWeeks']])
  vi.setSystemTime(Date.now() + 20_000)
  readPageAhead(client, '/bots')
  expect(readAhead).toHaveBeenLastCalledWith([['bots/list'], ['reports/botWeeks']])
  vi.useRealTimers()
  client.setQueryData(appRpc.query.bots.get.queryKey({ input: { id: 'bot_1' } }), {} as never)
  readPageAhead(client, '/bots/bot_2')
  expect(readAhead).toHaveBeenLastCalledWith([['bots/get', { id: 'bot_2' }]])
})

// Sabotage: in todayIn, leave the time zone out.
test("asks for the calendar's week where the business is", () => {
  vi.setSystemTime('2026-11-23T02:00:00Z')
  knowProfile('America/New_York')
  readPageAhead(client, '/calendar')
  expect(readAhead.mock.lastCall?.[0]).toContainEqual([
    'calendar/view',
    { from: '2026-11-16', to: '2026-11-22' },
  ])
  vi.useRealTimers()
})

// Sabotage: in readPageAhead, do not await, or leave the time out of the race.
test('waits for what the page has nothing of, but not long', async () => {
  vi.useFakeTimers()
  knowProfile('America/New_York')
  const answer = Promise.withResolvers<void>()
  readAhead.mockReturnValue(answer.promise)
  const settled = vi.fn()
  const open = () => void readPageAhead(client, '/contacts').then(settled)
  open()
  await vi.advanceTimersByTimeAsync(299)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledTimes(1)
  open()
  answer.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(settled).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

// Sabotage: in readPageAhead, let isDrawn be false.
test('does not wait where something can be drawn', async () => {
  vi.useFakeTimers()
  knowProfile('America/New_York')
  client.setQueryData(appRpc.query.contacts.list.queryKey({ input: {} }), { items: [] } as never, {
    updatedAt: 1,
  })
  readAhead.mockReturnValue(new Promise(() => undefined))
  await readPageAhead(client, '/contacts')
  expect(readAhead).toHaveBeenLastCalledWith([['contacts/list', {}]])
  vi.useRealTimers()
})
