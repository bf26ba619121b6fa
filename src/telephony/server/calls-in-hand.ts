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
}

export interface CallsInHand {
  get(callId: string): CallMemory | undefined
  bySid(connectionId: string, sid: string): CallMemory | undefined
  keep(memory: CallMemory): void
  /** Forgets calls whose line has been gone for this long and that have nothing left to write. */
  sweep(now: Date): void
  all(): CallMemory[]
}

const keptMs = 10 * 60_000

export function createCallsInHand(): CallsInHand {
  const calls = new Map<string, CallMemory>()
  return {
    get: (callId) => calls.get(callId),
    bySid: (connectionId, sid) =>
      [...calls.values()].find((call) => call.connectionId === connectionId && call.sid === sid),
    keep: (memory) => void calls.set(memory.callId, memory),
    sweep(now) {
      for (const call of calls.values()) {
        const isOld = call.idleSince !== null && now.getTime() - call.idleSince.getTime() > keptMs
        if (isOld && call.writer.pending() === 0) calls.delete(call.callId)
      }
    },
    all: () => [...calls.values()],
  }
}
