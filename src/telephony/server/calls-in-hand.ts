import type { Talk } from '#conversations/engine/talk.ts'
import type { CallRouting } from '#phones/contract.ts'
import type { VoiceSession } from '#voice/server/run-voice-session.ts'
import type { ModelBudget } from '#voice/server/session-deps.ts'
import type { SessionWriter } from '#voice/server/session-writer.ts'

/** A call this process has had a line of, with all its talk needs; it outlives a line that is cut. */
export interface CallMemory {
  teamId: string
  callId: string
  connectionId: string
  sid: string
  direction: 'inbound' | 'outbound'
  /** What a call of ours is about; '' for one that came in. */
  about: string
  startedAt: Date
  routing: CallRouting
  talk: Talk
  /** What models have cost for it, and may, in millionths of a dollar. */
  budget: ModelBudget
  writer: SessionWriter
  /** The newest line handed out, and the newest that came. */
  issued: number
  epoch: number
  resumes: number
  /** Why its next line is opened, where it is not the first. */
  why: 'line-lost' | 'nobody-answered' | null
  session: VoiceSession | null
  /** A machine has answered: the bot says nothing more. */
  isWithMachine: boolean
  /** When its last line went; null while one is open. */
  idleSince: Date | null
  /** Its carrier has said that it is over: no line of it comes any more. */
  isOver: boolean
}

export interface CallsInHand {
  get(callId: string): CallMemory | undefined
  bySid(connectionId: string, sid: string): CallMemory | undefined
  keep(memory: CallMemory): void
  /** The carrier says that the call is over: it is forgotten as soon as its line is gone and all of it is written. */
  end(connectionId: string, sid: string): void
  /** Forgets calls that are over or whose line has been gone for long, and that have nothing left to write. */
  sweep(now: Date): void
  all(): CallMemory[]
}

const keptMs = 10 * 60_000

export function createCallsInHand(): CallsInHand {
  const calls = new Map<string, CallMemory>()
  const bySid = new Map<string, CallMemory>()
  const keyOf = (call: { connectionId: string; sid: string }) => `${call.connectionId} ${call.sid}`
  const forget = (call: CallMemory) => {
    if (call.writer.pending() > 0) return
    calls.delete(call.callId)
    bySid.delete(keyOf(call))
  }
  return {
    get: (callId) => calls.get(callId),
    bySid: (connectionId, sid) => bySid.get(keyOf({ connectionId, sid })),
    keep(memory) {
      calls.set(memory.callId, memory)
      bySid.set(keyOf(memory), memory)
    },
    end(connectionId, sid) {
      const call = bySid.get(keyOf({ connectionId, sid }))
      if (!call) return
      call.isOver = true
      if (call.idleSince !== null) forget(call)
    },
    sweep(now) {
      for (const call of calls.values()) {
        if (call.idleSince === null) continue
        if (call.isOver || now.getTime() - call.idleSince.getTime() > keptMs) forget(call)
      }
    },
    all: () => [...calls.values()],
  }
}
