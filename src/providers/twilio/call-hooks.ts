import type { NeutralEvent, RawHook } from '#integrations/ports.ts'
import { InvalidInput } from '#platform/errors.ts'
import { codeIn, countOf, formOf, intentOf, momentIn, required, told } from '#providers/twilio/hook-fields.ts'
import type { CallArrival, CallStatus, CallStep, RecordingStatus } from '#telephony/ports.ts'

interface CallHook {
  kind: string
  /** The call waits for what we decide. */
  isAsking: boolean
  read(hook: RawHook): CallArrival | CallStep | CallStatus | RecordingStatus
}

const over = new Set(['completed', 'busy', 'failed', 'no-answer', 'canceled'])
const mostHandoffCharacters = 16_000

/** The webhooks of calls, by their path. */
export const callHooks: ReadonlyMap<string, CallHook> = new Map([
  ['calls', { kind: 'call.arrived', isAsking: true, read: readArrival }],
  ['calls/after', { kind: 'call.step', isAsking: true, read: readAfterLine }],
  ['calls/dialled', { kind: 'call.step', isAsking: true, read: readAfterDial }],
  ['calls/statuses', { kind: 'call.status', isAsking: false, read: readProgress }],
  ['calls/answered-by', { kind: 'call.answered-by', isAsking: false, read: readAnsweredBy }],
  ['calls/recordings', { kind: 'call.recording', isAsking: false, read: readRecording }],
])

/** A call's webhook as an event. Throws InvalidInput where a field it cannot do without is missing. */
export function readCallHook({ kind, isAsking, read }: CallHook, hook: RawHook): NeutralEvent {
  return { kind, content: read(hook), ...(isAsking ? { wantsAnswer: true } : {}) }
}

function readArrival(hook: RawHook): CallArrival {
  const form = formOf(hook)
  const intent = intentOf(hook)
  const direction = told(form, 'Direction') ?? (intent ? 'outbound' : 'inbound')
  return {
    connectionId: hook.connectionId,
    sid: required(form, 'CallSid'),
    direction: direction === 'inbound' ? 'inbound' : 'outbound',
    // A number that is withheld may be empty: such a call is answered like any other.
    from: form.get('From') === '' ? 'anonymous' : required(form, 'From'),
    to: required(form, 'To'),
    status: told(form, 'CallStatus') ?? 'ringing',
    callerName: told(form, 'CallerName'),
    forwardedFrom: told(form, 'ForwardedFrom'),
    // Only the request to the fallback address has it.
    askedAgainFor: codeIn(form, 'ErrorCode'),
    intent,
  }
}

/** An outcome that is not told is none a call could go on from, and it is still the caller's turn to be helped. */
function readAfterLine(hook: RawHook): CallStep {
  const form = formOf(hook)
  return {
    ...stepOf(hook, form),
    step: 'after-line',
    outcome: told(form, 'SessionStatus') ?? 'failed',
    handoff: told(form, 'HandoffData', mostHandoffCharacters),
  }
}

function readAfterDial(hook: RawHook): CallStep {
  const form = formOf(hook)
  return {
    ...stepOf(hook, form),
    step: 'after-dial',
    outcome: told(form, 'DialCallStatus') ?? 'failed',
    handoff: null,
  }
}

function stepOf(hook: RawHook, form: URLSearchParams) {
  const teamId = new URL(hook.url).searchParams.get('team')
  if (!teamId) throw new InvalidInput('The webhook’s address lacks its team.')
  return {
    teamId,
    connectionId: hook.connectionId,
    sid: required(form, 'CallSid'),
    errorCode: codeIn(form, 'ErrorCode'),
    isCallAlive: !over.has(told(form, 'CallStatus') ?? ''),
  }
}

function readProgress(hook: RawHook): CallStatus {
  const form = formOf(hook)
  return { ...statusOf(hook, form), status: required(form, 'CallStatus') }
}

/** Told of a call that goes on, and mostly without its status. */
function readAnsweredBy(hook: RawHook): CallStatus {
  const form = formOf(hook)
  return {
    ...statusOf(hook, form),
    status: told(form, 'CallStatus') ?? 'in-progress',
    answeredBy: required(form, 'AnsweredBy'),
  }
}

function statusOf(hook: RawHook, form: URLSearchParams): Omit<CallStatus, 'status'> {
  return {
    connectionId: hook.connectionId,
    sid: required(form, 'CallSid'),
    parentSid: told(form, 'ParentCallSid'),
    sequence: countOf(form, 'SequenceNumber'),
    at: momentIn(form, 'Timestamp'),
    durationSeconds: countOf(form, 'CallDuration'),
    answeredBy: told(form, 'AnsweredBy'),
    sipCode: codeIn(form, 'SipResponseCode'),
    errorCode: codeIn(form, 'ErrorCode'),
    intent: intentOf(hook),
  }
}

function readRecording(hook: RawHook): RecordingStatus {
  const form = formOf(hook)
  return {
    connectionId: hook.connectionId,
    callSid: required(form, 'CallSid'),
    sid: required(form, 'RecordingSid'),
    status: required(form, 'RecordingStatus'),
    durationSeconds: countOf(form, 'RecordingDuration'),
    channels: countOf(form, 'RecordingChannels') === 2 ? 2 : 1,
    startedAt: momentIn(form, 'RecordingStartTime'),
    errorCode: codeIn(form, 'ErrorCode'),
  }
}
