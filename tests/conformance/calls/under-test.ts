import type {
  CallArrival,
  CallCarrier,
  CallPlan,
  CallStatus,
  CallStep,
  CarrierCall,
  PhoneRule,
  RecordingStatus,
} from '#telephony/ports.ts'
import type { CallDoor } from '../../support/call-door.ts'

export interface CallCarrierUnderTest {
  carrier: CallCarrier
  door: CallDoor
  /** A number of ours whose calls come to the door, and an outside phone. */
  ours: string
  theirs: string
  setPhone(rule: PhoneRule): Promise<void>
  /** All that the outside phone heard on a call. */
  heard(sid: string): Promise<string>
  /** An id as the carrier writes them, of no call. */
  unknownSid: string
  /** The outside phone calls us and does these in turn. Resolves to the carrier's id. */
  callUs(script: readonly unknown[]): Promise<string>
  /** The next calls we place are answered so. */
  misbehave(how: '429' | '500-after-accept' | 'none'): Promise<void>
}

interface Told {
  'call.arrived': CallArrival
  'call.step': CallStep
  'call.status': CallStatus
  'call.answered-by': CallStatus
  'call.recording': RecordingStatus
}

/** What the tests of a carrier of calls look at and wait for. */
export function watchCalls(open: () => CallCarrierUnderTest) {
  const at = (path: string) => `${open().door.hookUrl}/calls${path}`
  const converse = (isRecorded = false): CallPlan => ({
    kind: 'converse',
    language: 'en-US',
    hints: [],
    socketUrl: open().door.socketUrl,
    afterUrl: at('/after?team=t1&call=c1'),
    recordingUrl: isRecorded ? at('/recordings?team=t1&call=c1') : null,
  })
  /** What was told of one call: an earlier one may not be quite over. */
  const told = <Kind extends keyof Told>(kind: Kind, sid: string): Told[Kind][] =>
    open()
      .door.events.filter((event) => event.kind === kind)
      .map((event) => event.content as Told[Kind])
      .filter((content) => ('callSid' in content ? content.callSid : content.sid) === sid)
  const lineOf = (sid: string) =>
    until(
      () =>
        open().door.lines.find(({ got }) => got.some((one) => one.kind === 'opened' && one.callSid === sid)),
      'a line',
    )
  const until = <T>(look: () => T | undefined | null | false, what: string) => open().door.until(look, what)
  const ended = (sid: string) =>
    until(
      () => told('call.status', sid).find((status) => status.durationSeconds),
      'the last status of a call',
    )
  const place = (to = open().theirs) =>
    open().carrier.place({
      from: open().ours,
      to,
      answerUrl: at('?team=t1&intent=i1'),
      statusUrl: at('/statuses?team=t1&intent=i1'),
      answeredByUrl: at('/answered-by?team=t1&intent=i1'),
      ringSeconds: 20,
    })
  const placed = async (to?: string) => {
    const outcome = await place(to)
    if (outcome.kind !== 'accepted') throw new Error(outcome.error)
    return outcome.sid
  }
  const listed = async (filter: { from?: string; to?: string } = {}) => {
    const found: CarrierCall[] = []
    for await (const call of open().carrier.list({ since: new Date(Date.now() - 3600_000), ...filter }))
      found.push(call)
    return found
  }
  return { at, converse, told, until, lineOf, ended, place, placed, listed }
}
