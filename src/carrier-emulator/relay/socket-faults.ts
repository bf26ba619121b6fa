import { type Carrier, note } from '#carrier-emulator/carrier.ts'
import type { Hit } from '#carrier-emulator/faults.ts'

/** The two directions of an open socket, and its violent end. */
export type SocketEnds = {
  /** To the app. */
  send(text: string): void
  /** From the app. */
  take(text: string): void
  cut(): void
}

type OfCall = { sid: string; from: string; to: string; signal: AbortSignal }

const defaultMs = { cut: 20_000, hang: 20_000, malformed: 5_000, slow: 1_000 }
const garbage = ['', 'prompt', '{"type":"prompt"', '{"type":"shout","words":[]}', '{"type":7}', 'null', '[]']

/**
 * The socket as the fault plan lets it be: cut, silent or fed nonsense at a drawn moment of the first `delayMs` of
 * call time, each message late by `delayMs`, or prompts and the like sent twice.
 */
export function withFaults(
  carrier: Carrier,
  { sid, from, to, signal }: OfCall,
  ends: SocketEnds,
): SocketEnds {
  const hits = carrier.faults.decide('relay.socket', { from, to })
  let isHanging = false
  const at = (hit: Hit, run: () => void) => {
    const waitMs = hit.draw * (hit.entry.delayMs ?? defaultMs[hit.entry.fault as keyof typeof defaultMs])
    tell(hit, waitMs)
    if (waitMs === 0) run()
    else signal.addEventListener('abort', carrier.callTime.after(waitMs, run), { once: true })
  }
  const tell = ({ entry: { fault } }: Hit, waitMs: number) =>
    note(carrier, { kind: 'fault', on: 'relay.socket', fault, sid, waitMs: Math.round(waitMs) })
  for (const hit of hits) {
    const { fault, copies = 1 } = hit.entry
    if (fault === 'slow') tell(hit, hit.entry.delayMs ?? defaultMs.slow)
    if (fault === 'duplicate') tell(hit, 0)
    if (fault === 'cut') at(hit, ends.cut)
    if (fault === 'hang')
      at(hit, () => {
        isHanging = true
      })
    if (fault === 'malformed')
      at(hit, () => {
        const first = Math.floor(hit.draw * 1_000)
        for (let turn = 0; turn < copies; turn++) ends.send(garbage[(first + turn) % garbage.length] ?? '')
      })
  }
  const slow = hits.find(({ entry }) => entry.fault === 'slow')
  const isDoubled = hits.some(({ entry }) => entry.fault === 'duplicate')
  // Equal waits keep the order of the messages.
  const late = (run: () => void) => {
    if (slow) carrier.callTime.after(slow.entry.delayMs ?? defaultMs.slow, run)
    else run()
  }
  return {
    send(text) {
      const isTwice = isDoubled && /^\{"type":"(prompt|dtmf|interrupt)"/.test(text)
      for (let turn = 0; turn < (isTwice ? 2 : 1); turn++)
        late(() => {
          if (!isHanging) ends.send(text)
        })
    },
    take(text) {
      late(() => {
        if (!isHanging) ends.take(text)
      })
    },
    cut: ends.cut,
  }
}
