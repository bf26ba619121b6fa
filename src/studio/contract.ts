import { oc } from '@orpc/contract'
import { z } from 'zod'
import { access, inTeam } from '#platform/http/access.ts'

/** Where somebody writes from: a chat on a page, or a text message. */
export const BenchChannel = z.enum(['chat', 'text'])
export type BenchChannel = z.infer<typeof BenchChannel>

/** One use of a tool at the bench. Nothing outside the bench has changed by it. */
export const BenchTool = z.object({
  id: z.string(),
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()),
  result: z.record(z.string(), z.unknown()),
  status: z.enum(['succeeded', 'failed', 'rejected']),
  durationMs: z.number().int(),
  receipt: z.object({ id: z.string(), kind: z.string(), label: z.string() }).nullable(),
})
export type BenchTool = z.infer<typeof BenchTool>

export const BenchLine = z.discriminatedUnion('role', [
  z.object({ role: z.literal('contact'), id: z.string(), text: z.string(), at: z.iso.datetime() }),
  z.object({
    role: z.literal('bot'),
    id: z.string(),
    text: z.string(),
    at: z.iso.datetime(),
    /** How long the answer took, in milliseconds. */
    tookMs: z.number().int(),
    engine: z.string(),
    model: z.string(),
    /** Which draft answered. */
    rev: z.number().int(),
    facts: z.array(z.object({ path: z.string(), text: z.string() })),
    tools: z.array(BenchTool),
    /** Sentences that claimed a deed nobody did, and were replaced. */
    replaced: z.array(z.string()),
  }),
])
export type BenchLine = z.infer<typeof BenchLine>

export const BenchTalk = z.object({
  id: z.string(),
  botId: z.string(),
  channel: BenchChannel,
  /** What time the talk believes it is; null: the real one. */
  pretendNow: z.iso.datetime().nullable(),
  lines: z.array(BenchLine),
  expiresAt: z.iso.datetime(),
})
export type BenchTalk = z.infer<typeof BenchTalk>

const Id = z.string().min(1).max(60)
const Scene = z.object({
  channel: BenchChannel.default('chat'),
  /** Pretend that it is this time on the team's wall clock, such as `2026-11-26T21:30`; null: now. */
  pretendAt: z
    .string()
    .regex(
      /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/,
      'Write a date and a time.',
    )
    .nullable()
    .default(null),
})

/** Practice talks with the draft of a bot. Nothing is sent, booked or written down for the team by any of it. */
export const studioContract = {
  bench: {
    /** The person's own talk with this bot that is still there; null when there is none. */
    latest: oc
      .route({ method: 'GET', path: '/bots/{botId}/bench' })
      .meta(access(inTeam('builder')))
      .input(z.object({ botId: Id }))
      .output(z.object({ talk: BenchTalk.nullable() })),
    start: oc
      .route({ method: 'POST', path: '/bots/{botId}/bench' })
      .meta(access(inTeam('builder')))
      .input(Scene.extend({ botId: Id }))
      .output(BenchTalk),
    say: oc
      .route({ method: 'POST', path: '/bench/{talkId}/say' })
      .meta(access(inTeam('builder')))
      .input(z.object({ talkId: Id, text: z.string().trim().min(1, 'Write something first.').max(1600) }))
      .output(BenchTalk),
    /** Forgets what was said and what was booked in practice. */
    restart: oc
      .route({ method: 'POST', path: '/bench/{talkId}/restart' })
      .meta(access(inTeam('builder')))
      .input(Scene.extend({ talkId: Id }))
      .output(BenchTalk),
  },
}
