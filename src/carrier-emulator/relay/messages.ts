import { z } from 'zod'

const flag = z.boolean().optional()

const text = z.object({
  type: z.literal('text'),
  token: z.string(),
  last: flag,
  lang: z.string().optional(),
  interruptible: z.union([z.boolean(), z.enum(['none', 'dtmf', 'speech', 'any'])]).optional(),
  preemptible: flag,
})
const play = z.object({
  type: z.literal('play'),
  source: z.url({ protocol: /^https?$/ }),
  loop: z.number().int().min(0).max(1_000).optional(),
  preemptible: flag,
  interruptible: text.shape.interruptible,
})
const sendDigits = z.object({ type: z.literal('sendDigits'), digits: z.string().regex(/^[0-9w#*]{1,128}$/) })
const language = z.object({
  type: z.literal('language'),
  ttsLanguage: z.string().min(2).optional(),
  transcriptionLanguage: z.string().min(2).optional(),
})
const end = z.object({ type: z.literal('end'), handoffData: z.string().optional() })

const appMessage = z.discriminatedUnion('type', [text, play, sendDigits, language, end])

/** What an app may send over its socket. */
export type AppMessage = z.output<typeof appMessage>
export type TextMessage = z.output<typeof text>
export type PlayMessage = z.output<typeof play>

/** The message, or what is wrong with it. */
export function readAppMessage(data: string): AppMessage | { problem: string } {
  let value: unknown
  try {
    value = JSON.parse(data)
  } catch {
    return { problem: 'The message is not well-formed JSON.' }
  }
  const read = appMessage.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  return { problem: `${issue?.path.join('.') || 'type'}: ${issue?.message ?? 'not understood'}` }
}

/** What the carrier sends. */
export type CarrierMessage =
  | {
      type: 'setup'
      sessionId: string
      callSid: string
      parentCallSid: string
      accountSid: string
      from: string
      to: string
      forwardedFrom: string
      callerName: string
      direction: string
      callType: 'PSTN' | 'SIP' | 'CLIENT'
      callStatus: string
      customParameters: Record<string, string>
    }
  | { type: 'prompt'; voicePrompt: string; lang: string; last: boolean }
  | { type: 'dtmf'; digit: string }
  | { type: 'interrupt'; utteranceUntilInterrupt: string; durationUntilInterruptMs: number | string }
  | { type: 'info'; name: string; value: number | string; ts?: number }
  | { type: 'error'; description: string }
