import { z } from 'zod'
import { askEmulator } from '#providers/builtin/ask-emulator.ts'
import { understood } from '#providers/builtin/understood.ts'
import type { FaultInForce, OutsidePhone } from '#telephony/ports.ts'

const path = '/emulator/faults'
const Plan = z.object({
  seed: z.number().nullable(),
  plan: z.array(
    z.object({
      on: z.string(),
      fault: z.string(),
      rate: z.number().default(1),
      count: z.number().optional(),
      delayMs: z.number().optional(),
      copies: z.number().optional(),
      errorCode: z.number().optional(),
      errorRate: z.number().optional(),
      to: z.string().optional(),
      from: z.string().optional(),
    }),
  ),
  seen: z.array(z.object({ matched: z.number(), hit: z.number() })),
})

/** The emulator's fault plan, by its own hand. */
export function createOutsideFaults(emulatorUrl: string): Pick<OutsidePhone, 'faults' | 'setFaults'> {
  const read = async () => understood(Plan, await askEmulator(emulatorUrl, path))
  return {
    faults: async () => inForce(await read()),
    setFaults: async (faults) => {
      // The same seed: what is switched on again hits the same events in the same order.
      const { seed } = await read()
      const set = await askEmulator(emulatorUrl, path, { seed: seed ?? 1, plan: faults })
      return inForce(understood(Plan, set))
    },
  }
}

function inForce({ plan, seen }: z.infer<typeof Plan>): FaultInForce[] {
  return plan.map((fault, index) => ({ ...fault, ...(seen[index] ?? { matched: 0, hit: 0 }) }))
}
