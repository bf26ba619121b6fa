import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeNext } from './safe-next.ts'

test('a place of our own is kept with its query and hash', () => {
  expect(safeNext('/conversations/cnv_1?tab=log#msg_2')).toBe('/conversations/cnv_1?tab=log#msg_2')
})

// Sabotage: drop the test for `//` and `/\`; the browser then leaves for the other site.
test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '',
  undefined,
  7,
])('not %j', (next) => expect(safeNext(next)).toBe('/'))

test('never back to the sign-in itself', () => {
  expect(safeNext('/login?next=/bots')).toBe('/')
  expect(safeNext('/logout')).toBe('/')
  expect(safeNext('/signup')).toBe('/')
})

// Sabotage: refuse every `/signup`; who signs in by the link on an invitation then never joins.
test('but back to an invitation', () => {
  expect(safeNext('/signup?invite=abc')).toBe('/signup?invite=abc')
})

test('whatever comes, it stays on this site', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const next of [text, `/${text}`, `//${text}`, `/\\${text}`]) {
        const url = new URL(safeNext(next), 'https://parley.example.com')
        expect(url.origin).toBe('https://parley.example.com')
      }
    }),
  )
})
