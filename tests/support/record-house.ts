import { newId } from '#kit/ids.ts'
import { buyNumber } from '#phones/server/buy-number.ts'
import type { CallArrival, CallCarrier, CallStatus } from '#telephony/ports.ts'
import { receiveCall } from '#telephony/server/receive-call.ts'
import type { RecordingDeps } from '#telephony/server/record-deps.ts'
import { createTestGround, installGround } from './test-ground.ts'

export type RecordHouse = Awaited<ReturnType<typeof createRecordHouse>>

/** Every room joined, one team with a number and a bot, and calls that arrive as their carrier would ask about them. */
export async function createRecordHouse() {
  const house = await createTestGround()
  const { ground, rooms, clock } = house
  const person = await installGround(house)
  const visitor = await person.whoAmI()
  const teamId = visitor?.teamId ?? ''
  const rows = <Row extends object>(text: string, values: unknown[] = []) =>
    ground.db.system('read-metrics', (tx) => tx.query<Row>(text, values))
  const main = ground.carriers.main()
  if (!main) throw new Error('There is no carrier.')
  const [free] = await ground.carriers.numbers(main.id).search({ limit: 1 })
  const [bot] = await rows<{ id: string }>('select id from bots where team_id = $1', [teamId])
  const actor = { kind: 'user', role: 'owner', isAdministrator: true, sessionId: '', ...person.by } as const
  const ctx = { db: ground.db, clock, log: ground.log, teamId, actor }
  const number = await buyNumber(rooms.phones, ctx, { phone: free?.phone ?? '', botId: bot?.id ?? null })
  /** What the carrier answers; a test puts in what it needs. */
  const carrier: Partial<CallCarrier> = {}
  const deps: RecordingDeps = {
    ...rooms.calls,
    blobs: ground.blobs,
    calls: () =>
      new Proxy(carrier as CallCarrier, { get: (have, name) => have[name as never] ?? unasked(name) }),
  }
  let callers = 0

  /** A call comes in, or one of ours is answered, and is planned. */
  const arrive = async (change: Partial<CallArrival> = {}) => {
    const theirs = `+150355501${String(callers++ % 100).padStart(2, '0')}`
    const isOurs = change.direction === 'outbound'
    const sid = change.sid ?? newSid('CA')
    await receiveCall(rooms.calls, {
      ...{ connectionId: main.id, sid, direction: 'inbound', status: 'ringing' },
      ...(isOurs ? { from: number.phone, to: theirs } : { from: theirs, to: number.phone }),
      ...{ callerName: null, forwardedFrom: null, askedAgainFor: null, intent: null },
      ...change,
    })
    const [call] = await rows<{ id: string; conversation_id: string; segment_id: string }>(
      'select id, conversation_id, segment_id from calls where sid = $1',
      [sid],
    )
    if (!call) throw new Error('The call was not stored.')
    return { sid, callId: call.id, conversationId: call.conversation_id, segmentId: call.segment_id }
  }

  /** A status as its carrier tells it. */
  const statusOf = (sid: string, told: Partial<CallStatus>): CallStatus => ({
    ...{ connectionId: main.id, sid, parentSid: null, status: 'completed', sequence: null, at: null },
    ...{ durationSeconds: null, answeredBy: null, sipCode: null, errorCode: null, intent: null },
    ...told,
  })

  /** Every word of a call's row, without what differs from one call to the next. */
  const rowOf = async (sid: string): Promise<Record<string, unknown>> => {
    const [row] = await rows<Record<string, unknown>>('select * from calls where sid = $1', [sid])
    if (!row) throw new Error('There is no such call.')
    const { id, sid: _sid, theirs, contact_id, conversation_id, segment_id, ...same } = row
    return same
  }

  return {
    ...{ ...house, teamId, numberId: number.id, phone: number.phone, connectionId: main.id, visitor },
    ...{ rows, carrier, deps, arrive, statusOf, rowOf },
  }
}

export function newSid(prefix: 'CA' | 'RE'): string {
  return `${prefix}${newId('call').slice(-26).padStart(32, '0')}`
}

function unasked(name: string | symbol): never {
  throw new Error(`The carrier was asked to ${String(name)}, which nobody meant it to be.`)
}
