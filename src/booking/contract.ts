import { oc } from '@orpc/contract'
import { z } from 'zod'
import { access, inTeam } from '#platform/http/access.ts'

const Id = z.string().min(1).max(60)
const Moment = z.iso.datetime()
const Text = (max: number) => z.string().trim().max(max)

/** A person, a van or a room that takes one appointment at a time. */
export const Crew = z.object({ id: z.string(), name: z.string(), isActive: z.boolean() })
export type Crew = z.infer<typeof Crew>

const BookedBy = z.object({ kind: z.enum(['bot', 'user']), name: z.string() })

export const Appointment = z.object({
  id: z.string(),
  rev: z.number().int(),
  crewId: z.string(),
  service: z.string(),
  startsAt: Moment,
  endsAt: Moment,
  /** The end of the time kept free after it. */
  freeAt: Moment,
  status: z.enum(['booked', 'cancelled']),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  note: z.string().nullable(),
  contactId: z.string().nullable(),
  conversationId: z.string().nullable(),
  bookedBy: BookedBy,
  receiptId: z.string().nullable(),
  /** Where it was before it was moved last. */
  movedFrom: Moment.nullable(),
  reminder: z.enum(['none', 'waiting', 'sent', 'not_sent']),
  createdAt: Moment,
})
export type Appointment = z.infer<typeof Appointment>

export const Hold = z.object({
  id: z.string(),
  crewId: z.string(),
  service: z.string(),
  startsAt: Moment,
  endsAt: Moment,
  until: Moment,
  contactName: z.string().nullable(),
  conversationId: z.string().nullable(),
})
export type Hold = z.infer<typeof Hold>

/** Time in which nothing can be booked: a lunch, a day off. No crew: everybody's. */
export const Block = z.object({
  id: z.string(),
  crewId: z.string().nullable(),
  startsAt: Moment,
  endsAt: Moment,
  reason: z.string(),
  createdBy: z.string(),
})
export type Block = z.infer<typeof Block>

export const CalendarView = z.object({
  timeZone: z.string(),
  crews: z.array(Crew),
  services: z.array(
    z.object({
      name: z.string(),
      durationMinutes: z.number().int(),
      bufferMinutes: z.number().int(),
      place: z.enum(['customer', 'business', 'remote']),
    }),
  ),
  /** Opening hours of each day asked for, holidays counted in. */
  days: z.array(
    z.object({
      date: z.iso.date(),
      open: z.array(z.object({ from: Moment, to: Moment })),
      holiday: z.string().nullable(),
    }),
  ),
  appointments: z.array(Appointment),
  holds: z.array(Hold),
  blocks: z.array(Block),
})
export type CalendarView = z.infer<typeof CalendarView>

export const FreeWindow = z.object({
  windowId: z.string(),
  startsAt: Moment,
  endsAt: Moment,
  crewId: z.string(),
  label: z.string(),
})
export type FreeWindow = z.infer<typeof FreeWindow>

/** Taken is no error: the next best times come along. */
export const BookingOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done'), appointment: Appointment }),
  z.object({ kind: z.literal('taken'), next: z.array(FreeWindow) }),
])
export type BookingOutcome = z.infer<typeof BookingOutcome>

export const BookingSettings = z.object({
  /** No sooner than this from now. */
  leadMinutes: z.number().int().min(0).max(10_080),
  /** No further ahead than this. */
  horizonDays: z.number().int().min(1).max(365),
  /** Offered times start on multiples of this. */
  stepMinutes: z.union([z.literal(10), z.literal(15), z.literal(20), z.literal(30), z.literal(60)]),
  holdMinutes: z.number().int().min(2).max(60),
  /** A reminder leaves this long before; null: none. */
  reminderHours: z.number().int().min(1).max(168).nullable(),
})
export type BookingSettings = z.infer<typeof BookingSettings>

const Details = z.object({
  contactId: Id.nullable().default(null),
  name: Text(120).min(1, 'Write who it is for.'),
  phone: Text(40).nullable().default(null),
  email: Text(200).nullable().default(null),
  address: Text(240).nullable().default(null),
  note: Text(1000).nullable().default(null),
})
const ById = z.object({ id: Id })

