import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { stranger } from '../support/emulator-hand.ts'
import { type Actor, interleave, seededRandom } from '../support/interleave.ts'
import { type CarrierMood, startStepHouse } from '../support/step-house.ts'
import { databaseKinds } from '../support/test-database.ts'

const all = inject('testMatrix') === 'full' ? 2000 : 160
const ways = ['STOP', 'please stop texting me'] as const

describe.each(databaseKinds)('a stop races a reply in flight, on %s', (kind) => {
  let house: Awaited<ReturnType<typeof startStepHouse>>
  beforeAll(async () => {
    house = await startStepHouse(kind)
  })
  afterAll(() => house.close())

  const sequential = all / 4

  // Sabotage: in cancel-intents.ts, count only 'sending' as on the wire; or in send-gate.ts, let `stopping` through.
  it(`in ${sequential} orders of the steps nothing leaves after it but the one confirmation`, async () => {
    for (let seed = 1; seed <= sequential; seed++) await interleave(seed, race(seed))
    await settleAll()
    // Whatever the gate let out, the contact still wanted at that moment.
    const unwanted = house.gates.filter((gate) => gate.stopState !== 'open' && gate.purpose === 'reply')
    expect(unwanted).toEqual([])
    judge(sequential)
  }, 180_000)

  it.runIf(kind === 'postgres')(
    `in ${all / 2} races at full speed nothing leaves after it but the one confirmation`,
    async () => {
      const from = sequential + 1
      for (let seed = from; seed < from + all / 2; seed += 20) {
        const races = Array.from({ length: 20 }, (_, index) => race(seed + index)).flat()
        await Promise.all(races.map((actor) => actor(jitter(seed))))
      }
      await settleAll()
      judge(sequential + all / 2)
    },
    180_000,
  )

  /** A text, its answer on the way, and a stop: by the carrier's word or in words of their own. */
  function race(seed: number): Actor[] {
    const phone = stranger(seed)
    const random = seededRandom(seed)
    const mood = (): CarrierMood => (random() < 0.2 ? 'busy' : random() < 0.2 ? 'takes late' : 'takes')
    const contact: Actor = async (pause) => {
      await house.receive(phone, 'Are you open today?')
      await pause()
      await pause()
      await house.receive(phone, ways[seed % 2] ?? 'STOP')
    }
    const answering: Actor = async (pause) => {
      for (let round = 0; round < 3; round++) {
        await house.answer('a', pause)
        await pause()
      }
    }
    const sending =
      (owner: string): Actor =>
      async (pause) => {
        for (let round = 0; round < 3; round++) {
          await house.deliver(owner, pause, mood)
          await pause()
        }
      }
    return [contact, answering, sending('a'), sending('b')]
  }

  async function settleAll(): Promise<void> {
    const now = async () => {}
    for (let idle = 0; idle < 2; ) {
      const didAnswer = await house.answer('c', now)
      const didDeliver = await house.deliver('c', now, () => 'takes')
      idle = didAnswer || didDeliver ? 0 : idle + 1
    }
  }

  function judge(races: number): void {
    const late = house.accepted.filter((text) => text.stopState === 'stopped')
    expect(late.filter((text) => !text.body.includes('no more texts'))).toEqual([])
    const confirmed = Map.groupBy(
      house.accepted.filter((text) => text.body.includes('no more texts')),
      (text) => text.to,
    )
    for (let seed = 1; seed <= races; seed++) {
      // The carrier confirms its own word; what was said in other words, we confirm once.
      expect(confirmed.get(stranger(seed))?.length ?? 0).toBe(seed % 2)
    }
  }
})

function jitter(seed: number): () => Promise<void> {
  const random = seededRandom(seed)
  return () => new Promise((done) => setTimeout(done, random() * 4))
}
