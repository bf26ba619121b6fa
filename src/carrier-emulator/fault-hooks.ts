import { callWebhook, type Hook, type HookResult } from '#carrier-emulator/call-webhook.ts'
import { type Carrier, note } from '#carrier-emulator/carrier.ts'
import type { Hit } from '#carrier-emulator/faults.ts'
import { newSid } from '#carrier-emulator/sid.ts'

export type AskedHook<Value> = Omit<
  Hook<Value>,
  'token' | 'slowMs' | 'isCut' | 'isFailed' | 'isLost' | 'fault'
>

/**
 * Calls a webhook now, or late, often, slowly or never, as the fault plan says. Of several copies, each is answered
 * on its own; half of the later copies carry a new idempotency token, so only the SID tells that they are the same.
 */
export function callFaultyWebhook<Value>(
  carrier: Carrier,
  asked: AskedHook<Value>,
  answered: (value: Value) => void = () => {},
): void {
  if (asked.primary.url === '') return
  const plan = planHook(carrier, asked)
  if (plan.isLost) return
  for (const call of plan.copies)
    carrier.schedule.after(call.waitMs, async () => {
      const result = await callWebhook(carrier, { ...asked, ...call.hook })
      if ('value' in result) answered(result.value)
    })
}

/**
 * Asks an address whose answer the call waits for. A copy is called as well, and the first one's answer counts; a
 * request that gets lost ends as one that found no connection, so the fallback is asked.
 */
export async function askFaultyWebhook<Value>(
  carrier: Carrier,
  asked: AskedHook<Value>,
): Promise<HookResult<Value>> {
  const { isLost, copies } = planHook(carrier, asked)
  const [first, ...others] = copies
  if (!first) return { errorCode: 11200 }
  for (const { waitMs, hook } of others)
    carrier.schedule.after(waitMs, async () => void (await callWebhook(carrier, { ...asked, ...hook })))
  if (first.waitMs > 0) await new Promise<void>((resolve) => carrier.schedule.after(first.waitMs, resolve))
  return callWebhook(carrier, { ...asked, ...first.hook, isLost })
}

type Copy = { waitMs: number; hook: Pick<Hook<unknown>, 'token' | 'slowMs' | 'isCut' | 'isFailed' | 'fault'> }

/** What the fault plan does to one webhook. */
function planHook(carrier: Carrier, asked: AskedHook<unknown>): { isLost: boolean; copies: Copy[] } {
  const place = `webhook.${asked.event}` as const
  const hits = carrier.faults.decide(place, { to: asked.params.To ?? '', from: asked.params.From ?? '' })
  const waitMs = sum(hits.map(readWait))
  for (const { entry } of hits)
    note(carrier, { kind: 'fault', on: place, fault: entry.fault, sid: asked.sid, waitMs })
  const token = newSid('RQ')
  const slow = hits.find(({ entry }) => entry.fault === 'slow-bytes')
  const slowMs = slow && (slow.entry.delayMs ?? 100)
  const isCut = hits.some(({ entry }) => entry.fault === 'reset')
  const isFailed = hits.some(({ entry }) => entry.fault === '500')
  const fault = hits.map(({ entry }) => entry.fault).join(', ') || undefined
  const copies = readCopies(hits).map((keepsToken, copy) => ({
    // A copy follows its original closely, so that both are under way at once.
    waitMs: waitMs + copy * 5,
    hook: { token: keepsToken ? token : newSid('RQ'), slowMs, isCut, isFailed, fault },
  }))
  return { isLost: hits.some(({ entry }) => entry.fault === 'drop'), copies }
}

function readWait({ entry, draw }: Hit): number {
  if (entry.fault === 'delay') return entry.delayMs ?? 1_000
  return entry.fault === 'reorder' ? draw * (entry.delayMs ?? 1_000) : 0
}

/** One entry per copy: whether it carries the first one's idempotency token. */
function readCopies(hits: Hit[]): boolean[] {
  const copies = [true]
  for (const { entry, draw } of hits) {
    if (entry.fault !== 'duplicate') continue
    while (copies.length < (entry.copies ?? 2)) copies.push(draw < 0.5)
  }
  return copies
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
