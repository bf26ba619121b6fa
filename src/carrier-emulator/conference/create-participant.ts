import { element } from '#carrier-emulator/calls/ask-document.ts'
import { readParties, readStatusCallback } from '#carrier-emulator/calls/create-call.ts'
import { placeCall } from '#carrier-emulator/calls/place-call.ts'
import { type Limits, readFlag, readNumber } from '#carrier-emulator/calls/read-form.ts'
import { readRecordingForm } from '#carrier-emulator/calls/recording-options.ts'
import { showParticipant } from '#carrier-emulator/conference/participant-view.ts'
import { endRoom, findRoom, openRoom } from '#carrier-emulator/conference/rooms.ts'
import type { RestAnswer, RestCall } from '#carrier-emulator/rest-route.ts'
import { TwilioError } from '#carrier-emulator/twilio-error.ts'
import type { XmlNode } from '#carrier-emulator/xml.ts'

/** Calls a phone, which comes into the conference when it answers. */
export function createParticipant(call: RestCall): RestAnswer {
  const { carrier, account, form, params } = call
  if (account.status !== 'active') throw new TwilioError(20005)
  const named = params.ConferenceSid ?? ''
  const known = carrier.state.rows.conferences.get(named)
  if (/^CF[0-9a-f]{32}$/.test(named) && (known?.accountSid !== account.sid || !carrier.rooms.has(named)))
    throw new TwilioError(20404)
  const parties = readParties(call)
  const limits: Limits = { least: 1, most: 14_400, otherwise: 14_400 }
  const timeoutMs = readNumber(form, 'Timeout', { least: 1, most: 600, otherwise: 60 }) * 1_000
  const limitMs = form.has('TimeLimit') ? readNumber(form, 'TimeLimit', limits) * 1_000 : null
  const room = findRoom(carrier, account.sid, named) ?? openRoom(carrier, account.sid, named)
  const line = placeCall(carrier, {
    ...{ ...parties, accountSid: account.sid, callerName: null, sendDigits: '', detection: null },
    ...{ timeoutMs, limitMs, statusCallback: readStatusCallback(form) },
    source: { document: documentFor(form, room.row.sid), url: carrier.baseUrl },
    recording: form.get('Record') === 'true' ? readRecordingForm(form) : null,
  })
  // A conference nobody ever came into ends with the last call that was to lead there.
  line.over.signal.addEventListener('abort', () => {
    if (room.members.size === 0)
      endRoom(carrier, room, { reason: 'last-participant-left', sid: line.row.sid })
  })
  const options = {
    label: form.get('Label') ?? '',
    isMuted: readFlag(form, 'Muted') ?? false,
    startsRoom: readFlag(form, 'StartConferenceOnEnter') ?? true,
    endsRoom: readFlag(form, 'EndConferenceOnExit') ?? false,
    coachOf: readFlag(form, 'Coaching') ? form.get('CallSidToCoach') : null,
  }
  const shown = { ...options, isOnHold: false, call: line.row, updatedMs: line.row.createdMs }
  return { status: 201, body: showParticipant(room.row.sid, shown) }
}

const attributeOf: Record<string, string> = {
  Label: 'participantLabel',
  Muted: 'muted',
  StartConferenceOnEnter: 'startConferenceOnEnter',
  EndConferenceOnExit: 'endConferenceOnExit',
  WaitUrl: 'waitUrl',
  WaitMethod: 'waitMethod',
  MaxParticipants: 'maxParticipants',
  ConferenceRecord: 'record',
  ConferenceTrim: 'trim',
  ConferenceStatusCallback: 'statusCallback',
  ConferenceStatusCallbackMethod: 'statusCallbackMethod',
  ConferenceStatusCallbackEvent: 'statusCallbackEvent',
  ConferenceRecordingStatusCallback: 'recordingStatusCallback',
  ConferenceRecordingStatusCallbackMethod: 'recordingStatusCallbackMethod',
  ConferenceRecordingStatusCallbackEvent: 'recordingStatusCallbackEvent',
}

/** The document that leads whoever answers into the conference. */
function documentFor(form: URLSearchParams, name: string): XmlNode {
  const attributes = new Map<string, string>()
  for (const [field, attribute] of Object.entries(attributeOf))
    if (form.has(field)) attributes.set(attribute, form.getAll(field).join(' '))
  if (readFlag(form, 'Coaching')) attributes.set('coach', form.get('CallSidToCoach') ?? '')
  const dial = element('Dial', [{ name: 'Conference', attributes, children: [name] }])
  return element('Response', [dial])
}
