import { oc } from '@orpc/contract'
import { z } from 'zod'
import { access, inTeam } from '#platform/http/access.ts'

const PhoneNumber = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/, 'Write the number with its country code, like +15035550142.')

/** What becomes of a call to a number. */
export const CallRouting = z.object({
  /** In opening hours: the bot at once, or one of the team's own phones first and the bot when nobody picks up. */
  inHours: z.enum(['bot', 'ring-first']),
  ringPhone: PhoneNumber.nullable(),
  ringSeconds: z.number().int().min(5).max(60),
  /** Outside opening hours and on holidays: the bot, or a sentence and the end. */
  outOfHours: z.enum(['bot', 'announce']),
  closedText: z.string().trim().max(300),
  /** Who gets a caller that wants a person; null: a message is taken. */
  transferPhone: PhoneNumber.nullable(),
  transferWhen: z.enum(['open-hours', 'always']),
  /** Where calls go when the bot cannot answer at all. */
  fallbackPhone: PhoneNumber.nullable(),
  record: z.boolean(),
  /** Said before anything else on a call that is recorded. */
  announcement: z.string().trim().max(300),
  maxMinutes: z.number().int().min(1).max(120),
  /** What a language model may cost for one call; once it is spent the built-in engine goes on with it. */
  maxModelCents: z.number().int().min(1).max(10_000),
})
export type CallRouting = z.infer<typeof CallRouting>

export const defaultCallRouting: CallRouting = {
  inHours: 'bot',
  ringPhone: null,
  ringSeconds: 20,
  outOfHours: 'bot',
  closedText: 'We are closed right now. Please call again in our opening hours, or send us a text.',
  transferPhone: null,
  transferWhen: 'open-hours',
  fallbackPhone: null,
  record: true,
  announcement: 'This call is recorded.',
  maxMinutes: 30,
  maxModelCents: 200,
}

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

export const NumberDetail = NumberItem.extend({
  calls: CallRouting,
  /** Where the carrier is told to send what happens to this number. */
  hookUrl: z.string(),
  /** Whether the business is open at this moment, for the sentence that says what a call would do now. */
  isOpenNow: z.boolean(),
})
export type NumberDetail = z.infer<typeof NumberDetail>

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
  get: oc
    .route({ method: 'GET', path: '/numbers/{id}' })
    .meta(access(inTeam('viewer')))
    .input(Id)
    .output(NumberDetail),
  /** What becomes of calls to a number, from the next call on. */
  saveCalls: oc
    .route({ method: 'PUT', path: '/numbers/{id}/calls' })
    .meta(access(inTeam('builder')))
    .input(Id.extend({ calls: CallRouting }))
    .output(NumberDetail),
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
