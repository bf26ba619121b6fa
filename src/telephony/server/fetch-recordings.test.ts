import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeWav } from '#kit/audio/encode-wav.ts'
import { AppError, Unavailable } from '#platform/errors.ts'
import type { RecordingStatus } from '#telephony/ports.ts'
import { fetchRecording, runRecordingFetches } from '#telephony/server/fetch-recordings.ts'
import { receiveRecording } from '#telephony/server/receive-recording.ts'
import { createRecordHouse, newSid, type RecordHouse } from '../../../tests/support/record-house.ts'

let house: RecordHouse
beforeAll(async () => {
  house = await createRecordHouse()
})
afterAll(() => house?.close())

/** What the carrier has, by sid, and what it was asked to remove. */
let books = new Map<string, Uint8Array>()
let removed: string[] = []
beforeEach(async () => {
  books = new Map()
  removed = []
  house.carrier.fetchRecording = async (sid) => books.get(sid)?.slice() ?? null
  house.carrier.deleteRecording = async (sid) => void removed.push(sid)
  await house.rows('update recordings set next_try_at = null')
})

/** The contact hums for the first half, the bot for the second. */
function sound(seconds: number, channels: 1 | 2 = 2): Uint8Array {
  const half = (seconds * 8000) / 2
  const side = (isFirst: boolean) =>
    Int16Array.from({ length: half * 2 }, (_, at) => (at < half === isFirst ? 12_000 * Math.sin(at / 5) : 0))
  return encodeWav({ sampleRate: 8000, channels: [side(true), side(false)].slice(0, channels) })
}

const tell = (callSid: string, told: Partial<RecordingStatus>) =>
  receiveRecording(house.deps, {
    ...{ connectionId: house.connectionId, callSid, sid: '', status: 'completed', durationSeconds: null },
    ...{ channels: 2, startedAt: null, errorCode: null },
    ...told,
  })

/** A call with a recording that is whole at the carrier. */
async function recorded(seconds: number, told: Partial<RecordingStatus> = {}) {
  const call = await house.arrive()
  const sid = newSid('RE')
  await tell(call.sid, { sid, durationSeconds: seconds, ...told })
  return { ...call, recordingSid: sid }
}

const rowOf = async (sid: string) => {
  const [row] = await house.rows<Record<string, unknown>>('select * from recordings where sid = $1', [sid])
  return row ?? {}
}
const blobOf = async (sid: string) => {
  const { stream } = await house.ground.blobs.read(`${house.teamId}/recordings/${(await rowOf(sid)).id}.wav`)
  return Buffer.concat(await stream.toArray())
}
const fetchDue = async (): Promise<void> => {
  while (await fetchRecording(house.deps));
}

