import { z } from 'zod'

/** The lanes of a call's waterfall, from the top. */
export const callLanes = [
  'carrier',
  'contact',
  'words',
  'thinking',
  'tool',
  'speaking',
  'bot',
  'webhook',
] as const

/** A stretch of a call, or a moment of it. All times in milliseconds since the call began. */
export const CallSpan = z.object({
  id: z.string(),
  lane: z.enum(callLanes),
  startMs: z.number(),
  /** As the start for a moment; null while it goes on. */
  endMs: z.number().nullable(),
  name: z.string(),
  /** cut: ended by the contact's words or by the end of the line. */
  state: z.enum(['ok', 'failed', 'cut']),
  /** The line did not tell when: worked out from what else is known. */
  isEstimated: z.boolean(),
  turnId: z.string().nullable(),
  completionId: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
})
export type CallSpan = z.infer<typeof CallSpan>

export const gapParts = ['recognising', 'thinking', 'tool', 'sounding'] as const

/** How long a contact waited for an answer, and for what. */
export const TurnGap = z.object({
  turnId: z.string(),
  state: z.enum(['thinking', 'sending', 'done', 'superseded', 'failed']),
  /** When the contact stopped speaking; their final words where the line does not tell. */
  fromMs: z.number(),
  isSpeechEndTold: z.boolean(),
  /** When anything of the bot was heard, also a word that only bridges the wait; null where nothing was. */
  soundMs: z.number().nullable(),
  /** When the answer itself was heard. */
  answerMs: z.number().nullable(),
  /** False: the line does not tell when words sound, so the times are those at which they left. */
  isSoundTold: z.boolean(),
  /** What the wait was spent on; together the time from `fromMs` to `answerMs`. */
  parts: z.array(z.object({ kind: z.enum(gapParts), ms: z.number() })),
  fillers: z.number().int(),
  interruptedMs: z.number().nullable(),
})
export type TurnGap = z.infer<typeof TurnGap>

export const findingKinds = [
  'ending',
  'turn-failed',
  'tool-failed',
  'slow-answer',
  'model-fell-back',
  'line-lost',
  'line-error',
  'transfer-failed',
  'silence',
  'interrupted',
  'filler',
  'claim-replaced',
  'recording',
  'slow-line',
  'not-told',
] as const

/** One thing worth knowing about a call, in plain words. */
export const CallFinding = z.object({
  kind: z.enum(findingKinds),
  severity: z.enum(['danger', 'warn', 'info']),
  /** Two or three words, for a badge. */
  label: z.string(),
  title: z.string(),
  detail: z.string(),
  /** Where in the call; null for the call as a whole. */
  atMs: z.number().nullable(),
  spanId: z.string().nullable(),
  fix: z.object({ label: z.string(), href: z.string() }).nullable(),
})
export type CallFinding = z.infer<typeof CallFinding>

/** One question to a model, without its words: those are read by its id. */
export const CallCompletion = z.object({
  id: z.string(),
  turnId: z.string(),
  purpose: z.string(),
  engine: z.string(),
  model: z.string(),
  status: z.enum(['succeeded', 'failed', 'cancelled', 'fallback']),
  attempt: z.number().int(),
  error: z.string().nullable(),
  startMs: z.number(),
  firstTokenMs: z.number().nullable(),
  endMs: z.number().nullable(),
  inputTokens: z.number().int(),
  cachedTokens: z.number().int(),
  outputTokens: z.number().int(),
  costMicros: z.number(),
  /** Of the stored prompt and answer, as text. */
  inputBytes: z.number().int(),
  outputBytes: z.number().int(),
})
export type CallCompletion = z.infer<typeof CallCompletion>

/** All that is known of how a call went. */
export const CallDebug = z.object({
  callId: z.string(),
  conversationId: z.string().nullable(),
  /** The zero of every time. */
  beganAt: z.iso.datetime(),
  durationMs: z.number(),
  isLive: z.boolean(),
  spans: z.array(CallSpan),
  /** There was more than is shown. */
  isCutShort: z.boolean(),
  gaps: z.array(TurnGap),
  findings: z.array(CallFinding),
  completions: z.array(CallCompletion),
  /** What the call cost, by part; null for a part whose price is not known yet. */
  costs: z.array(z.object({ part: z.string(), micros: z.number().nullable(), currency: z.string() })),
})
export type CallDebug = z.infer<typeof CallDebug>
