import { findCall } from '#carrier-emulator/calls/call-view.ts'
import type { Recorder } from '#carrier-emulator/calls/line.ts'
import { startRecording } from '#carrier-emulator/calls/record.ts'
import { readRecordingForm } from '#carrier-emulator/calls/recording-options.ts'
import {
  deleteRecording,
  findRecording,
  listRecordings,
  showRecording,
} from '#carrier-emulator/calls/recordings.ts'
import type { RestAnswer, RestCall, RestRoute } from '#carrier-emulator/rest-route.ts'
import { TwilioError } from '#carrier-emulator/twilio-error.ts'

const list = 'Accounts/{AccountSid}/Calls/{CallSid}/Recordings.json'
const one = 'Accounts/{AccountSid}/Calls/{CallSid}/Recordings/{Sid}.json'

/** Recordings of one call: start, pause, stop, list, read, delete. */
export const callRecordingRoutes: RestRoute[] = [
  { method: 'POST', path: list, operation: 'call-recordings.create', run: create },
  {
    method: 'GET',
    path: list,
    operation: 'call-recordings.list',
    run: (call) => listRecordings(call, findCall(call, call.params.CallSid).sid),
  },
  {
    method: 'POST',
    path: 'Accounts/{AccountSid}/Calls/{CallSid}/Recordings/Twilio.CURRENT.json',
    operation: 'call-recordings.update',
    run: (call) => update(call, [...recordersOf(call)].at(-1)),
  },
  {
    method: 'POST',
    path: one,
    operation: 'call-recordings.update',
    run: (call) =>
      update(
        call,
        [...recordersOf(call)].find(({ sid }) => sid === call.params.Sid),
      ),
  },
  {
    method: 'GET',
    path: one,
    operation: 'call-recordings.fetch',
    run: (call) => ({ status: 200, body: showRecording(call.carrier, findRecording(call)) }),
  },
  { method: 'DELETE', path: one, operation: 'call-recordings.delete', run: deleteRecording },
]

function recordersOf(call: RestCall): Iterable<Recorder> {
  const { sid } = findCall(call, call.params.CallSid)
  return call.carrier.lines.get(sid)?.recorders ?? []
}

function create(call: RestCall): RestAnswer {
  const { carrier, form, params } = call
  const line = carrier.lines.get(findCall(call, params.CallSid).sid)
  if (!line || line.answeredMs === null) throw new TwilioError(21220)
  const recorder = startRecording(carrier, line, {
    ...readRecordingForm(form),
    ...{ source: 'StartCallRecordingAPI' },
  })
  const row = carrier.state.rows.recordings.get(recorder.sid)
  if (!row) throw new TwilioError(20500)
  return { status: 201, body: showRecording(call.carrier, row) }
}

function update(call: RestCall, recorder: Recorder | undefined): RestAnswer {
  const { carrier, form } = call
  const row = carrier.state.rows.recordings.get(recorder?.sid ?? '')
  if (!recorder || !row) throw new TwilioError(20404)
  const status = form.get('Status')
  const how = form.get('PauseBehavior') === 'skip' ? 'skip' : 'silence'
  if (status === 'stopped') recorder.stop(carrier.callTime.nowMs())
  else if (status === 'paused') recorder.pause(true, how)
  else if (status === 'in-progress') recorder.pause(false, how)
  else throw new TwilioError(20001, "'Status' is stopped, paused or in-progress.")
  return { status: 200, body: showRecording(call.carrier, row) }
}
