import { z } from 'zod'

const Millis = z.number().int()

/** Why a call ended, for a person. */
export const CallEnding = z.object({
  code: z.string(),
  title: z.string(),
  sentence: z.string(),
  group: z.string(),
  /** On whose side the cause lies; null where it ended as it should. */
  fault: z.enum(['contact', 'team', 'model', 'carrier', 'platform']).nullable(),
  isBillable: z.boolean(),
  isRetryable: z.boolean(),
  /** Where in the app the cause is seen to. */
  fix: z.object({ label: z.string(), href: z.string() }).nullable(),
})
export type CallEnding = z.infer<typeof CallEnding>

export const CallRecording = z.object({
  id: z.string(),
  /**
   * none: the carrier says nothing was recorded. recording: it goes on. waiting: whole, and not yet with us.
   * ready: it can be heard. gone: it cannot be had.
   */
  state: z.enum(['none', 'recording', 'waiting', 'ready', 'gone']),
  /** What is wrong with it, in a sentence; null where nothing is. */
  problem: z.string().nullable(),
  durationMs: Millis.nullable(),
  /** When it began, since the call did. */
  offsetMs: Millis,
  channels: z.number().int(),
  /** Loudness `perSecond` times a second: bytes 0 to 127 as base64. `bot` is empty where one side stands for both. */
  peaks: z.object({ perSecond: z.number().int(), contact: z.string(), bot: z.string() }).nullable(),
  url: z.string().nullable(),
})
export type CallRecording = z.infer<typeof CallRecording>

export const CallItem = z.object({
  id: z.string(),
  sid: z.string(),
  direction: z.enum(['inbound', 'outbound']),
  ours: z.string(),
  theirs: z.string(),
  /** The carrier's own word. */
  status: z.string(),
  /** human, machine_start, …; null where nobody looked. */
  answeredBy: z.string().nullable(),
  startedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** From the answer to the end; null while it goes on and for one that was never answered. */
  durationMs: Millis.nullable(),
  ending: CallEnding.nullable(),
  recording: CallRecording.nullable(),
  /** How often the talk went on after its line was lost. */
  resumes: z.number().int(),
  transfers: z.array(z.object({ phone: z.string(), at: z.string(), outcome: z.string() })),
  /** What the carrier asks for it, in millionths; null until it is known. */
  price: z.object({ micros: z.number(), currency: z.string() }).nullable(),
  /** How many lines were spoken, by both sides. */
  lineCount: z.number().int(),
})
export type CallItem = z.infer<typeof CallItem>