describe('what a carrier tells of a recording', () => {
  const began = Date.parse('2026-11-17T18:00:00Z')

  // Sabotage: in receive-recording.ts, let a status replace any other than itself.
  it('ends in the same row in whatever order and however often it comes', async () => {
    const course = ['in-progress', 'processing', 'completed'] as const
    const ends = new Set<string>()
    const twice = [...course, ...course]
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(twice, { minLength: twice.length }), async (order) => {
        house.clock.set(new Date(began))
        const { sid: callSid } = await house.arrive()
        house.clock.set(new Date(began + 1400))
        const sid = newSid('RE')
        const startedAt = new Date(began + 1000)
        for (const status of order)
          await tell(callSid, { sid, status, startedAt, durationSeconds: status === 'completed' ? 9 : null })
        const { id, call_id, sid: _sid, ...same } = await rowOf(sid)
        ends.add(JSON.stringify(same))
        await house.rows('update recordings set next_try_at = null where sid = $1', [sid])
      }),
      { numRuns: 12, seed: 5 },
    )
    expect([...ends]).toHaveLength(1)
    expect(JSON.parse([...ends][0] ?? '')).toMatchObject({
      ...{ status: 'completed', store: 'remote', told_ms: 9000, offset_ms: 1400, attempts: 0 },
    })
  })

  it('that began while we were told is placed in its call to the moment, later to the second', async () => {
    for (const [heardMs, offsetMs] of [
      [1400, 1400],
      [2500, 1999],
      [9000, 1000],
    ] as const) {
      house.clock.set(new Date(began))
      const { sid: callSid } = await house.arrive()
      house.clock.set(new Date(began + heardMs))
      const sid = newSid('RE')
      await tell(callSid, { sid, status: 'in-progress', startedAt: new Date(began + 1000) })
      expect(await rowOf(sid)).toMatchObject({ offset_ms: offsetMs, next_try_at: null })
    }
  })

  it.each(['absent', 'failed'] as const)(
    'and that is %s is told so, and asked for no more',
    async (status) => {
      const { recordingSid } = await recorded(0, { status })
      expect(await rowOf(recordingSid)).toMatchObject({ store: 'gone', problem: status, next_try_at: null })
      expect(await fetchRecording(house.deps)).toBe(false)
    },
  )

  it('is let go where its call is nobody’s', async () => {
    expect(await tell(newSid('CA'), { sid: newSid('RE') })).toBe('unknown')
  })
})

