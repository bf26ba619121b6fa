import type { Talk } from '#conversations/engine/talk.ts'
import type { AloudDeps } from '#conversations/server/think-aloud.ts'
import type { Log } from '#platform/log.ts'
import type { Opening } from '#voice/engine/session-state.ts'
import type { SpokenPhrases } from '#voice/engine/spoken-phrases.ts'
import type { Line, SessionOwner } from '#voice/ports.ts'
import type { SessionWriter } from '#voice/server/session-writer.ts'

export interface SessionDeps extends AloudDeps {
  log: Log
  phrases: SpokenPhrases
}

/** What language models have cost for a call and may cost, in millionths of a dollar; shared by all lines of the call. */
export interface ModelBudget {
  spentMicros: number
  mostMicros: number
}

/** One call, with everything its talk needs in memory. */
export interface CallInHand {
  teamId: string
  callId: string
  /** When the call began: the zero of every `atMs`. */
  startedAt: Date
  /** Which line of the call this is. */
  epoch: number
  talk: Talk
  opening: Opening[]
  maxMs: number
  budget: ModelBudget
  /** The phone a caller may be put through to at this moment. */
  transferTo(now: Date): string | null
  owner: SessionOwner
  line: Line
  writer: SessionWriter
}
