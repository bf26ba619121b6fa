import type { Line } from '#carrier-emulator/calls/line.ts'
import { type Carrier, note } from '#carrier-emulator/carrier.ts'
import type { Settings } from '#carrier-emulator/settings.ts'

const defaultErrorRate = 0.3

/** How well one turn of the caller is understood: as the settings say, or worse where the fault plan wants it. */
export function recogniserOf(carrier: Carrier, { row }: Line): Settings['recogniser'] {
  const { sid, from, to } = row
  const hits = carrier.faults.decide('recogniser', { from, to })
  for (const { entry } of hits)
    note(carrier, { kind: 'fault', on: 'recogniser', fault: entry.fault, sid, waitMs: 0 })
  const rates = hits.map(({ entry }) => entry.errorRate ?? defaultErrorRate)
  const { recogniser } = carrier.settings
  return { ...recogniser, errorRate: Math.max(recogniser.errorRate, ...rates) }
}
