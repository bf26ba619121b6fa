import { z } from 'zod'

const Millis = z.number().min(0).max(600_000)

/** One thing the emulated carrier does wrong on purpose; which fault each place knows, it says itself. */
export const CarrierFault = z.object({
  /** Where, such as `webhook.message`, `rest` or `relay.socket`. */
  on: z.string().regex(/^[a-z][a-z.-]{0,39}$/, 'A place is named like webhook.message.'),
  fault: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'A fault is named like duplicate.'),
  /** Share of the events there that are hit. */
  rate: z.number().min(0).max(1),
  /** At most so many hits. */
  count: z.number().int().min(1).optional(),
  delayMs: Millis.optional(),
  copies: z.number().int().min(2).max(20).optional(),
  errorCode: z.number().int().min(1).max(99_999).optional(),
  /** Share of the words that are misheard. */
  errorRate: z.number().min(0).max(1).optional(),
  /** Only for this number. */
  to: z.string().max(64).optional(),
  from: z.string().max(64).optional(),
})
export type CarrierFault = z.infer<typeof CarrierFault>

/** With how often it might have hit, and did. */
export const CarrierFaultInForce = CarrierFault.extend({
  matched: z.number().int(),
  hit: z.number().int(),
})
export type CarrierFaultInForce = z.infer<typeof CarrierFaultInForce>

export const ReplayField = z.object({
  name: z.string().regex(/^[\w.-]{1,64}$/, 'A field is named by letters and digits.'),
  value: z.string().max(8_192, 'This is too long to send.'),
})
