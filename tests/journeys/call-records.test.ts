import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodeWav } from '#kit/audio/decode-wav.ts'
import type { CallItem } from '#telephony/contract.ts'
import { readCall } from '#telephony/server/read-calls.ts'
import { type CallHouse, openCallHouse } from '../support/call-house.ts'

let desk: CallHouse
/** How far the server's clock is ahead of the carrier's. */
let aheadMs = 0
beforeAll(async () => {
  desk = await openCallHouse({ clock: { isSystem: false, now: () => new Date(Date.now() + aheadMs) } })
})
afterAll(() => desk?.house.close())

const read = async (sid: string): Promise<CallItem | null> => {
  const { house } = desk
  const [call] = await house.rows<{ id: string }>('select id from calls where sid = $1', [sid])
  return call ? house.app.ground.db.team(house.teamId, (tx) => readCall(tx, call.id)) : null
}
const until = async (sid: string, what: string, holds: (call: CallItem) => boolean): Promise<CallItem> => {
  let seen: CallItem | null = null
  await desk.house.until(
    what,
    async () => {
      seen = await read(sid)
      return seen !== null && holds(seen)
    },
    30_000,
  )
  return seen as unknown as CallItem
}
const ended = (call: CallItem) => call.endedAt !== null

describe('the record of a call', () => {
  // Sabotage: in wire.ts, take no call.status; or no call.recording.
  it('has its end, its reason, and what was recorded of it, which the carrier then has no longer', async () => {
    const { sid, ended: over } = await desk.begin(10, ['Are you open on Saturday?', 'Thank you, bye.'])
    await over()
    const call = await until(sid, 'the recording is ready', (one) => one.recording?.state === 'ready')
    expect(call).toMatchObject({ status: 'completed', direction: 'inbound', ours: desk.house.phone })
    expect(call.ending?.group).toMatch(/^(finished|left)$/)
    expect(call.lineCount).toBeGreaterThan(1)
    expect(call.durationMs).toBeGreaterThan(0)
    expect(call.recording).toMatchObject({ channels: 2, problem: null, url: expect.stringMatching(/\.wav$/) })
    const { ground } = desk.house.app
    const [row] = await desk.house.rows<{ id: string; sid: string; sha256: string; connection_id: string }>(
      'select id, sid, sha256, connection_id from recordings where id = $1',
      [call.recording?.id],
    )
    const { stream } = await ground.blobs.read(`${desk.house.teamId}/recordings/${row?.id}.wav`)
    const wav = Buffer.concat(await stream.toArray())
    expect(createHash('sha256').update(wav).digest('hex')).toBe(row?.sha256)
    const { channels, sampleRate } = decodeWav(wav)
    expect(Math.round(((channels[0]?.length ?? 0) / sampleRate) * 1000)).toBe(call.recording?.durationMs)
    expect((await fetch(`${desk.house.app.url}${call.recording?.url}`)).status).toBe(401)
    await desk.house.until('the carrier has removed it', async () => {
      const [{ store } = { store: '' }] = await desk.house.rows<{ store: string }>(
        'select store from recordings where id = $1',
        [row?.id],
      )
      return store === 'purged'
    })
    const carrier = ground.carriers.calls(row?.connection_id ?? '')
    expect(await carrier.fetchRecording(row?.sid ?? '', 1e9)).toBeNull()
  }, 90_000)

  it('is a fact once for each call that ended', async () => {
    const { sid, ended: over } = await desk.begin(11, ['Hello', { hangup: true }])
    await over()
    const call = await until(sid, 'the call ended', ended)
    expect(
      await desk.house.rows(`select 1 from facts where type = 'call.ended' and subject_id = $1`, [call.id]),
    ).toHaveLength(1)
  }, 90_000)

  // Sabotage: in run-call-checks.ts, ask about nothing.
  it('has its end even where the carrier’s last word about it was lost', async () => {
    await desk.house.hand.setFaults([{ on: 'webhook.call-status', fault: 'drop', count: 100 }])
    const { sid, ended: over } = await desk.begin(12, ['Hello', { hangup: true }])
    await over()
    await desk.written()
    await desk.house.hand.clearFaults()
    expect((await read(sid))?.endedAt).toBeNull()
    await desk.house.until('the carrier was asked', async () => {
      // Two minutes in which nothing more is heard of it; a late line of the talk itself would be something.
      aheadMs += 120_000
      await desk.house.app.sweepNow()
      return (await read(sid))?.endedAt !== null
    })
    expect(await read(sid)).toMatchObject({ status: 'completed', endedAt: expect.any(String) })
  }, 90_000)
})
