import { oc } from '@orpc/contract'
import { z } from 'zod'
import { access, inTeam } from '#platform/http/access.ts'

export const NumberItem = z.object({
  id: z.string(),
  phone: z.string(),
  label: z.string(),
  origin: z.enum(['bought', 'imported', 'emulated']),
  status: z.enum(['active', 'released']),
  capabilities: z.object({ sms: z.boolean(), mms: z.boolean(), voice: z.boolean() }),
  connection: z.object({ id: z.string(), label: z.string(), state: z.string() }),
  bot: z.object({ id: z.string(), name: z.string() }).nullable(),
  lastTextAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type NumberItem = z.infer<typeof NumberItem>

const Id = z.object({ id: z.string().max(60) })

export const phonesContract = {
  list: oc
    .route({ method: 'GET', path: '/numbers' })
    .meta(access(inTeam('viewer')))
    .output(z.object({ items: z.array(NumberItem), canBuy: z.boolean(), carrier: z.string() })),
  search: oc
    .route({ method: 'GET', path: '/numbers/available' })
    .meta(access(inTeam('admin')))
    .input(
      z.object({
        areaCode: z
          .string()
          .regex(/^\d{3}$/, 'An area code is three digits.')
          .optional(),
      }),
    )
    .output(z.object({ items: z.array(z.object({ phone: z.string(), place: z.string() })) })),
  buy: oc
    .route({ method: 'POST', path: '/numbers' })
    .meta(access(inTeam('admin')))
    .input(z.object({ phone: z.string().max(20), botId: z.string().max(60).nullable() }))
    .output(NumberItem),
  update: oc
    .route({ method: 'PATCH', path: '/numbers/{id}' })
    .meta(access(inTeam('builder')))
    .input(Id.extend({ label: z.string().trim().max(60), botId: z.string().max(60).nullable() }))
    .output(NumberItem),
  release: oc
    .route({ method: 'DELETE', path: '/numbers/{id}' })
    .meta(access(inTeam('admin')))
    .input(Id.extend({ typedPhone: z.string().max(20) }))
    .output(z.object({ released: z.literal(true) })),
}
