import { oc } from '@orpc/contract'
import { z } from 'zod'
import { access, administrator } from '#platform/http/access.ts'

export const OutsideText = z.object({
  sid: z.string(),
  from: z.string(),
  to: z.string(),
  body: z.string(),
  media: z.array(z.string()),
  at: z.iso.datetime(),
})
export const TrafficEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  /** in: towards us; out: from us to the carrier */
  direction: z.enum(['in', 'out']),
  kind: z.string(),
  what: z.string(),
  status: z.number().int().nullable(),
  durationMs: z.number().nullable(),
  fault: z.string().nullable(),
  request: z.record(z.string(), z.string()),
  response: z.string(),
})
const E164 = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/, 'Write the number with its country code, like +15035550142.')

/** The dev phone: an outside phone that texts our numbers, and what crossed the wire. */
export const telephonyContract = {
  devPhone: oc
    .route({ method: 'GET', path: '/admin/dev-phone' })
    .meta(access(administrator))
    .output(
      z.object({
        isEmulated: z.boolean(),
        numbers: z.array(
          z.object({
            phone: z.string(),
            label: z.string(),
            botName: z.string().nullable(),
            teamName: z.string(),
          }),
        ),
        suggestedPhone: z.string(),
      }),
    ),
  outsideTexts: oc
    .route({ method: 'GET', path: '/admin/dev-phone/texts' })
    .meta(access(administrator))
    .input(z.object({ phone: E164 }))
    .output(z.object({ texts: z.array(OutsideText) })),
  sendOutsideText: oc
    .route({ method: 'POST', path: '/admin/dev-phone/texts' })
    .meta(access(administrator))
    .input(z.object({ from: E164, to: E164, body: z.string().min(1, 'Write a text first.').max(1600) }))
    .output(z.object({ sid: z.string() })),
  traffic: oc
    .route({ method: 'GET', path: '/admin/traffic' })
    .meta(access(administrator))
    .input(
      z.object({
        after: z.coerce.number().int().min(0).default(0),
        limit: z.coerce.number().int().min(1).max(500).default(200),
      }),
    )
    .output(z.object({ entries: z.array(TrafficEntry) })),
}
