import { z } from 'zod'

export const wordsShape = z.string().trim().min(1).max(2_000)
const after = z.union([z.literal('bot'), z.number().min(0).max(600_000)]).default('bot')
export const digitsShape = z.string().regex(/^[0-9*#]{1,32}$/, 'Expected digits, * and #.')

/** What somebody at a phone does, in order. `after` is when: once the other side has stopped, or so many ms later. */
export const scriptShape = z
  .array(
    z.union([
      wordsShape.transform((text) => ({ text, after: 'bot' as const })),
      z.strictObject({ text: wordsShape, after }),
      z.strictObject({ digits: digitsShape, after }),
      z.strictObject({ pauseMs: z.number().min(0).max(600_000) }),
      z.strictObject({ untilHeard: wordsShape }),
      z.strictObject({ hangup: z.literal(true) }),
      z.strictObject({ text: wordsShape, interruptAfterWords: z.number().int().min(0).max(500) }),
    ]),
  )
  .max(500)
export type Script = z.output<typeof scriptShape>
