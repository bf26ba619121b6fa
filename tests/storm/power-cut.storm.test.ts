import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { cutWal } from '../support/cut-wal.ts'
import { stranger } from '../support/emulator-hand.ts'
import { seededRandom } from '../support/interleave.ts'
import { judgeWorld, startWorld, type World } from '../support/world.ts'

const cuts = inject('testMatrix') === 'full' ? 20 : 1

let world: World
beforeAll(async () => {
  world = await startWorld({ databaseUrl: null })
})
afterAll(() => world.close())

// Sabotage: in send-handler.ts, let `findForgotten` answer null: contacts are answered twice. (What the journal gives
// back, the sweep would find as well; its own test is src/app/replay-journal.test.ts.)
it(`after each of ${cuts} power cuts every acknowledged text is back, and nobody is answered twice`, async () => {
  let emptied = 0
  for (let cut = 1; cut <= cuts; cut++) {
    const random = seededRandom(cut)
    for (let index = 0; index < 4; index++) {
      await world.hand.send(stranger(cut * 4 + index), world.phone, `Are you open today? (${cut})`)
      await wait(random() * 120)
    }
    // Some have their answer by now, some are about to, some wait.
    await wait(900 + random() * 900)
    await world.killAndStart(async () => {
      emptied += await cutWal(world.database, 1 + Math.floor(random() * 24))
    })
  }
  await world.untilQuiet(cuts * 4)
  await world.stopServer()
  expect(emptied).toBeGreaterThan(cuts)
  expect((await judgeWorld(world, null)).findings).toEqual([])
}, 240_000)

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
