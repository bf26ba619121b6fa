import { pastClock } from '#app/sample/past-clock.ts'
import { sampleBot, sampleProfile } from '#app/sample/sample-business.ts'
import { systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { type PhoneCall, stranger } from './emulator-hand.ts'
import { publishBot, startTestApp, type TestApp, type TestAppSettings } from './start-app.ts'

/** Monday, November 23, 9:00 AM where the business is. */
const monday = new Date('2026-11-23T17:00:00Z')
const endStates = ['completed', 'failed', 'busy', 'no-answer', 'canceled']

export interface KeptLine {
  role: 'contact' | 'bot'
  text: string
  heard: string | null
}

export interface CallHouse {
  house: TestApp
  /** The n-th stranger calls, says these things in turn, and hangs up. Resolves once all of it is written down. */
  call(index: number, say: unknown[]): Promise<PhoneCall>
  /** The same, begun and not waited for. */
  begin(index: number, say: unknown[]): Promise<{ sid: string; ended: () => Promise<PhoneCall> }>
  /** What stands in the conversations of the n-th stranger, in order. */
  linesOf(index: number): Promise<KeptLine[]>
  /** Resolves once nothing is left to be written down; throws when that takes longer. */
  written(timeoutMs?: number): Promise<void>
}

/** The sample's business in a test app, called from an emulator whose calls run twenty times as quick. */
export async function openCallHouse(
  settings: Omit<TestAppSettings, 'kind'> & { kind?: Database['kind'] } = {},
): Promise<CallHouse> {
  const clock = pastClock(systemClock, monday)
  const emulator = { speech: 'timed' as const, pace: 20, ...settings.emulator }
  const house = await startTestApp({ clock, ...settings, emulator })
  await publishBot(house.app, house.teamId, { ...sampleBot, number: 3 })
  await house.app.ground.db.team(house.teamId, (tx) =>
    tx.query(
      `insert into profile_versions (team_id, version, profile, changed, updated_by)
       select team_id, version + 1, $1, changed, updated_by from profile_versions order by version desc limit 1`,
      [JSON.stringify(sampleProfile)],
    ),
  )
  const written = (timeoutMs?: number) =>
    house.until(
      'all calls were written down',
      async () => house.app.rooms.calls.inHand.all().every(({ writer }) => writer.pending() === 0),
      timeoutMs,
    )
  const begin = async (index: number, say: unknown[]) => {
    const sid = await house.hand.call(stranger(index), house.phone, say)
    const ended = async () => {
      let shown = await house.hand.callOf(sid)
      await house.until(
        'the call ended',
        async () => {
          shown = await house.hand.callOf(sid)
          return endStates.includes(shown.status)
        },
        90_000,
      )
      return shown
    }
    return { sid, ended }
  }
  return {
    house,
    begin,
    written,
    call: async (index, say) => {
      const shown = await (await begin(index, say)).ended()
      await written()
      return shown
    },
    linesOf: (index) =>
      house.rows<KeptLine>(
        `select m.role, m.text, m.text_heard as heard from messages m
         join conversations v on v.team_id = m.team_id and v.id = m.conversation_id
         join contact_phones p on p.team_id = v.team_id and p.contact_id = v.contact_id
         where p.phone = $1 order by m.seq`,
        [stranger(index)],
      ),
  }
}
