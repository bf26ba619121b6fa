import { callWebhook, type Hook } from '#carrier-emulator/call-webhook.ts'
import { type Carrier, note } from '#carrier-emulator/carrier.ts'
import type { Hit } from '#carrier-emulator/faults.ts'
import { newSid } from '#carrier-emulator/sid.ts'
import type { TwimlMessage } from '#carrier-emulator/twiml.ts'

type AskedHook = Omit<Hook, 'token' | 'slowMs' | 'isCut'>

/**
 * Calls a webhook now, or late, often, slowly or never, as the fault plan says. Of several copies, each is answered
 * on its own; half of the later copies carry a new idempotency token, so only the SID tells that they are the same.
 */
export function callFaultyWebhook(
  carrier: Carrier,
  asked: AskedHook,
  answered: (messages: TwimlMessage[]) => void,
): void {
  if (asked.primary.url === '') return
  const place = `webhook.${asked.event}` as const
  const hits = carrier.faults.decide(place, { to: asked.params.To ?? '', from: asked.params.From ?? '' })
  const isDropped = hits.some(({ entry }) => entry.fault === 'drop')
  const waitMs = sum(hits.map(readWait))
  for (const { entry } of hits)
    note(carrier, { kind: 'fault', on: place, fault: entry.fault, sid: asked.sid, waitMs })
  if (isDropped) return
  const token = newSid('RQ')
  const slow = hits.find(({ entry }) => entry.fault === 'slow-bytes')
  const slowMs = slow && (slow.entry.delayMs ?? 100)
  const isCut = hits.some(({ entry }) => entry.fault === 'reset')
  for (const [copy, keepsToken] of readCopies(hits).entries()) {
    const hook = { ...asked, token: keepsToken ? token : newSid('RQ'), slowMs, isCut }
    const call = async () => answered(await callWebhook(carrier, hook))
    // A copy follows its original closely, so that both are under way at once.
    carrier.schedule.after(waitMs + copy * 5, call)
  }
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
