import { z } from 'zod'
import { drawNumber } from '#carrier-emulator/draw-number.ts'

const hookFaults = ['duplicate', 'reorder', 'delay', 'drop', 'slow-bytes', 'reset', '500'] as const
const restFaults = [
  ...['429', '500', '500-after-accept', 'hang', 'hang-after-accept'],
  ...['slow-bytes', 'reset', 'delay'],
] as const
const callFaults = ['busy', 'no-answer', 'failed', 'machine'] as const
const relayConnectFaults = ['refuse', 'forge', 'delay'] as const
const relaySocketFaults = ['cut', 'hang', 'slow', 'malformed', 'duplicate'] as const
const recordingFaults = ['absent', 'failed', 'delay'] as const
const recogniserFaults = ['mishear'] as const
const deliveryFaults = ['undelivered', 'failed', 'delay', 'drop'] as const

const faultsOf = {
  'webhook.message': hookFaults as readonly string[],
  'webhook.status': hookFaults as readonly string[],
  'webhook.call': hookFaults as readonly string[],
  'webhook.call-status': hookFaults as readonly string[],
  'webhook.recording': hookFaults as readonly string[],
  'webhook.answered-by': hookFaults as readonly string[],
  'webhook.conference': hookFaults as readonly string[],
  'rest.messages.create': restFaults as readonly string[],
  'rest.messages.list': restFaults as readonly string[],
  rest: restFaults as readonly string[],
  'rest.calls.create': restFaults as readonly string[],
  'rest.calls.update': restFaults as readonly string[],
  delivery: deliveryFaults as readonly string[],
  call: callFaults as readonly string[],
  recording: recordingFaults as readonly string[],
  recogniser: recogniserFaults as readonly string[],
  'relay.connect': relayConnectFaults as readonly string[],
  'relay.socket': relaySocketFaults as readonly string[],
}
export type FaultPlace = keyof typeof faultsOf

export function isFaultPlace(name: string): name is FaultPlace {
  return Object.hasOwn(faultsOf, name)
}

const places = Object.keys(faultsOf) as [FaultPlace, ...FaultPlace[]]
const allFaults = [
  ...['duplicate', 'reorder', 'delay', 'drop', 'slow-bytes', 'reset'],
  ...['429', '500', '500-after-accept', 'hang', 'hang-after-accept', 'undelivered', 'failed'],
  ...['busy', 'no-answer', 'absent', 'refuse', 'forge', 'cut', 'slow', 'malformed'],
  ...['machine', 'mishear'],
] as const

const entryShape = z
  .strictObject({
    on: z.enum(places),
    fault: z.enum(allFaults),
    /** Share of the matching events that are hit. */
    rate: z.number().min(0).max(1).default(1),
    /** At most so many hits. */
    count: z.number().int().min(1).optional(),
    /**
     * `delay` and `slow`: the wait. `reorder`, `cut`, `hang` on a socket and `malformed`: the longest wait, each event
     * waits a drawn part of it. `slow-bytes`: between parts. On `relay.socket` in the time of calls.
     */
    delayMs: z.number().min(0).max(600_000).optional(),
    /** `duplicate`: how often the webhook comes in all. `malformed`: how many messages make no sense. */
    copies: z.number().int().min(2).max(20).optional(),
    /** `undelivered` and `failed`: the carrier's error code. */
    errorCode: z.number().int().min(1).max(99_999).optional(),
    /** `mishear`: the share of the words of a turn that are got wrong. */
    errorRate: z.number().min(0).max(1).optional(),
    to: z.string().max(64).optional(),
    from: z.string().max(64).optional(),
  })
  .superRefine((entry, context) => {
    if (faultsOf[entry.on].includes(entry.fault)) return
    const message = `On ${entry.on} the faults are ${faultsOf[entry.on].join(', ')}.`
    context.addIssue({ code: 'custom', path: ['fault'], message })
  })

/** `seed` and the order of events decide every hit: the same of both gives the same faults. */
export const faultPlanShape = z.strictObject({
  seed: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  plan: z.array(entryShape).max(100),
})
export type FaultPlan = z.output<typeof faultPlanShape>
export type FaultEntry = FaultPlan['plan'][number]

/** A fault that hits an event. `draw` is a number from 0 to 1 of this hit, for what the fault still has to choose. */
export type Hit = { entry: FaultEntry; draw: number }

export type Faults = {
  set(plan: FaultPlan): void
  clear(): void
  /** The plan and how often each entry was asked and hit; null when there is none. */
  read(): (FaultPlan & { seen: { matched: number; hit: number }[] }) | null
  /** Every fault that hits this event, in the plan's order. */
  decide(on: FaultPlace, event: { to: string; from: string }): Hit[]
}

/** No faults until a plan is set; a restart forgets the plan. */
export function createFaults(): Faults {
  let plan: FaultPlan | null = null
  let seen: { matched: number; hit: number }[] = []
  return {
    set(next) {
      plan = next
      seen = next.plan.map(() => ({ matched: 0, hit: 0 }))
    },
    clear() {
      plan = null
    },
    read: () => plan && { ...plan, seen },
    decide(on, event) {
      if (!plan) return []
      const hits: Hit[] = []
      for (const [index, entry] of plan.plan.entries()) {
        const tally = seen[index]
        if (!tally || entry.on !== on || !matches(entry, event)) continue
        const turn = tally.matched++
        if (entry.count !== undefined && tally.hit >= entry.count) continue
        if (entry.rate < 1 && drawNumber(plan.seed, index, turn * 2) >= entry.rate) continue
        tally.hit++
        hits.push({ entry, draw: drawNumber(plan.seed, index, turn * 2 + 1) })
      }
      return hits
    },
  }
}

function matches(entry: FaultEntry, event: { to: string; from: string }): boolean {
  return (entry.to ?? event.to) === event.to && (entry.from ?? event.from) === event.from
}
