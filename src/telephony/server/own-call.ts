import type { CallDeps } from '#telephony/server/call-deps.ts'
import { holdsLine, keepCallEvents, noteEnding, noteTransfer } from '#telephony/server/call-store.ts'
import type { CallMemory } from '#telephony/server/calls-in-hand.ts'
import type { CallNote, SessionOwner } from '#voice/ports.ts'

const gatherMs = 400

/** The call's side of a talk: whose it is, its record, and what its end means for the call. */
export function ownCall(deps: CallDeps, call: CallMemory, epoch: number): SessionOwner {
  let gathered: CallNote[] = []
  const write = () => {
    const notes = gathered
    gathered = []
    if (notes.length === 0) return
    call.writer.add('events', (tx) =>
      keepCallEvents(tx, { callId: call.callId, now: deps.clock.now() }, notes),
    )
  }
  return {
    holds: (tx) => holdsLine(tx, call.callId, epoch),
    note(event) {
      if (gathered.length === 0) deps.voice.timers.after(gatherMs, write)
      gathered.push(event)
    },
    async ended(end) {
      write()
      if (end.kind === 'replaced') return
      call.session = null
      call.idleSince = deps.clock.now()
      if (end.kind === 'bot') call.writer.add('ending', (tx) => noteEnding(tx, call.callId, end.reason))
      if (end.kind === 'transfer') {
        const transfer = { phone: end.phone, at: deps.clock.now().toISOString(), outcome: 'ringing' }
        call.writer.add('transfer', (tx) => noteTransfer(tx, call.callId, transfer))
      }
      await call.writer.flushed(flushMs)
    },
  }
}

/** The carrier asks what comes next only after the line has closed; by then this should be written. */
const flushMs = 2_000
