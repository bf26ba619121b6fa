import { oc } from '@orpc/contract'
import { z } from 'zod'
import { access, inTeam } from '#platform/http/access.ts'
import { CallEnding } from './call-contract.ts'

/** A call to a contact that somebody of the team has asked for. */
export const CallWish = z.object({
  intentId: z.string(),
  /**
   * waiting: it leaves in a moment. held: the rules let it go out later. placing: the carrier is being asked. ringing,
   * talking, ended: it is a call. refused: the rules do not let it out. failed: the carrier did not take it. called-off:
   * somebody took it back, or it lost its sense.
   */
  state: z.enum([
    'waiting',
    'held',
    'placing',
    'ringing',
    'talking',
    'ended',
    'refused',
    'failed',
    'called-off',
  ]),
  about: z.string(),
  askedAt: z.iso.datetime(),
  /** When it goes out, where it is held. */
  until: z.iso.datetime().nullable(),
  /** Why it is held, refused, failed or called off, in a sentence. */
  reason: z.string().nullable(),
  /** Where the talk is, once somebody has answered. */
  conversationId: z.string().nullable(),
  ending: CallEnding.nullable(),
})
export type CallWish = z.infer<typeof CallWish>

export const ContactCalling = z.object({
  /** Their number that would be called; null where there is none. */
  phone: z.string().nullable(),
  /** Where their clock may stand: where they are known to be, or what their number suggests. */
  zones: z.array(z.string()),
  /** What the rules say of a call at this moment. */
  verdict: z.object({
    kind: z.enum(['allow', 'hold', 'refuse']),
    rule: z.string(),
    /** In a sentence; empty where it is allowed. */
    reason: z.string(),
    until: z.iso.datetime().nullable(),
  }),
  /** The newest wish of the last day. */
  wish: CallWish.nullable(),
})
export type ContactCalling = z.infer<typeof ContactCalling>

const Contact = z.object({ contactId: z.string().max(60) })

/** Calls of ours to a contact. */
export const callingContract = {
  /** Has the bot of one of the team's numbers call a contact, once the rules allow it. */
  callContact: oc
    .route({ method: 'POST', path: '/contacts/{contactId}/calls' })
    .meta(access(inTeam('agent')))
    .input(
      Contact.extend({
        numberId: z.string().max(60),
        /** What the bot says it is calling about. */
        about: z.string().trim().max(200, 'Say it in fewer words.').default(''),
        /** Made by the asker: asking again with the same one places no second call. */
        requestKey: z.string().min(8).max(60),
      }),
    )
    .output(z.object({ intentId: z.string() })),
  /** Whether a contact may be called now, and what became of the last wish. */
  contactCalling: oc
    .route({ method: 'GET', path: '/contacts/{contactId}/calling' })
    .meta(access(inTeam('viewer')))
    .input(Contact)
    .output(ContactCalling),
  /** Takes back a call that has not gone out yet. */
  callOff: oc
    .route({ method: 'POST', path: '/contacts/{contactId}/calls/{intentId}/calling-off' })
    .meta(access(inTeam('agent')))
    .input(Contact.extend({ intentId: z.string().max(60) }))
    .output(z.object({ calledOff: z.literal(true) })),
}
