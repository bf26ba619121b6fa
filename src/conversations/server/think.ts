import type { ModelSource, Timers } from '#completions/ports.ts'
import { type CompletionRecord, complete } from '#completions/server/complete.ts'
import { type ModelLimits, textLimits } from '#completions/server/limits.ts'
import { type GuardedText, guardClaims } from '#conversations/engine/claims/guard-claims.ts'
import { modelCall } from '#conversations/engine/model-call.ts'
import { nextStep } from '#conversations/engine/next-step.ts'
import { receiptsInTalk } from '#conversations/engine/receipts-in-talk.ts'
import { createSpeaker } from '#conversations/engine/speaker.ts'
import { ownWordsOf, sceneOf, type Talk, type TalkLine } from '#conversations/engine/talk.ts'
import { promptVersion } from '#conversations/engine/write-prompt.ts'
import { bareRun } from '#conversations/server/bare-run.ts'
import type { Clock } from '#platform/clock.ts'
import type { ToolCall, ToolRun, ToolScene } from '#tools/ports.ts'

export interface ThinkDeps {
  clock: Clock
  models: ModelSource
  /** The machine's own when left out. */
  timers?: Timers
  /** Runs a turn's tool, on the live calendar or on a practice one; `position` counts from 1. */
  runTool(scene: ToolScene, call: ToolCall, position: number): Promise<ToolRun>
  /** How long models may take; a text's patience when left out. */
  limits?: ModelLimits
  /** Gets each sentence as soon as it may be said; with it, what was said stands whatever comes after. */
  onSentence?: (text: string) => void
  /** Breaks the thinking off; it then throws CompletionCancelled. */
  signal?: AbortSignal
}

/** One answer, and all that led to it. */
export interface Thought {
  text: string
  runs: ToolRun[]
  completions: CompletionRecord[]
  /** Sentences that claimed a deed: those that were replaced, and those that a receipt backs. */
  claims: Pick<GuardedText, 'replaced' | 'backed'>
  /** When each question to a model was put; with the talk's events they make the answer again. */
  askedAt: Date[]
}

/**
 * Thinks until there is something to say: models are asked, tools run, and no sentence leaves that claims a deed
 * without its receipt. A model that goes round in circles or says nothing is followed by the built-in engine.
 */
export async function think(deps: ThinkDeps, talk: Talk, turnId: string): Promise<Thought> {
  const thought: Thought = {
    text: '',
    runs: [],
    completions: [],
    claims: { replaced: [], backed: [] },
    askedAt: [],
  }
  let wish = talk.bot.config.model
  const limits = deps.limits ?? textLimits
  const deadline = new Date(deps.clock.now().getTime() + limits.totalMs)
  const aloud = deps.onSentence ? createSpeaker(deps.onSentence) : null
  for (let rounds = 0; ; rounds++) {
    const lines = [...talk.lines, ...thought.runs.map(toLine)]
    const now = deps.clock.now()
    thought.askedAt.push(now)
    const guard = (text: string) => guarded(talk, text, { lines, now })
    const options = {
      ...modelCall({ ...talk, lines }, now),
      ...(deps.signal ? { abortSignal: deps.signal } : {}),
    }
    const ask = { purpose: 'reply' as const, options, wish, promptVersion, deadline, limits }
    const answer = await complete(deps, aloud ? { ...ask, onText: (soFar) => aloud.hear(soFar, guard) } : ask)
    thought.completions.push(...answer.records)
    const step = nextStep({ ...answer, rounds, hasEngineLeft: wish !== 'builtin' })
    if (step.kind === 'ask-engine') {
      wish = 'builtin'
      rounds = -1
    } else if (step.kind === 'run-tools') {
      for (const call of answer.toolCalls) {
        const scene = sceneOf(talk, { turnId, now, lines: [...talk.lines, ...thought.runs.map(toLine)] })
        thought.runs.push(await runOnce(deps, { scene, call, runs: thought.runs }))
      }
    } else {
      const whole = guard(step.text === '' ? plainAnswer(talk) : step.text)
      return { ...thought, ...whole, ...(aloud ? { text: aloud.finish(whole.text) } : {}) }
    }
  }
}

/** The same deed asked for twice in one turn is done once. */
async function runOnce(
  deps: Pick<ThinkDeps, 'runTool'>,
  asked: { scene: ToolScene; call: ToolCall; runs: readonly ToolRun[] },
): Promise<ToolRun> {
  const { scene, call, runs } = asked
  const before = runs.find(
    (run) => run.receipt !== null && run.name === call.name && isSame(run.arguments, call.arguments),
  )
  if (before)
    return {
      ...before,
      id: call.id,
      receipt: null,
      effect: null,
      collected: [],
      deedKey: null,
      isRepeat: true,
    }
  const claim = call.name === 'send_text' ? claimInText(scene, call) : null
  return claim ?? deps.runTool(scene, call, runs.length + 1)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** A text that claims a deed nobody did is not sent by any way. */
function claimInText(scene: ToolScene, call: ToolCall): ToolRun | null {
  const given = call.arguments
  const body = typeof given === 'object' && given !== null && 'body' in given ? given.body : null
  if (typeof body !== 'string') return null
  const { timeZone } = scene.profile
  const receipts = receiptsInTalk(scene.history)
  const { replaced } = guardClaims({ text: body, receipts, language: 'en', timeZone, now: scene.now })
  if (replaced.length === 0) return null
  return bareRun(call, {
    result: { error: 'unbacked_claim', message: 'The text says that something was done which was not.' },
    status: 'rejected',
    nature: 'talk',
    now: scene.now,
  })
}

function guarded(
  talk: Talk,
  text: string,
  at: { lines: readonly TalkLine[]; now: Date },
): Pick<Thought, 'text' | 'claims'> {
  const { timeZone } = talk.profile
  const receipts = receiptsInTalk(at.lines)
  const { replaced, backed, ...rest } = guardClaims({
    ...{ text, receipts, language: 'en', timeZone, now: at.now },
    ...{ ownWords: ownWordsOf(talk.bot.config), offers: talk.profile.services },
  })
  return { text: rest.text, claims: { replaced, backed } }
}

export function toLine(run: ToolRun): TalkLine {
  return { kind: 'tool', id: run.id, name: run.name, arguments: run.arguments, result: run.result }
}

export function plainAnswer(talk: Pick<Talk, 'profile' | 'channel'>): string {
  if (talk.channel === 'voice')
    return `I am sorry, I could not work that out just now. Somebody at ${talk.profile.name} will get back to you.`
  return `Thanks for your text. Somebody at ${talk.profile.name} will read it and answer you.`
}
