import type { Carriers } from '#app/carriers.ts'
import { pastClock } from '#app/sample/past-clock.ts'
import { unreachablePhones } from '#app/sample/past-talks.ts'
import {
  createSampleCarrier,
  madeUpAccount,
  madeUpNumbers,
  type SampleCarrier,
} from '#app/sample/sample-carrier.ts'
import { type Ground, type Rooms, wireRooms } from '#app/wire.ts'
import type { ManualClock } from '#platform/clock.ts'
import type { Metrics } from '#platform/metrics.ts'

/** The same rooms at another time, with a carrier for texts that reaches nobody. */
export interface Past {
  clock: ManualClock
  ground: Ground
  rooms: Rooms
  carrier: SampleCarrier
}

export async function openPast(present: Ground, start: Date): Promise<Past> {
  const clock = pastClock(present.clock, start)
  const carrier = createSampleCarrier(unreachablePhones)
  const ground: Ground = {
    ...present,
    clock,
    db: present.db.atClock(clock),
    carriers: { ...numbersAt(present), messages: carrier.carrier },
    metrics: unheard,
  }
  return { clock, ground, rooms: await wireRooms(ground), carrier }
}

/** Numbers that cost money are never bought for a sample: without an emulated carrier it makes do with a made-up one. */
function numbersAt({ carriers, publicUrl }: Ground): Carriers {
  if (carriers.main()?.isEmulated) return carriers
  const hookUrl = () => `${publicUrl()}/hooks/${madeUpAccount.provider}/${madeUpAccount.id}`
  return { ...carriers, hookUrl, main: () => madeUpAccount, numbers: () => madeUpNumbers }
}

/** The sample's texts are nobody's load: the figures of the process leave them out. */
const unheard: Metrics = { count: () => {}, observe: () => {}, gauge: () => {}, render: async () => '' }
