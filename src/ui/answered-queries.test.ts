import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { AnsweredQueries, doubtAnswers } from './answered-queries.ts'
import type { ReadyAnswer } from './first-reads.ts'

const here: Record<string, ReadyAnswer> = {}
const ask = vi.fn(async () => 'asked')
let client: QueryClient
beforeEach(() => {
  ask.mockClear()
  const take = (path: readonly string[], input: unknown) => here[`${path.join('/')} ${JSON.stringify(input)}`]
  client = new QueryClient({
    queryCache: new AnsweredQueries(take),
    defaultOptions: { queries: { staleTime: 15_000 } },
  })
  here['bots/list undefined'] = { value: 'brought', ageMs: 2_000 }
})

const listKey = [['bots', 'list'], { type: 'query' }]
const list = () => new QueryObserver(client, { queryKey: listKey, queryFn: ask })

// Sabotage: in AnsweredQueries, do not begin.
test('a page has what is here before it is drawn, and nothing is asked', async () => {
  const shown = list()
  expect(shown.getCurrentResult()).toMatchObject({ data: 'brought', isPending: false, isStale: false })
  const leave = shown.subscribe(() => undefined)
  expect(ask).not.toHaveBeenCalled()
  leave()
})

// Sabotage: in begin, leave `updatedAt` out.
test('what is old by now is drawn and asked for', async () => {
  here['bots/list undefined'] = { value: 'brought', ageMs: 20_000 }
  const shown = list()
  expect(shown.getCurrentResult().data).toBe('brought')
  const leave = shown.subscribe(() => undefined)
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('asked'))
  leave()
})

// Sabotage: in begin, give `value` where pages belong.
test('a list that goes on page after page begins with its first one', () => {
  here['conversations/list {"status":"all"}'] = { value: { items: [1] }, ageMs: 0 }
  const shown = new InfiniteQueryObserver(client, {
    queryKey: [['conversations', 'list'], { type: 'infinite', input: { status: 'all', cursor: undefined } }],
    queryFn: ask,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: () => 'next',
  })
  const data = { pages: [{ items: [1] }], pageParams: [undefined] }
  expect(shown.getCurrentResult()).toMatchObject({ data, hasNextPage: true })
})

// Sabotage: let doubtAnswers do nothing.
test('what happens between the first picture and the looking is not missed', async () => {
  const shown = list()
  doubtAnswers()
  const leave = shown.subscribe(() => undefined)
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('asked'))
  leave()
})

// Sabotage: in doubtAnswers, doubt what has observers too.
test('what is on the screen hears of it by itself', () => {
  const leave = list().subscribe(() => undefined)
  doubtAnswers()
  expect(client.getQueryState(listKey)?.isInvalidated).toBe(false)
  leave()
})
