import { askDocument } from '#carrier-emulator/calls/ask-document.ts'
import { passOn } from '#carrier-emulator/calls/bridge.ts'
import { answer, endCall } from '#carrier-emulator/calls/call-status.ts'
import { type DialOutcome, ringTargets } from '#carrier-emulator/calls/dial-phones.ts'
import { readTargets } from '#carrier-emulator/calls/dial-targets.ts'
import type { Line } from '#carrier-emulator/calls/line.ts'
import { startRecording } from '#carrier-emulator/calls/record.ts'
import { recordingUrl } from '#carrier-emulator/calls/recording-callbacks.ts'
import { readRecordingNoun } from '#carrier-emulator/calls/recording-options.ts'
import { secondsOf } from '#carrier-emulator/calls/seconds.ts'
import { CallStopped, until } from '#carrier-emulator/calls/until.ts'
import { type Act, addressIn, countIn, flagIn, type Next, type Verb } from '#carrier-emulator/calls/verb.ts'
import { note } from '#carrier-emulator/carrier.ts'
import { joinConference } from '#carrier-emulator/conference/join-conference.ts'
import { readPhoneNumber } from '#carrier-emulator/phone-number.ts'
import { elementsOf } from '#carrier-emulator/xml.ts'

/** Joins the call with another phone; afterwards the address in `action` says how it goes on. */
export const dialVerb: Verb = {
  answers: (verb) => !flagIn(verb, 'answerOnBridge', false),
  run: dial,
}

async function dial(act: Act): Promise<Next> {
  const { carrier, line, verb } = act
  const action = addressIn(act, 'action', 'method')
  const outcome: DialOutcome = { status: 'failed', child: null, isBridged: false }
  const report = () => ({
    DialCallStatus: outcome.status,
    ...(outcome.child ? { DialCallSid: outcome.child.row.sid } : {}),
    ...(outcome.isBridged
      ? { DialCallDuration: String(secondsOf(outcome.child?.row.durationMs ?? null)) }
      : {}),
    DialBridged: String(outcome.isBridged),
    ...recorded(act),
  })
  try {
    const conference = elementsOf(verb).find(({ name }) => name === 'Conference')
    if (conference) {
      answer(carrier, line)
      outcome.status = (await joinConference(act, conference)) ? 'answered' : 'failed'
      return action ? { ask: { address: action, params: report() } } : 'next'
    }
    const callerId = readCallerId(act)
    const targets = readTargets(verb, act.url).filter(({ to }) => to !== null)
    if (callerId === null || targets.length === 0)
      note(carrier, {
        kind: 'warning',
        sid: line.row.sid,
        what: 'Dial names no phone, or a caller that may not be shown.',
      })
    else {
      const child = await ringTargets(act, { targets, callerId, outcome })
      outcome.isBridged = child !== null
      if (child) await join(act, child)
    }
    return action ? { ask: { address: action, params: report() } } : 'next'
  } catch (error) {
    if (error instanceof CallStopped && line.over.signal.aborted && action)
      void askDocument(carrier, line, { address: action, params: report() })
    throw error
  }
}

/** Whom the phone shows as calling: a number of the account, or the caller; null for anybody else. */
function readCallerId({ carrier, line, verb }: Act): string | null {
  const { accountSid, direction, from, to } = line.row
  const asked = verb.attributes.get('callerId') ?? ''
  if (asked === '') return direction === 'inbound' ? from : from.startsWith('client:') ? to : from
  const number = readPhoneNumber(asked)
  const isOwn = number !== null && carrier.state.numberByPhone(number)?.accountSid === accountSid
  return isOwn || number === from || number === to ? number : null
}

/** Both hear each other until one of them is gone. */
async function join(act: Act, child: Line): Promise<void> {
  const { carrier, line, signal, verb } = act
  answer(carrier, line)
  record(act)
  const stops = [passOn(carrier, line, child), passOn(carrier, child, line)]
  const limitMs = countIn(verb, 'timeLimit', { least: 1, most: 14_400, otherwise: 14_400 }) * 1_000
  const end = (reason: string) => endCall(carrier, child, { status: 'completed', reason })
  stops.push(carrier.callTime.after(limitMs, () => end('The call reached its longest time.')))
  if (flagIn(verb, 'hangupOnStar', false))
    stops.push(line.listen({ digit: (digit) => digit === '*' && end('The star key was pressed.') }))
  try {
    await until<void>(signal, (resolve) => {
      if (child.over.signal.aborted) resolve()
      child.over.signal.addEventListener('abort', () => resolve(), { once: true })
      return () => end('The other side ended it.')
    })
  } finally {
    for (const stop of stops) stop()
  }
}

/** Both sides from now on, if the verb says so. */
function record({ carrier, line, url, verb }: Act): void {
  const kind = verb.attributes.get('record') ?? ''
  if (!/^(true|record-from-(answer|ringing)(-dual)?)$/.test(kind)) return
  const channels = kind.endsWith('-dual') ? 2 : 1
  startRecording(carrier, line, { ...readRecordingNoun(verb, url), source: 'DialVerb', channels })
}

/** Ends the recording of the verb; where it can be heard. */
function recorded({ carrier, line }: Act): Record<string, string> {
  const row = line.recordings.findLast(({ source }) => source === 'DialVerb')
  if (!row) return {}
  for (const recorder of [...line.recorders])
    if (recorder.sid === row.sid) recorder.stop(carrier.callTime.nowMs())
  return { RecordingSid: row.sid, RecordingUrl: recordingUrl(carrier, row) }
}