export const bookingContract = {
  calendar: {
    /** At most 35 days. Dates are on the team's wall clock, both ends included. */
    view: oc
      .route({ method: 'GET', path: '/calendar' })
      .meta(access(inTeam('viewer')))
      .input(z.object({ from: z.iso.date(), to: z.iso.date() }))
      .output(CalendarView),
    windows: oc
      .route({ method: 'GET', path: '/calendar/windows' })
      .meta(access(inTeam('viewer')))
      .input(
        z.object({
          service: Text(80),
          from: z.iso.date(),
          limit: z.coerce.number().int().min(1).max(60).default(20),
        }),
      )
      .output(z.object({ items: z.array(FreeWindow) })),
    feed: oc
      .route({ method: 'GET', path: '/calendar/feed' })
      .meta(access(inTeam('viewer')))
      .output(z.object({ url: z.string() })),
    /** Makes the old address useless. */
    renewFeed: oc
      .route({ method: 'POST', path: '/calendar/feed/renew' })
      .meta(access(inTeam('admin')))
      .output(z.object({ url: z.string() })),
    settings: oc
      .route({ method: 'GET', path: '/calendar/settings' })
      .meta(access(inTeam('viewer')))
      .output(BookingSettings),
    saveSettings: oc
      .route({ method: 'PUT', path: '/calendar/settings' })
      .meta(access(inTeam('builder')))
      .input(BookingSettings)
      .output(BookingSettings),
  },
  appointments: {
    get: oc
      .route({ method: 'GET', path: '/appointments/{id}' })
      .meta(access(inTeam('viewer')))
      .input(ById)
      .output(Appointment),
    /** `tellContact`: a text with the time goes to the contact, under the rules of the gate. */
    create: oc
      .route({ method: 'POST', path: '/appointments' })
      .meta(access(inTeam('agent')))
      .input(
        Details.extend({
          service: Text(80),
          startsAt: Moment,
          crewId: Id.optional(),
          tellContact: z.boolean().default(false),
        }),
      )
      .output(BookingOutcome),
    /** `rev` is the one that was read; when somebody changed it since, it answers `conflict`. */
    move: oc
      .route({ method: 'POST', path: '/appointments/{id}/move' })
      .meta(access(inTeam('agent')))
      .input(
        ById.extend({
          rev: z.number().int(),
          startsAt: Moment,
          crewId: Id.optional(),
          tellContact: z.boolean().default(false),
        }),
      )
      .output(BookingOutcome),
    cancel: oc
      .route({ method: 'POST', path: '/appointments/{id}/cancel' })
      .meta(access(inTeam('agent')))
      .input(ById.extend({ rev: z.number().int(), tellContact: z.boolean().default(false) }))
      .output(Appointment),
    /** The undo of a cancel; `taken` when somebody else has the time by now. */
    restore: oc
      .route({ method: 'POST', path: '/appointments/{id}/restore' })
      .meta(access(inTeam('agent')))
      .input(ById.extend({ rev: z.number().int() }))
      .output(BookingOutcome),
    update: oc
      .route({ method: 'PATCH', path: '/appointments/{id}' })
      .meta(access(inTeam('agent')))
      .input(ById.extend({ rev: z.number().int() }).extend(Details.omit({ contactId: true }).shape))
      .output(Appointment),
  },
  blocks: {
    create: oc
      .route({ method: 'POST', path: '/calendar/blocks' })
      .meta(access(inTeam('agent')))
      .input(
        z.object({ crewId: Id.nullable(), startsAt: Moment, endsAt: Moment, reason: Text(120).default('') }),
      )
      .output(Block),
    remove: oc
      .route({ method: 'DELETE', path: '/calendar/blocks/{id}' })
      .meta(access(inTeam('agent')))
      .input(ById)
      .output(Block),
  },
  holds: {
    release: oc
      .route({ method: 'DELETE', path: '/calendar/holds/{id}' })
      .meta(access(inTeam('agent')))
      .input(ById)
      .output(Hold),
  },
  crews: {
    create: oc
      .route({ method: 'POST', path: '/calendar/crews' })
      .meta(access(inTeam('builder')))
      .input(z.object({ name: Text(60).min(1, 'Name the person, van or room.') }))
      .output(Crew),
    update: oc
      .route({ method: 'PATCH', path: '/calendar/crews/{id}' })
      .meta(access(inTeam('builder')))
      .input(ById.extend({ name: Text(60).min(1).optional(), isActive: z.boolean().optional() }))
      .output(Crew),
  },
}
