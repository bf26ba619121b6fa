import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { heardOn } from '#carrier-emulator/calls/call-status.ts'
import type { Line } from '#carrier-emulator/calls/line.ts'
import { deedShape, doDeed } from '#carrier-emulator/calls/live-phone.ts'
import { receiveCall } from '#carrier-emulator/calls/receive-call.ts'
import { soundOf } from '#carrier-emulator/calls/recordings.ts'
import { runScript } from '#carrier-emulator/calls/script.ts'
import { scriptShape } from '#carrier-emulator/calls/script-shape.ts'
import { answered, quietly } from '#carrier-emulator/calls/until.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import { guarded, readJson } from '#carrier-emulator/hand-guard.ts'
import { phoneShape } from '#carrier-emulator/hand-text.ts'
import { Problem, readShape } from '#carrier-emulator/problem.ts'
import type { CallRow } from '#carrier-emulator/rows.ts'

/** An E.164 number, or `client:` and a name. */
export const phoneOrClient = z.union([z.string().regex(/^client:[\w.@-]{1,120}$/), phoneShape])

const callShape = z
  .strictObject({
    from: phoneShape,
    to: phoneShape,
    say: scriptShape.default([]),
    callerName: z.string().max(64).nullable().default(null),
    /** Somebody holds the phone, and does what the deeds say. */
    live: z.boolean().default(false),
  })
  .refine(({ live, say }) => !live || say.length === 0, {
    path: ['say'],
    message: 'A live call has no script.',
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'A phone cannot call itself.' })

/** Calls of the outside phones. */
export function serveHandCalls(app: FastifyInstance, carrier: Carrier): void {
  const guard = guarded(carrier)

  app.post('/emulator/calls', guard, async (request) => {
    const { say, live, ...call } = readShape(callShape, readJson(request))
    if (carrier.state.numberByPhone(call.from)) {
      const errors = [
        { path: 'from', message: 'This number belongs to an account, which calls through REST.' },
      ]
      throw new Problem('conflict', 'Only outside phones call from here.', errors)
    }
    const line = receiveCall(carrier, call)
    if (!live)
      quietly(
        carrier,
        answered(line).then(() => runScript(carrier, line, say)),
      )
    return { sid: line.row.sid }
  })

  app.get('/emulator/calls', guard, async (request) => {
    const { phone } = readShape(z.strictObject({ phone: z.string().max(140) }), request.query)
    // In a query a bare plus sign reads as a space.
    const asked = readShape(phoneOrClient, phone.replace(/^ /, '+'))
    const rows = [...carrier.state.rows.calls.values()].filter((row) => phoneOf(row) === asked)
    const newest = rows.slice(-mostListed).reverse()
    return { calls: newest.map((row) => showSummary(row, carrier.lines.get(row.sid))) }
  })

  app.post('/emulator/calls/:sid/deeds', guard, async (request) => {
    const { sid } = readShape(z.object({ sid: z.string() }), request.params)
    const deed = readShape(deedShape, readJson(request))
    const row = carrier.state.rows.calls.get(sid)
    if (!row) throw new Problem('not_found', 'There is no call with this SID.')
    const line = carrier.lines.get(sid)
    if (!line) throw new Problem('conflict', 'This call is over.')
    doDeed(carrier, line, deed)
    const { isMuted, isOnHold } = line.phone
    return { sid, status: row.status, isMuted, isOnHold }
  })

  app.get('/emulator/calls/:sid', guard, async (request) => {
    const { sid } = readShape(z.object({ sid: z.string() }), request.params)
    const row = carrier.state.rows.calls.get(sid)
    if (!row) throw new Problem('not_found', 'There is no call with this SID.')
    return showPhoneCall(carrier, row, carrier.lines.get(sid))
  })

  app.get('/emulator/recordings/:sid', guard, async (request, reply) => {
    const { sid } = readShape(z.object({ sid: z.string() }), request.params)
    const row = carrier.state.rows.recordings.get(sid)
    const bytes = row?.status === 'completed' ? await soundOf(carrier, row) : null
    if (!bytes) throw new Problem('not_found', 'There is no finished recording with this SID.')
    return reply.type('audio/x-wav').header('X-Content-Type-Options', 'nosniff').send(bytes)
  })
}

const mostListed = 50

/** The outside phone of a call. */
function phoneOf({ direction, from, to }: CallRow): string {
  return direction === 'inbound' ? from : to
}

function showSummary(row: CallRow, line: Line | undefined): object {
  const { sid, status, from, to, direction } = row
  const times = { startedAt: showTime(row.startMs), endedAt: showTime(row.endMs) }
  const { isMuted = false, isOnHold = false } = line?.phone ?? {}
  return { sid, status, from, to, direction, ...times, isMuted, isOnHold }
}

function showPhoneCall(carrier: Carrier, row: CallRow, line: Line | undefined): object {
  const { sid } = row
  return {
    ...showSummary(row, line),
    heard: line ? heardOn(carrier, line) : row.heard,
    recordings: recordingsOf(carrier, sid),
  }
}

function recordingsOf(carrier: Carrier, callSid: string): object[] {
  const rows = [...carrier.state.rows.recordings.values()].filter((row) => row.callSid === callSid)
  return rows.map((row) => ({
    ...{ sid: row.sid, status: row.status, channels: row.channels, durationMs: row.durationMs },
    url: `/emulator/recordings/${row.sid}`,
  }))
}

function showTime(atMs: number | null): string | null {
  return atMs === null ? null : new Date(atMs).toISOString()
}
