import { showCall } from '#carrier-emulator/calls/call-view.ts'
import type { DetectionOptions } from '#carrier-emulator/calls/detect-machine.ts'
import { type PlacedCall, placeCall } from '#carrier-emulator/calls/place-call.ts'
import { type Limits, readHook, readNumber, readSource } from '#carrier-emulator/calls/read-form.ts'
import { readRecordingForm } from '#carrier-emulator/calls/recording-options.ts'
import { readPhoneNumber } from '#carrier-emulator/phone-number.ts'
import type { RestAnswer, RestCall } from '#carrier-emulator/rest-route.ts'
import type { CallEvent, CallRow } from '#carrier-emulator/rows.ts'
import { TwilioError } from '#carrier-emulator/twilio-error.ts'

/** An account places a call. */
export function createCall(call: RestCall): RestAnswer {
  const { carrier, account, form } = call
  if (account.status !== 'active') throw new TwilioError(20005)
  const line = placeCall(carrier, {
    ...readParties(call),
    accountSid: account.sid,
    callerName: null,
    statusCallback: readStatusCallback(form),
    source: readSource(form, carrier.baseUrl),
    timeoutMs: readNumber(form, 'Timeout', { least: 1, most: 600, otherwise: 60 }) * 1_000,
    limitMs: form.has('TimeLimit')
      ? readNumber(form, 'TimeLimit', { least: 1, most: 14_400, otherwise: 14_400 }) * 1_000
      : null,
    sendDigits: (form.get('SendDigits') ?? '').replace(/[^0-9wW#*]/g, ''),
    recording: form.get('Record') === 'true' ? readRecordingForm(form) : null,
    detection: readDetection(form),
  })
  return { status: 201, body: showCall(line.row) }
}

export function readParties({ carrier, account, form }: RestCall): { from: string; to: string } {
  const toText = form.get('To') ?? ''
  const fromText = form.get('From') ?? ''
  if (toText === '') throw new TwilioError(21201)
  if (fromText === '') throw new TwilioError(21213)
  const to = /^client:[\w.@-]{1,120}$/.test(toText) ? toText : readPhoneNumber(toText)
  const from = readPhoneNumber(fromText)
  if (to === null) throw new TwilioError(21211)
  if (from === null) throw new TwilioError(21212)
  if (carrier.state.numberByPhone(from)?.accountSid !== account.sid) throw new TwilioError(21210)
  return { from, to }
}

const events: CallEvent[] = ['initiated', 'ringing', 'answered', 'completed']

/** Without a list of events only the end is reported. */
export function readStatusCallback(form: URLSearchParams): CallRow['statusCallback'] {
  const hook = readHook(form, 'StatusCallback', 'StatusCallbackMethod')
  const asked = form.getAll('StatusCallbackEvent').flatMap((text) => text.split(/[\s,]+/))
  const known = events.filter((event) => asked.includes(event))
  return {
    ...(hook ?? { url: '', method: 'POST' as const }),
    events: asked.length > 0 ? known : ['completed'],
  }
}

function readDetection(form: URLSearchParams): PlacedCall['detection'] {
  const kind = form.get('MachineDetection') ?? ''
  if (kind !== 'Enable' && kind !== 'DetectMessageEnd') return null
  const read = (name: string, limits: Limits) => readNumber(form, `MachineDetection${name}`, limits)
  const options: DetectionOptions = {
    waitsForEnd: kind === 'DetectMessageEnd',
    timeoutMs: read('Timeout', { least: 3, most: 59, otherwise: 30 }) * 1_000,
    speechMs: read('SpeechThreshold', { least: 1_000, most: 6_000, otherwise: 2_400 }),
    endSilenceMs: read('SpeechEndThreshold', { least: 500, most: 5_000, otherwise: 1_200 }),
    silenceMs: read('SilenceTimeout', { least: 2_000, most: 10_000, otherwise: 5_000 }),
  }
  const callback = readHook(form, 'AsyncAmdStatusCallback', 'AsyncAmdStatusCallbackMethod')
  return { ...options, callback, isAsync: form.get('AsyncAmd') === 'true' }
}
