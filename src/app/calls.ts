import { randomBytes } from 'node:crypto'
import type { Carriers } from '#app/carriers.ts'
import type { ModelSource } from '#completions/ports.ts'
import { systemTimers } from '#completions/server/timers.ts'
import type { CallDeps } from '#telephony/server/call-deps.ts'
import { createCallsInHand } from '#telephony/server/calls-in-hand.ts'
import type { ToolDeps } from '#tools/ports.ts'
import { spokenEnglish } from '#voice/engine/spoken-phrases.ts'

type CallGround = Pick<CallDeps, 'db' | 'clock' | 'log' | 'metrics' | 'secrets' | 'publicUrl'> & {
  carriers: Carriers
}

/** Joins what a call needs: carriers, the talk's models and tools, and this process's own calls. */
export function connectCalls(ground: CallGround, talk: { models: ModelSource; tools: ToolDeps }): CallDeps {
  const { db, clock, log, metrics, secrets, carriers, publicUrl } = ground
  return {
    ...{ db, clock, log, metrics, secrets, publicUrl },
    calls: carriers.calls,
    hookUrl: carriers.hookUrl,
    nodeId: `node_${randomBytes(6).toString('hex')}`,
    voice: { ...talk, db, clock, log, timers: systemTimers, phrases: spokenEnglish },
    inHand: createCallsInHand(),
  }
}
