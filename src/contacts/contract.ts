import { oc } from '@orpc/contract'
import { z } from 'zod'
import { access, inTeam } from '#platform/http/access.ts'
import { TimeZone } from '#teams/business-profile.ts'

export const ContactSummary = z.object({
  id: z.string(),
  name: z.string().nullable(),
  phones: z.array(z.object({ phone: z.string(), stopState: z.enum(['open', 'stopping', 'stopped']) })),
  source: z.string(),
  lastSeenAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
})
export const ConsentEntry = z.object({
  id: z.string(),
  phone: z.string(),
  channel: z.string(),
  state: z.enum(['implied', 'revoked', 'restored']),
  source: z.enum(['keyword', 'phrase', 'carrier', 'person', 'first_message']),
  evidence: z.string(),
  createdAt: z.iso.datetime(),
})
export const ContactDetail = ContactSummary.extend({
  note: z.string(),
  /** Where their clock stands, when somebody has said so; else it is guessed from their number. */
  timeZone: z.string().nullable(),
  /** Where work was last to be done for them. */
  address: z.string().nullable(),
  consent: z.array(ConsentEntry),
})
export type ContactSummary = z.infer<typeof ContactSummary>
export type ContactDetail = z.infer<typeof ContactDetail>

const Id = z.object({ id: z.string().max(60) })

export const contactsContract = {
  list: oc
    .route({ method: 'GET', path: '/contacts' })
    .meta(access(inTeam('viewer')))
    .input(
      z.object({
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(200).default(50),
        search: z.string().trim().max(100).optional(),
      }),
    )
    .output(
      z.object({
        items: z.array(ContactSummary),
        nextCursor: z.string().nullable(),
        total: z.number().int(),
      }),
    ),
  get: oc
    .route({ method: 'GET', path: '/contacts/{id}' })
    .meta(access(inTeam('viewer')))
    .input(Id)
    .output(ContactDetail),
  update: oc
    .route({ method: 'PATCH', path: '/contacts/{id}' })
    .meta(access(inTeam('agent')))
    .input(
      Id.extend({
        name: z.string().trim().max(120).nullable(),
        note: z.string().trim().max(4000),
        /** Left out: as it is. */
        timeZone: TimeZone.nullable().optional(),
        address: z.string().trim().max(240).nullable().optional(),
      }),
    )
    .output(ContactDetail),
  /** A person of the team stops all texts to a number, on the contact's word. */
  stopTexts: oc
    .route({ method: 'POST', path: '/contacts/{id}/stop' })
    .meta(access(inTeam('agent')))
    .input(
      Id.extend({
        phone: z.string().max(20),
        evidence: z.string().trim().min(1, 'Say how they asked.').max(300),
      }),
    )
    .output(ContactDetail),
}
