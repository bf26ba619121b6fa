import { expect, test, vi } from 'vitest'
import { pageRoutes } from '#app/web/routes.tsx'
import { firstReadsAt, readsOfPageAt } from './first-reads.ts'

const frame = ['conversations/counts', 'profile/get']
const namesAt = (url: string) => firstReadsAt(url).map(([operation]) => operation)

// Sabotage: in firstReadsAt, leave out the `$` of the pattern.
test('go by the address: its page, the record it names, and no page below another', () => {
  expect(firstReadsAt('/bots/bot_1#top')[0]).toEqual(['bots/get', { id: 'bot_1' }])
  expect(firstReadsAt('/conversations/cnv_1/debug?turn=2').slice(0, 2)).toEqual([
    ['conversations/get', { id: 'cnv_1' }],
    ['telephony/conversationCalls', { id: 'cnv_1' }],
  ])
  for (const url of [
    '/none',
    '/bots/new',
    '/bots/a/b',
    '/bots/bot_1/studio/x',
    '/bots/%00',
    '//bots',
    '/settings',
  ])
    expect(namesAt(url), url).toEqual(frame)
})

// Sabotage: in firstReadsAt, take the query for a part of the path.
test('leave a list to its page where the address carries filters', () => {
  expect(namesAt('/contacts')).toContain('contacts/list')
  expect(namesAt('/contacts?q=dana')).toEqual(frame)
  expect(namesAt('/conversations?status=open')).toEqual(['bots/list', ...frame])
})

// Sabotage: in weekOf, leave out the `+ 6`; a week then begins on Sunday.
test('hold the week of the calendar where today is known', () => {
  expect(readsOfPageAt('/calendar')).toEqual([['calendar/settings']])
  const week = ['calendar/view', { from: '2026-11-16', to: '2026-11-22' }]
  for (const today of ['2026-11-16', '2026-11-22'])
    expect(readsOfPageAt('/calendar', () => today)).toEqual([['calendar/settings'], week])
  expect(readsOfPageAt('/calendar?date=2026-12-01', () => '2026-11-22')).toEqual([['calendar/settings']])
})

// Sabotage: in readsOfPageAt, look `today()` up for every page; telling a date costs a slow machine 70 ms.
test('look up the date for the calendar alone', () => {
  const today = vi.fn(() => '2026-11-22')
  for (const url of ['/', '/contacts', '/calendar?date=2026-12-01']) readsOfPageAt(url, today)
  expect(today).not.toHaveBeenCalled()
})

// Sabotage: in first-reads.ts, misspell a path.
test('are named for pages that there are', () => {
  const ids = pageRoutes.map(({ path }) => path.replace('$id', 'x_1'))
  const own = ids.filter((path) => namesAt(path).length > frame.length)
  expect(own.length).toBe(16)
})
