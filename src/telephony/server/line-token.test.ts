import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLineToken, signLineToken } from '#telephony/server/line-token.ts'

const key = Buffer.alloc(32, 7)
const now = new Date('2026-11-17T18:00:00.000Z')
const token = { teamId: 'team_a', callId: 'call_b', epoch: 2, expiresAt: new Date(now.getTime() + 60_000) }

test('says again what was signed, until it runs out', () => {
  const text = signLineToken(key, token)
  expect(readLineToken(key, text, now)).toEqual(token)
  // Sabotage: leave out the comparison with `now`.
  expect(readLineToken(key, text, token.expiresAt)).toBeNull()
})

test('another key, or any change, opens nothing', () => {
  const text = signLineToken(key, token)
  expect(readLineToken(Buffer.alloc(32, 8), text, now)).toBeNull()
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.constantFrom('A', 'b', '.', '_'), (at, sign) => {
      const changed = text.slice(0, at) + sign + text.slice(at + 1)
      expect(readLineToken(key, changed, now)).toEqual(changed === text ? token : null)
    }),
  )
  fc.assert(fc.property(fc.string(), (any) => readLineToken(key, any, now) === null))
})
