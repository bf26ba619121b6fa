import type { ModelSource } from '#completions/ports.ts'
import { sceneOf, type Talk } from '#conversations/engine/talk.ts'
import { bareRun } from '#conversations/server/bare-run.ts'
import { beginTurn } from '#conversations/server/begin-turn.ts'
import { finishTurn, supersedeTurn, type TurnEnd } from '#conversations/server/finish-turn.ts'
import type { TurnClaim } from '#conversations/server/store.ts'
import { plainAnswer, type Thought, think } from '#conversations/server/think.ts'
import { TurnOutdated, useTool } from '#conversations/server/use-tool.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'
import type { ToolDeps } from '#tools/ports.ts'
import { handOver } from '#tools/server/run-talk-tool.ts'

export interface TurnDeps {
  db: Database
  clock: Clock
  log: Log
  models: ModelSource
  tools: ToolDeps
}

/** After this many attempts that never came to an end, the talk gets plain words and a person instead. */
const maxAttempts = 3

/** Answers one claimed conversation: read, think, write. Resolves to how it ended; `idle` when nothing was waiting. */
export async function takeTurn(deps: TurnDeps, claim: TurnClaim): Promise<TurnEnd | 'idle'> {
  const db = deps.db.inLane('work')
  const begun = await db.team(claim.teamId, (tx) => beginTurn(tx, claim, deps.clock.now()))
  if (!begun) return 'idle'
  const { turnId, talk } = begun
  const turn = { claim, turnId, coversSeq: talk.coversSeq }
  try {
    const thought =
      claim.attempts > maxAttempts
        ? handToPerson(talk, { turnId, now: deps.clock.now() })
        : await think(
            {
              ...deps,
              runTool: (scene, call, position) => useTool({ ...deps, db }, turn, { scene, call, position }),
            },
            talk,
            turnId,
          )
    const finished = { turn: { turnId, talk, ...thought }, now: deps.clock.now() }
    return await db.team(claim.teamId, (tx) => finishTurn(tx, claim, finished))
  } catch (error) {
    if (!(error instanceof TurnOutdated)) throw error
    return db.team(claim.teamId, (tx) => supersedeTurn(tx, claim, { turnId, talk, now: deps.clock.now() }))
  }
}

/** For a text that no engine gets through: it is passed on as it is, and that is what the contact is told. */
function handToPerson(talk: Talk, at: { turnId: string; now: Date }): Thought {
  const words = talk.lines.findLast((line) => line.kind === 'line' && line.role === 'contact')
  const reason =
    words?.kind === 'line' && words.text.trim() !== ''
      ? words.text.slice(0, 500)
      : 'A picture or an empty text.'
  const scene = sceneOf(talk, { ...at, lines: talk.lines })
  const { result, receipt = null, effect = null } = handOver(scene, { reason })
  return {
    text: plainAnswer(talk),
    runs: [
      {
        ...bareRun(
          { id: `parley-${talk.coversSeq}`, name: 'hand_over', arguments: { reason } },
          { result, status: 'succeeded', nature: 'talk', now: at.now },
        ),
        receipt,
        effect,
      },
    ],
    completions: [],
    claims: { replaced: [], backed: [] },
    askedAt: [],
  }
}
