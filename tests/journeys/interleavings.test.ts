import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { stranger } from '../support/emulator-hand.ts'
import { type Actor, interleave, seededRandom } from '../support/interleave.ts'
import { type CarrierMood, startStepHouse } from '../support/step-house.ts'
import { databaseKinds } from '../support/test-database.ts'

const all = inject('testMatrix') === 'full' ? 500 : 60
const perKind = databaseKinds.length > 1 ? all / 2 : all

describe.each(databaseKinds)('a text that comes while an answer is made, on %s', (kind) => {
  let house: Awaited<ReturnType<typeof startStepHouse>>
  beforeAll(async () => {
    house = await startStepHouse(kind)
  })
  afterAll(() => house.close())

  // Sabotage: in begin-turn.ts, let `isReplyLeaving` answer false; or in send-gate.ts, drop the `newer-text` verdict.
  it(`${perKind} orders of the steps: no answer that left ignores a text older than its send`, async () => {
    for (let seed = 1; seed <= perKind; seed++) {
      const phone = stranger(seed)
      const random = seededRandom(seed)
      const mood = moody(random)
      const texts = 2 + Math.floor(random() * 3)
      const contact: Actor = async (pause) => {
        for (let index = 0; index < texts; index++) {
          await house.receive(phone, `Question ${index}`)
          await pause()
        }
      }
      const answering = (owner: string): Actor =>
        repeat(3 + Math.floor(random() * 4), (pause) => house.answer(owner, pause))
      const sending = (owner: string): Actor =>
        repeat(3 + Math.floor(random() * 4), (pause) => house.deliver(owner, pause, mood))
      await interleave(seed, [contact, answering('a'), answering('b'), sending('a'), sending('b')])
      await finishAll()
    }
    expect(house.gates.filter((gate) => gate.newest > gate.covers)).toEqual([])
    expect(await lost()).toEqual([])
  }, 120_000)

  /** Whatever is left over is brought to its end, by a carrier in a good mood. */
  async function finishAll(): Promise<void> {
    const now: () => Promise<void> = async () => {}
    const finish = async () => {
      for (let idle = 0; idle < 2; ) {
        const didAnswer = await house.answer('c', now)
        const didDeliver = await house.deliver('c', now, () => 'takes')
        idle = didAnswer || didDeliver ? 0 : idle + 1
      }
      const [left] = await house.rows<{ count: number }>(
        'select count(*)::int as count from conversation_leases where is_dirty',
      )
      return left?.count === 0
    }
    // A talk that is to be taken up again after a while is waited for.
    if (!(await finish())) await house.until('nothing is left over', finish)
  }

  /** Texts without exactly one answer that the carrier took. */
  async function lost() {
    const rows = await house.rows<{ id: string; answer: string | null; phone: string; body: string | null }>(
      `select m.id, m.answer, p.phone, a.text as body from messages m
       join conversations v on v.id = m.conversation_id join contact_phones p on p.contact_id = v.contact_id
       left join messages a on a.turn_id = m.turn_id and a.role = 'bot'
       where m.role = 'contact'`,
    )
    return rows.filter((row) => {
      const times = house.accepted.filter((text) => text.to === row.phone && text.body === row.body).length
      return row.answer !== 'answered' || times !== 1
    })
  }
})

function moody(random: () => number): () => CarrierMood {
  return () => {
    const drawn = random()
    if (drawn < 0.15) return 'busy'
    if (drawn < 0.25) return 'takes and fails'
    return drawn < 0.35 ? 'fails' : 'takes'
  }
}

function repeat(times: number, step: (pause: () => Promise<void>) => Promise<boolean>): Actor {
  return async (pause) => {
    for (let round = 0; round < times; round++) {
      await step(pause)
      await pause()
    }
  }
}
