import { CompletionCancelled, type CompletionRecord } from '#completions/server/complete.ts'
import type { TurnTimings } from '#conversations/contract.ts'
import type { Talk, TalkLine } from '#conversations/engine/talk.ts'
import { beginSpokenTurn, finishSpokenTurn } from '#conversations/server/keep-spoken.ts'
import { type AloudThought, thinkAloud } from '#conversations/server/think-aloud.ts'
import type { Farewell } from '#voice/engine/session-state.ts'
import type { CallInHand, SessionDeps } from '#voice/server/session-deps.ts'

export interface SpokenTurn {
  turnId: string
  timings: TurnTimings
  /** Breaks it off; what it did stays done. */
  stop(): void
}

interface TurnCourse {
  onSentence(text: string): void
  /** The whole answer is there; `text` is all that was handed over as sentences, `lines` its tool calls. */
  onAnswer(answer: { text: string; lines: TalkLine[]; farewell: Farewell | null }): void
  /** It was broken off; `lines` are deeds that were done nevertheless. */
  onStopped(lines: TalkLine[]): void
  onFailed(error: unknown): void
}

interface TurnToTake {
  turnId: string
  /** The place of the words it answers, known for certain once they are written. */
  coversSeq: () => number
  timings: TurnTimings
  course: TurnCourse
}

/** How long a deed waits for what was said before it to be on disk. */
const patienceMs = 1_000

/** Thinks about what the contact just said, aloud, until it is answered, broken off or fails. Writes the turn's row. */
export function takeSpokenTurn(deps: SessionDeps, call: CallInHand, turn: TurnToTake): SpokenTurn {
  const { turnId, timings } = turn
  const abort = new AbortController()
  const startedAt = deps.clock.now()
  call.writer.add('turn', (tx) =>
    beginSpokenTurn(tx, {
      turnId,
      talk: call.talk,
      coversSeq: turn.coversSeq(),
      epoch: call.epoch,
      startedAt,
    }),
  )
  void takeCourse(deps, call, { ...turn, signal: abort.signal })
  return { turnId, timings, stop: () => abort.abort() }
}

async function takeCourse(
  deps: SessionDeps,
  call: CallInHand,
  turn: TurnToTake & { signal: AbortSignal },
): Promise<void> {
  const { turnId, course, signal } = turn
  const deeds: TalkLine[] = []
  const lines: TalkLine[] = []
  try {
    const thought = await thinkAloud(deps, {
      teamId: call.teamId,
      turnId,
      talk: atThisMoment(call, deps.clock.now()),
      signal,
      onSentence: course.onSentence,
      holds: call.owner.holds,
      settled: () => call.writer.flushed(patienceMs),
      onTool: (line, isDeed) => {
        lines.push(line)
        if (isDeed) deeds.push(line)
      },
    })
    keepEnd(deps, call, { turn, state: 'done', thought, completions: thought.completions })
    if (signal.aborted) course.onStopped(deeds)
    else course.onAnswer({ text: thought.text, lines, farewell: farewellOf(thought) })
  } catch (error) {
    const completions = error instanceof CompletionCancelled ? error.records : []
    keepEnd(deps, call, { turn, state: signal.aborted ? 'superseded' : 'failed', thought: null, completions })
    if (signal.aborted) course.onStopped(deeds)
    else course.onFailed(error)
  }
}

function keepEnd(
  deps: SessionDeps,
  call: CallInHand,
  end: {
    turn: TurnToTake
    state: 'done' | 'superseded' | 'failed'
    thought: AloudThought | null
    completions: CompletionRecord[]
  },
): void {
  const { turn, state, thought, completions } = end
  const { turnId, timings } = turn
  const now = deps.clock.now()
  spend(deps, call, completions)
  call.writer.add('turn', (tx) =>
    finishSpokenTurn(tx, { turnId, talk: call.talk, state, thought, completions, timings, now }),
  )
}

function spend(
  deps: SessionDeps,
  { budget, owner, startedAt }: CallInHand,
  completions: CompletionRecord[],
): void {
  const wasLeft = budget.spentMicros < budget.mostMicros
  for (const { cost } of completions) budget.spentMicros += cost.micros
  if (!wasLeft || budget.spentMicros < budget.mostMicros) return
  const atMs = deps.clock.now().getTime() - startedAt.getTime()
  owner.note({ atMs, source: 'session', name: 'budget-spent', detail: { ...budget } })
}

/**
 * The talk as it stands, so that lines added later do not reach into a thought that has begun. Once the call's models
 * have cost what they may, the built-in engine goes on with it.
 */
function atThisMoment({ talk, budget, transferTo }: CallInHand, now: Date): Talk {
  const moment = { ...talk, lines: [...talk.lines], transferTo: transferTo(now) }
  if (budget.spentMicros < budget.mostMicros) return moment
  return { ...moment, bot: { ...talk.bot, config: { ...talk.bot.config, model: 'builtin' } } }
}

function farewellOf({ afterwards }: AloudThought): Farewell | null {
  if (afterwards?.kind === 'transfer') return afterwards
  return afterwards ? { kind: 'end', reason: 'bot-ended' } : null
}