describe('a recording that is whole', () => {
  // Sabotage: in fetch-recordings.ts, remove it at the carrier before it is stored.
  it('is stored, checked, drawn, and then removed at the carrier', async () => {
    const { recordingSid, callId, conversationId } = await recorded(4)
    const wav = sound(4)
    books.set(recordingSid, wav)
    let storeAtRemoval: unknown
    house.carrier.deleteRecording = async (sid) => {
      removed.push(sid)
      storeAtRemoval = (await rowOf(sid)).store
      expect(await blobOf(sid)).toEqual(Buffer.from(wav))
    }
    await fetchDue()
    expect(removed).toEqual([recordingSid])
    expect(storeAtRemoval).toBe('stored')
    const row = await rowOf(recordingSid)
    expect(row).toMatchObject({
      ...{ store: 'purged', duration_ms: 4000, channels: 2, bytes: wav.byteLength, problem: null },
      sha256: createHash('sha256').update(wav).digest('hex'),
      next_try_at: null,
    })
    const { perSecond, contact, bot } = row.peaks as { perSecond: number; contact: string; bot: string }
    const [theirs, ours] = [Buffer.from(contact, 'base64'), Buffer.from(bot, 'base64')]
    expect([perSecond, theirs.length, ours.length]).toEqual([50, 200, 200])
    expect([theirs[50], theirs[150], ours[50], ours[150]]).toEqual([47, 0, 0, 47])
    const told = await house.rows(`select 1 from live_events where topic = any($1)`, [
      [`call.${callId}`, `conversation.${conversationId}`],
    ])
    expect(told.length).toBeGreaterThanOrEqual(4)
  })

  it('of one side only is one', async () => {
    const { recordingSid } = await recorded(2)
    books.set(recordingSid, sound(2, 1))
    await fetchDue()
    expect(await rowOf(recordingSid)).toMatchObject({ store: 'purged', channels: 1, peaks: { bot: '' } })
  })

  // Sabotage: in fetch-recordings.ts, store whatever was handed out.
  it('and handed out only in part is waited for, then kept as it is and left at the carrier', async () => {
    const { recordingSid } = await recorded(30)
    books.set(recordingSid, sound(4))
    for (let minute = 0; minute < 30; minute++) {
      await fetchDue()
      if (minute === 0)
        expect(await rowOf(recordingSid)).toMatchObject({ store: 'remote', problem: 'shorter', attempts: 1 })
      house.clock.advance(60_000)
    }
    expect(await rowOf(recordingSid)).toMatchObject({
      store: 'stored',
      duration_ms: 4000,
      problem: 'shorter',
    })
    expect(removed).toEqual([])
  })

  it('is tried ever less often while the carrier does not hand it out, and given up after two days', async () => {
    const { recordingSid } = await recorded(4)
    let asks = 0
    house.carrier.fetchRecording = async () => {
      asks += 1
      throw new Unavailable('The carrier did not hand out the recording (503).')
    }
    await fetchDue()
    house.clock.advance(4_000)
    await fetchDue()
    expect(asks).toBe(1)
    house.clock.advance(1_000)
    await fetchDue()
    expect(asks).toBe(2)
    for (let hour = 0; hour < 60; hour++) {
      house.clock.advance(3_600_000)
      await fetchDue()
    }
    expect(asks).toBe(55)
    expect(await rowOf(recordingSid)).toMatchObject({
      store: 'gone',
      problem: 'unfetched',
      next_try_at: null,
    })
  })

  const tooLarge = new AppError('too_large', 'The recording has more than 1 bytes.')
  it.each<[string, () => Promise<null>]>([
    ['lost', async () => null],
    ['too-large', () => Promise.reject(tooLarge)],
  ])('is gone at once where it is %s', async (problem, fetchIt) => {
    const { recordingSid } = await recorded(4)
    house.carrier.fetchRecording = fetchIt
    await fetchDue()
    expect(await rowOf(recordingSid)).toMatchObject({ store: 'gone', problem, next_try_at: null })
    expect(removed).toEqual([])
  })

  it.each([
    ['no WAV', Buffer.from('<html>sign in</html>')],
    ['no sound', encodeWav({ sampleRate: 8000, channels: [new Int16Array()] })],
    ['nothing', new Uint8Array()],
  ])('is not taken for one where there is %s in it', async (_, bytes) => {
    const { recordingSid } = await recorded(4)
    books.set(recordingSid, bytes)
    await fetchDue()
    expect(await rowOf(recordingSid)).toMatchObject({ store: 'remote', problem: 'unreadable', attempts: 1 })
    expect(removed).toEqual([])
  })

  // Sabotage: in fetch-recordings.ts, call it purged where the carrier refused to remove it.
  it('stays stored where the carrier does not remove it, and is removed when it does', async () => {
    const { recordingSid } = await recorded(4)
    books.set(recordingSid, sound(4))
    house.carrier.deleteRecording = async () => Promise.reject(new Unavailable('Not now.'))
    await fetchDue()
    expect(await rowOf(recordingSid)).toMatchObject({ store: 'stored', problem: null })
    house.carrier.deleteRecording = async (sid) => void removed.push(sid)
    house.clock.advance(60_000)
    await fetchDue()
    expect(removed).toEqual([recordingSid])
    expect(await rowOf(recordingSid)).toMatchObject({ store: 'purged' })
  })

  it('that a process died with is taken up again, stored once', async () => {
    const { recordingSid } = await recorded(4)
    books.set(recordingSid, sound(4))
    const dying = { ...house.deps, blobs: { ...house.ground.blobs, put: () => new Promise<void>(() => {}) } }
    void fetchRecording(dying)
    await expect.poll(async () => (await rowOf(recordingSid)).attempts).toBe(1)
    await fetchDue()
    expect(await rowOf(recordingSid)).toMatchObject({ store: 'remote' })
    house.clock.advance(10 * 60_000)
    await fetchDue()
    expect(await rowOf(recordingSid)).toMatchObject({ store: 'purged' })
  })

  // Sabotage: in receive-recording.ts, do not wake anybody.
  it('is fetched as soon as its carrier says that it is whole', async () => {
    const fetches = runRecordingFetches(house.deps)
    const { sid: callSid } = await house.arrive()
    const sid = newSid('RE')
    books.set(sid, sound(2))
    await tell(callSid, { sid, durationSeconds: 2 })
    await expect.poll(async () => (await rowOf(sid)).store, { timeout: 10_000 }).toBe('purged')
    await fetches.stop()
  })
})
