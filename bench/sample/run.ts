/**
 * How long two weeks of the sample team take to be made and to be taken away, on an installed, embedded instance.
 * `npm run bench sample [rounds]`; fails above ten seconds for the making. The same talks each time.
 */
import os from 'node:os'
import { createSampleTeam } from '#app/sample/sample-team.ts'
import { createTestGround, installGround } from '../../tests/support/test-ground.ts'

const bar = 10_000
const rounds = Number(process.argv[2] ?? 5)
const house = await createTestGround('embedded')
const { by } = await installGround(house)
const sample = createSampleTeam(house.ground, house.rooms)
const made: number[] = []
const removed: number[] = []
for (let round = 0; round < rounds; round++) {
  made.push(await timed(() => sample.make(by)))
  removed.push(await timed(() => sample.remove()))
}
await house.close()

const load = os.loadavg().map((one) => one.toFixed(1))
console.log(`load ${load.join(' ')} on ${os.availableParallelism()} cores, ${rounds} rounds`)
console.log(`made in ${told(made)} (bar ${bar / 1000} s)`)
console.log(`taken away in ${told(removed)}`)
process.exitCode = Math.max(...made) <= bar ? 0 : 1

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function told(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((one, other) => one - other)
  const seconds = (at: number) => `${((sorted.at(at) ?? 0) / 1000).toFixed(1)} s`
  return `${seconds(Math.floor(sorted.length / 2))}, from ${seconds(0)} to ${seconds(-1)}`
}
