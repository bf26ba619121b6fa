import { oc } from '@orpc/contract'
import { z } from 'zod'
import { access, inTeam } from '#platform/http/access.ts'
import { ToolName, toolNames } from '#tools/contract.ts'

const Trimmed = (max: number) => z.string().trim().max(max)

export const QuestionAndAnswer = z.object({
  id: z.string().min(1).max(40),
  question: Trimmed(300).min(1, 'Write the question as a customer would ask it.'),
  alsoAsked: z.array(Trimmed(300).min(1)).max(20),
  answer: Trimmed(1200).min(1, 'Write what the bot should answer.'),
})

/** All that a bot says of its own; what the business says of itself is read live from the profile. */
export const BotConfig = z.object({
  greeting: Trimmed(300).min(1, 'Write how the bot says hello.'),
  questions: z.array(QuestionAndAnswer).max(200),
  /** Texts it answers together: how long it waits for the next one, in milliseconds. */
  settleMs: z.number().int().min(0).max(5000),
  /**
   * How the bot goes about its work, in the team's own words. Chips stand as `{{tool:book_appointment}}`,
   * `{{profile:hours}}` or `{{question:<id>}}`.
   */
  guide: Trimmed(12_000).default(''),
  tools: z
    .array(ToolName)
    .max(toolNames.length)
    .default(() => [...toolNames]),
  /** auto: the instance's models with the built-in engine behind them. builtin: the engine alone. */
  model: z.enum(['auto', 'builtin']).default('auto'),
})
export type BotConfig = z.infer<typeof BotConfig>

export const BotSummary = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(['active', 'paused', 'archived']),
  liveVersion: z.number().int().nullable(),
  /** Edits in the draft that no published version has. */
  hasDraftChanges: z.boolean(),
  numbers: z.array(z.object({ id: z.string(), phone: z.string(), label: z.string() })),
  conversations7d: z.number().int(),
  openTasks: z.number().int(),
  lastConversationAt: z.iso.datetime().nullable(),
})
export const BotVersion = z.object({
  id: z.string(),
  number: z.number().int(),
  note: z.string(),
  publishedBy: z.string(),
  createdAt: z.iso.datetime(),
  config: BotConfig,
})
export const BotDetail = BotSummary.extend({
  draft: z.object({
    rev: z.number().int(),
    config: BotConfig,
    updatedAt: z.iso.datetime(),
    updatedBy: z.string(),
  }),
  versions: z.array(BotVersion.omit({ config: true })),
})
export type BotSummary = z.infer<typeof BotSummary>
export type BotDetail = z.infer<typeof BotDetail>

const BotId = z.object({ id: z.string().max(60) })

export const botsContract = {
  list: oc
    .route({ method: 'GET', path: '/bots' })
    .meta(access(inTeam('viewer')))
    .output(z.object({ items: z.array(BotSummary) })),
  get: oc
    .route({ method: 'GET', path: '/bots/{id}' })
    .meta(access(inTeam('viewer')))
    .input(BotId)
    .output(BotDetail),
  /** A new bot is a draft: nothing of it is live, and no number is its own, until somebody says so. */
  create: oc
    .route({ method: 'POST', path: '/bots' })
    .meta(access(inTeam('builder')))
    .input(
      z.object({
        name: Trimmed(60).min(1, 'Give the bot a name.'),
        config: BotConfig,
        /** Where its words come from, such as `template:plumbing`; for the audit log. */
        origin: z
          .string()
          .regex(/^(blank|questions|template:[a-z-]{1,40})$/)
          .default('blank'),
      }),
    )
    .output(BotDetail),
  version: oc
    .route({ method: 'GET', path: '/bots/{id}/versions/{number}' })
    .meta(access(inTeam('viewer')))
    .input(BotId.extend({ number: z.coerce.number().int().min(1) }))
    .output(BotVersion),
  rename: oc
    .route({ method: 'PATCH', path: '/bots/{id}' })
    .meta(access(inTeam('builder')))
    .input(BotId.extend({ name: Trimmed(60).min(1, 'Give the bot a name.') }))
    .output(BotDetail),
  saveDraft: oc
    .route({ method: 'PUT', path: '/bots/{id}/draft' })
    .meta(access(inTeam('builder')))
    .input(BotId.extend({ rev: z.number().int().min(1), config: BotConfig }))
    .output(BotDetail),
  publish: oc
    .route({ method: 'POST', path: '/bots/{id}/publish' })
    .meta(access(inTeam('builder')))
    .input(BotId.extend({ rev: z.number().int().min(1), note: Trimmed(300).default('') }))
    .output(BotDetail),
  restore: oc
    .route({ method: 'POST', path: '/bots/{id}/restore' })
    .meta(access(inTeam('builder')))
    .input(BotId.extend({ number: z.number().int().min(1) }))
    .output(BotDetail),
  pause: oc
    .route({ method: 'POST', path: '/bots/{id}/pause' })
    .meta(access(inTeam('builder')))
    .input(BotId)
    .output(BotDetail),
  resume: oc
    .route({ method: 'POST', path: '/bots/{id}/resume' })
    .meta(access(inTeam('builder')))
    .input(BotId)
    .output(BotDetail),
}
