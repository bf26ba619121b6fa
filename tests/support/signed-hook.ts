import twilio from 'twilio'
import type { RawHook } from '#integrations/ports.ts'

export const hookToken = 'a'.repeat(32)
const base = 'https://parley.example/hooks/twilio/conn_1'

/** A webhook signed as Twilio signs; `address` is what stands after the connection. */
export const signedHook = (address: string, fields: Record<string, string>): RawHook => ({
  provider: 'twilio',
  connectionId: 'conn_1',
  path: address.split('?')[0] ?? '',
  url: `${base}/${address}`,
  method: 'POST',
  headers: {
    'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
    'x-twilio-signature': twilio.getExpectedTwilioSignature(hookToken, `${base}/${address}`, fields),
  },
  body: Buffer.from(new URLSearchParams(fields).toString()),
})

/** What every webhook about a call says. */
export const callFields = {
  CallSid: `CA${'2'.repeat(32)}`,
  AccountSid: `AC${'1'.repeat(32)}`,
  From: '+15035550142',
  To: '+15035550100',
  CallStatus: 'ringing',
  Direction: 'inbound',
}
