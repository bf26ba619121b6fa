import type { ModelSource } from '#completions/ports.ts'
import type { CompletionRecord } from '#completions/server/complete.ts'
import { complete } from '#completions/server/complete.ts'
import { modelCall, talkTools } from '#conversations/engine/model-call.ts'
import { nextStep } from '#conversations/engine/next-step.ts'
import type { Talk, ToolLine } from '#conversations/engine/talk.ts'
import { beginTurn } from '#conversations/server/begin-turn.ts'
import { finishTurn, type ThoughtTurn, type TurnEnd } from '#conversations/server/finish-turn.ts'
import type { TurnClaim } from '#conversations/server/store.ts'
import { newId } from '#kit/ids.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'
import { isOpenAt } from '#teams/server/is-open-at.ts'
import type { ToolEffect } from '#tools/catalogue.ts'
import { runTool } from '#tools/server/run-tool.ts'

export interface TurnDeps {
  db: Database
  clock: Clock
  log: Log
  models: ModelSource
}

/** After this many attempts that never came to an end, the talk gets plain words and a person instead. */
const maxAttempts = 3

/** Answers one claimed conversation: read, think, write. Resolves to how it ended; `idle` when nothing was waiting. */
export async function takeTurn(deps: TurnDeps, claim: TurnClaim): Promise<TurnEnd | 'idle'> {
  const db = deps.db.inLane('work')
  const begun = await db.team(claim.teamId, (tx) => beginTurn(tx, claim, deps.clock.now()))
  if (!begun) return 'idle'
  const thought =
    claim.attempts > maxAttempts ? handToPerson(begun.talk, deps.clock.now()) : await think(deps, begun.talk)
  const turn: ThoughtTurn = { turnId: begun.turnId, talk: begun.talk, ...thought }
  return db.team(claim.teamId, (tx) => finishTurn(tx, claim, { turn, now: deps.clock.now() }))
}

type Thought = Pick<ThoughtTurn, 'text' | 'steps' | 'effects' | 'completions'>

async function think(deps: TurnDeps, talk: Talk): Promise<Thought> {
  const steps: ToolLine[] = []
  const effects: ToolEffect[] = []
  const completions: CompletionRecord[] = []
  for (let rounds = 0; ; rounds++) {
    const now = deps.clock.now()
    const options = modelCall({ ...talk, lines: [...talk.lines, ...steps] }, now)
    const answer = await complete(deps, { purpose: 'reply', options })
    completions.push(...answer.records)
    const step = nextStep(answer, rounds, plainAnswer(talk))
    if (step.kind === 'say') return { text: step.text, steps, effects, completions }
    for (const call of answer.toolCalls) {
      const run = runTool(call, {
        tools: talkTools,
        contactPhone: talk.contact.phone,
        isOpenNow: isOpenAt(talk.profile, now),
        nowMs: now.getTime(),
      })
      steps.push({ kind: 'tool', id: call.id, name: run.name, arguments: run.arguments, result: run.result })
      if (run.effect) effects.push(run.effect)
    }
  }
}

function plainAnswer(talk: Talk): string {
  return `Thanks for your text. Somebody at ${talk.profile.name} will read it and answer you.`
}

/** For a text that no engine gets through: it is passed on as it is, and that is what the contact is told. */
function handToPerson(talk: Talk, now: Date): Thought {
  const words = talk.lines
    .flatMap((line) => (line.kind === 'line' && line.role === 'contact' ? line.text : []))
    .at(-1)
  const nowMs = now.getTime()
  const effect: ToolEffect = {
    kind: 'take_message',
    taskId: newId('task', nowMs),
    receiptId: newId('rcp', nowMs),
    name: talk.contact.name,
    phone: talk.contact.phone,
    words: words ?? '',
    isUrgent: false,
  }
  return { text: plainAnswer(talk), steps: [], effects: [effect], completions: [] }
}
