import { pastClock } from '#app/sample/past-clock.ts'
import { unreachablePhones } from '#app/sample/past-talks.ts'
import { createSampleCarrier, type SampleCarrier } from '#app/sample/sample-carrier.ts'
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
    carriers: { ...present.carriers, messages: carrier.carrier },
    metrics: unheard,
  }
  return { clock, ground, rooms: await wireRooms(ground), carrier }
}

/** The sample's texts are nobody's load: the figures of the process leave them out. */
const unheard: Metrics = { count: () => {}, observe: () => {}, gauge: () => {}, render: async () => '' }
