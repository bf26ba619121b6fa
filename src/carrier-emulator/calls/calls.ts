import { endCall } from '#carrier-emulator/calls/call-status.ts'
import { findCall, showCall } from '#carrier-emulator/calls/call-view.ts'
import { createCall } from '#carrier-emulator/calls/create-call.ts'
import { runProgram } from '#carrier-emulator/calls/program.ts'
import { readHook, readSource } from '#carrier-emulator/calls/read-form.ts'
import { readDateFilter } from '#carrier-emulator/date-filter.ts'
import { readParty } from '#carrier-emulator/message-list.ts'
import { showPage } from '#carrier-emulator/page.ts'
import type { RestAnswer, RestCall, RestRoute } from '#carrier-emulator/rest-route.ts'
import type { CallRow } from '#carrier-emulator/rows.ts'
import { TwilioError } from '#carrier-emulator/twilio-error.ts'

const list = 'Accounts/{AccountSid}/Calls.json'
const one = 'Accounts/{AccountSid}/Calls/{Sid}.json'

/** Calls of an account: place, list, read, change, delete. */
export const callRoutes: RestRoute[] = [
  { method: 'POST', path: list, operation: 'calls.create', run: createCall },
  { method: 'GET', path: list, operation: 'calls.list', run: listCalls },
  {
    method: 'GET',
    path: one,
    operation: 'calls.fetch',
    run: (call) => ({ status: 200, body: showCall(findCall(call, call.params.Sid)) }),
  },
  { method: 'POST', path: one, operation: 'calls.update', run: updateCall },
  {
    method: 'DELETE',
    path: one,
    operation: 'calls.delete',
    run(call) {
      const { sid, endMs } = findCall(call, call.params.Sid)
      if (endMs === null) throw new TwilioError(20009)
      call.carrier.state.drop('calls', sid)
      return { status: 204 }
    },
  },
  {
    method: 'GET',
    path: 'Accounts/{AccountSid}/Calls/{CallSid}/Events.json',
    operation: 'call-events.list',
    run(call) {
      findCall(call, call.params.CallSid)
      return { status: 200, body: showPage(call, [], { key: 'events', show: (row) => row }) }
    },
  },
]

function listCalls(call: RestCall): RestAnswer {
  const { carrier, account, query } = call
  const to = readParty(query.get('To'))
  const from = readParty(query.get('From'))
  const parentSid = query.get('ParentCallSid')
  const status = query.get('Status')
  const started = readDateFilter(query, 'StartTime')
  const ended = readDateFilter(query, 'EndTime')
  const shownUntilMs = carrier.clock.nowMs() - carrier.settings.listLagMs
  const isAsked = (row: CallRow) =>
    row.accountSid === account.sid &&
    row.createdMs <= shownUntilMs &&
    (to === null || row.to === to) &&
    (from === null || row.from === from) &&
    (parentSid === null || row.parentSid === parentSid) &&
    (status === null || row.status === status) &&
    (!started || (row.startMs !== null && started(row.startMs))) &&
    (!ended || (row.endMs !== null && ended(row.endMs)))
  const rows = [...carrier.state.rows.calls.values()].filter(isAsked)
  return { status: 200, body: showPage(call, rows.reverse(), { key: 'calls', show: showCall }) }
}

/** Ends a call or gives it other instructions; nothing can be changed once it is over. */
function updateCall(call: RestCall): RestAnswer {
  const { carrier, form } = call
  const row = findCall(call, call.params.Sid)
  const line = carrier.lines.get(row.sid)
  const status = form.get('Status')
  if (status !== null && status !== 'completed' && status !== 'canceled')
    throw new TwilioError(20001, "'Status' is completed or canceled.")
  if (!line) throw new TwilioError(21220)
  const callback = readHook(form, 'StatusCallback', 'StatusCallbackMethod')
  if (callback)
    carrier.state.put('calls', row.sid, { statusCallback: { ...row.statusCallback, ...callback } })
  const isRinging = line.answeredMs === null
  if (status === 'canceled' && !isRinging) throw new TwilioError(21220)
  if (status !== null)
    endCall(carrier, line, { status: isRinging ? 'canceled' : 'completed', reason: 'Ended by REST.' })
  else if (form.has('Url') || form.has('Twiml')) {
    if (isRinging) throw new TwilioError(21220)
    runProgram(carrier, line, readSource(form, carrier.baseUrl))
  }
  return { status: 200, body: showCall(row) }
}
