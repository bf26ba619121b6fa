import { oc } from '@orpc/contract'
import { z } from 'zod'
import { Check } from '#onboarding/contract.ts'
import { access, administrator } from '#platform/http/access.ts'

export const SearchHit = z.object({
  kind: z.enum([
    'team',
    'user',
    'bot',
    'number',
    'contact',
    'conversation',
    'message',
    'task',
    'completion',
    'text',
  ]),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  teamId: z.string().nullable(),
  teamName: z.string().nullable(),
  /** Where it can be looked at; null when this administrator is not a member of its team. */
  href: z.string().nullable(),
})

export const adminContract = {
  overview: oc
    .route({ method: 'GET', path: '/admin/overview' })
    .meta(access(administrator))
    .output(
      z.object({
        version: z.string(),
        startedAt: z.iso.datetime(),
        parts: z.array(Check.extend({ kind: z.enum(['built-in', 'real']) })),
        health: z.object({
          databaseMs: z.number().nullable(),
          databaseWaiting: z.number().int(),
          eventLoopLagMs: z.number(),
          memoryMb: z.number(),
          intents: z.object({
            ready: z.number().int(),
            sending: z.number().int(),
            unknown: z.number().int(),
            failed: z.number().int(),
          }),
          dueConversations: z.number().int(),
          journalPending: z.number().int(),
        }),
        counts: z.object({
          teams: z.number().int(),
          users: z.number().int(),
          conversations: z.number().int(),
          texts24h: z.number().int(),
        }),
        hasSample: z.boolean(),
      }),
    ),
  search: oc
    .route({ method: 'GET', path: '/admin/search' })
    .meta(access(administrator))
    .input(z.object({ query: z.string().trim().min(3, 'Write at least three characters.').max(100) }))
    .output(z.object({ hits: z.array(SearchHit) })),
  removeSample: oc
    .route({ method: 'DELETE', path: '/admin/sample' })
    .meta(access(administrator))
    .output(z.object({ removed: z.boolean() })),
  makeSample: oc
    .route({ method: 'POST', path: '/admin/sample' })
    .meta(access(administrator))
    .output(z.object({ teamId: z.string() })),
}
