import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { replayJournal } from '#app/replay-journal.ts'
import { hookJournalKind } from '#integrations/server/receive-hook.ts'
import { openJournal } from '#platform/journal.ts'
import { startTestApp, type TestApp } from '../../tests/support/start-app.ts'

let house: TestApp
let folder: string
beforeAll(async () => {
  house = await startTestApp({ environment: { ROLE: 'web' } })
  folder = await mkdtemp(join(tmpdir(), 'parley-replay-'))
})
afterAll(async () => {
  await house.close()
  await rm(folder, { recursive: true, force: true })
})

const sid = (index: number) => `SM${String(index).padStart(32, '0')}`
const received = (index: number) => ({
  kind: 'message.received',
  content: {
    ...{ connectionId: house.app.ground.carriers.main()?.id, sid: sid(index), from: '+16205550100' },
    ...{ to: house.phone, body: 'Are you open?', media: [], segments: 1, receivedAt: new Date() },
  },
})

// Sabotage: in replay-journal.ts, take only entries that are not settled; or settle only what was taken in again.
it('gives back what was acknowledged and is missing, settled or not, and lets go of the rest', async () => {
  const { db, log } = house.app.ground
  const before = await openJournal(folder)
  for (let index = 0; index < 6; index++) await before.append(hookJournalKind, [received(index)], new Date())
  const entries = [...before.recovered()]
  expect(entries).toEqual([])
  // The database has the first two; it said so of the second one only, and forgot the third it had confirmed.
  await house.app.rooms.takeEvent(received(0))
  await house.app.rooms.takeEvent(received(1))
  const killed = await openJournal(folder)
  const [, second, third] = killed.recovered()
  killed.settle(second?.id ?? '')
  killed.settle(third?.id ?? '')
  await killed.rotate()

  const journal = await openJournal(folder)
  expect(await replayJournal({ db, journal, log }, house.app.rooms.takeEvent)).toBe(4)
  const stored = await house.rows<{ sid: string }>('select sid from sms_legs order by sid')
  expect(stored.map((row) => row.sid)).toEqual([0, 1, 2, 3, 4, 5].map(sid))
  expect(journal.pending()).toBe(0)
  expect(await replayJournal({ db, journal, log }, house.app.rooms.takeEvent)).toBe(0)
})
