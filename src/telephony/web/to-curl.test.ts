import { describe, expect, test } from 'vitest'
import { toCurl } from './to-curl.ts'
import type { TrafficItem } from './use-traffic.ts'

const hook: TrafficItem = {
  id: 1,
  at: '2026-11-20T10:00:00Z',
  direction: 'in',
  kind: 'hook',
  what: 'message',
  status: 200,
  durationMs: 12,
  fault: null,
  injected: null,
  replayOf: null,
  request: { url: 'http://127.0.0.1:3000/hooks/twilio/conn_1/sms', Body: "it's open?", From: '+15035550142' },
  response: '',
}

describe('a request as a command', () => {
  // Sabotage: leave out the replacement in `quoted` and the shell ends the text early.
  test('quotes what somebody wrote and names the signature as a variable', () => {
    expect(toCurl(hook)).toBe(
      [
        `curl -X POST 'http://127.0.0.1:3000/hooks/twilio/conn_1/sms' \\`,
        `  -H "X-Twilio-Signature: $SIGNATURE" \\`,
        `  --data-urlencode 'Body=it'\\''s open?' \\`,
        `  --data-urlencode 'From=+15035550142'`,
      ].join('\n'),
    )
  })

  test('a read at the carrier puts its fields in the address and asks with the account', () => {
    const rest = {
      ...hook,
      kind: 'rest',
      what: 'GET ListMessage',
      request: { url: '/Messages.json', To: '+1' },
    }
    expect(toCurl(rest)).toContain(`curl -X GET "$CARRIER_URL/Messages.json"`)
    expect(toCurl(rest)).toContain('-G')
  })

  test('nothing where no address is known', () => {
    expect(toCurl({ ...hook, request: { Body: 'hi' } })).toBeUndefined()
  })
})
