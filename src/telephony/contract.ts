import { oc } from '@orpc/contract'
import { z } from 'zod'
import { access, administrator, inTeam } from '#platform/http/access.ts'
import { CallItem } from './call-contract.ts'
import { callingContract } from './calling-contract.ts'
import { CallDebug } from './debug-contract.ts'
import { CarrierFault, CarrierFaultInForce, ReplayField } from './fault-contract.ts'

export type { CallEnding, CallItem, CallRecording } from './call-contract.ts'
export type { CallWish, ContactCalling } from './calling-contract.ts'
export type { CallCompletion, CallDebug, CallFinding, CallSpan, TurnGap } from './debug-contract.ts'

export type { CarrierFault, CarrierFaultInForce } from './fault-contract.ts'

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
  /** What went wrong, in the carrier's words. */
  fault: z.string().nullable(),
  /** What the fault plan did to it. */
  injected: z.string().nullable(),
  /** Which entry was sent again here. */
  replayOf: z.number().int().nullable(),
  request: z.record(z.string(), z.string()),
  response: z.string(),
})
export const OutsideCall = z.object({
  sid: z.string(),
  /** As our numbers see it: inbound calls were made by the phone. */
  direction: z.enum(['inbound', 'outbound']),
  from: z.string(),
  to: z.string(),
  /** The carrier's own word. */
  status: z.string(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  isMuted: z.boolean(),
  isOnHold: z.boolean(),
})
export type OutsideCall = z.infer<typeof OutsideCall>

const CallSid = z.string().regex(/^CA[0-9a-f]{32}$/, 'A call is named by CA and 32 hexadecimal digits.')
/** What whoever holds an outside phone does on a call. */
export const PhoneDeed = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['answer', 'reject', 'hangup']) }),
  z.object({ kind: z.literal('say'), text: z.string().trim().min(1, 'Write what to say first.').max(1000) }),
  z.object({
    kind: z.literal('digits'),
    digits: z.string().regex(/^[0-9*#]{1,32}$/, 'Press digits, the star or the hash.'),
  }),
  z.object({ kind: z.enum(['mute', 'hold']), on: z.boolean() }),
])
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
  ...callingContract,
  /** Somebody holds this phone now: it rings until they decide. */
  holdOutsidePhone: oc
    .route({ method: 'POST', path: '/admin/dev-phone/held' })
    .meta(access(administrator))
    .input(z.object({ phone: E164 }))
    .output(z.object({ held: z.literal(true) })),
  outsideCalls: oc
    .route({ method: 'GET', path: '/admin/dev-phone/calls' })
    .meta(access(administrator))
    .input(z.object({ phone: E164 }))
    .output(z.object({ calls: z.array(OutsideCall) })),
  placeOutsideCall: oc
    .route({ method: 'POST', path: '/admin/dev-phone/calls' })
    .meta(access(administrator))
    .input(z.object({ from: E164, to: E164 }))
    .output(z.object({ sid: z.string() })),
  outsideCallDeed: oc
    .route({ method: 'POST', path: '/admin/dev-phone/calls/{sid}/deeds' })
    .meta(access(administrator))
    .input(z.object({ sid: CallSid, deed: PhoneDeed }))
    .output(z.object({ done: z.literal(true) })),
  /** The calls of a conversation, oldest first. */
  conversationCalls: oc
    .route({ method: 'GET', path: '/conversations/{id}/calls' })
    .meta(access(inTeam('viewer')))
    .input(z.object({ id: z.string().max(60) }))
    .output(z.object({ items: z.array(CallItem) })),
  call: oc
    .route({ method: 'GET', path: '/calls/{id}' })
    .meta(access(inTeam('viewer')))
    .input(z.object({ id: z.string().max(60) }))
    .output(CallItem),
  /** How a call went, moment by moment. */
  callDebug: oc
    .route({ method: 'GET', path: '/calls/{id}/debug' })
    .meta(access(inTeam('viewer')))
    .input(z.object({ id: z.string().max(60) }))
    .output(CallDebug),
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
  /** Sends a webhook of the traffic again, signed anew by the carrier; its answer comes as traffic. */
  replayWebhook: oc
    .route({ method: 'POST', path: '/admin/traffic/{id}/replays' })
    .meta(access(administrator))
    .input(
      z.object({
        id: z.coerce.number().int().min(1),
        /** All fields to send, in place of those it had. */
        fields: z
          .array(ReplayField)
          .max(100, 'At most 100 fields.')
          .refine((fields) => new Set(fields.map(({ name }) => name)).size === fields.length, {
            message: 'Two fields have the same name.',
          })
          .optional(),
      }),
    )
    .output(z.object({ sent: z.literal(true) })),
  /** What the emulated carrier does wrong on purpose. */
  faults: oc
    .route({ method: 'GET', path: '/admin/dev-phone/faults' })
    .meta(access(administrator))
    .output(z.object({ faults: z.array(CarrierFaultInForce) })),
  /** Takes the place of all faults there were. */
  setFaults: oc
    .route({ method: 'PUT', path: '/admin/dev-phone/faults' })
    .meta(access(administrator))
    .input(z.object({ faults: z.array(CarrierFault).max(100) }))
    .output(z.object({ faults: z.array(CarrierFaultInForce) })),
}
