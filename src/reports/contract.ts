import { oc } from '@orpc/contract'
import { z } from 'zod'
import { BotSummary } from '#bots/contract.ts'
import { ConversationSummary, deliveryStates, Task } from '#conversations/contract.ts'
import { access, inTeam } from '#platform/http/access.ts'

const Person = z.object({ id: z.string(), name: z.string().nullable(), phone: z.string().nullable() })

/** A call that went wrong on our side, or a text that has not gone out, of the last two days. */
export const Trouble = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('call'),
    id: z.string(),
    conversationId: z.string().nullable(),
    contact: Person.nullable(),
    /** Why it ended: the code, its name and a sentence. */
    ending: z.object({ code: z.string(), title: z.string(), sentence: z.string() }),
    at: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal('text'),
    id: z.string(),
    conversationId: z.string(),
    contact: Person,
    text: z.string(),
    delivery: z.enum(deliveryStates),
    /** Why it is held, where a rule says so: its code and a sentence. */
    rule: z.string().nullable(),
    reason: z.string().nullable(),
    /** When a held one goes out by itself. */
    until: z.iso.datetime().nullable(),
    at: z.iso.datetime(),
  }),
])
export type Trouble = z.infer<typeof Trouble>

/** A conversation with a call going on in it. */
export const LiveTalk = z.object({
  callId: z.string(),
  /** Since the answer, or since it began to ring. */
  since: z.iso.datetime(),
  isRinging: z.boolean(),
  conversation: ConversationSummary,
})
export type LiveTalk = z.infer<typeof LiveTalk>

/** One figure of the last seven days, of the seven before, and of each day, oldest first; null where there was nothing to measure. */
export const Figure = z.object({
  value: z.number().nullable(),
  before: z.number().nullable(),
  perDay: z.array(z.number().nullable()).length(7),
  perDayBefore: z.array(z.number().nullable()).length(7),
})
export type Figure = z.infer<typeof Figure>

/** A share in per cent with its base. */
export const Share = Figure.extend({ part: z.number().int(), whole: z.number().int() })
export type Share = z.infer<typeof Share>

export const BotWeek = z.object({
  botId: z.string(),
  conversations: Figure,
  resolved: Share,
  /** Milliseconds from the contact's last word to the bot's answer, of nineteen in twenty answers. */
  waitP95Ms: z.number().nullable(),
  costMicros: z.number(),
})
export type BotWeek = z.infer<typeof BotWeek>

export const Home = z.object({
  /** The team's own zone and its name, so that every time on the page is theirs. */
  timeZone: z.string(),
  tasks: z.array(Task),
  openTasks: z.number().int(),
  troubles: z.array(Trouble),
  live: z.array(LiveTalk),
  recent: z.array(ConversationSummary),
  bots: z.array(BotSummary),
  /** Of every bot that had anything to do in the last fourteen days. */
  botWeeks: z.array(BotWeek),
  week: z.object({
    conversations: Figure,
    /** Texts and incoming calls that got an answer, of those that could have one. */
    answered: Share,
    /** Conversations that ended without a person, of those that ended or wanted one. */
    resolved: Share,
    /** Milliseconds from the end of a contact's speech to the sound of the answer. */
    waitP50Ms: z.number().nullable(),
    waitP95Ms: Figure,
    /** Milliseconds from a contact's last text to the answer leaving us. */
    answerMsMedian: z.number().nullable(),
    /** Models and calls, in millionths of a US dollar; calls billed in another currency are left out. */
    costMicros: Figure,
  }),
})
export type Home = z.infer<typeof Home>

export const reportsContract = {
  home: oc
    .route({ method: 'GET', path: '/home' })
    .meta(access(inTeam('viewer')))
    .output(Home),
  /** How the last seven days went for each bot that had anything to do in the last fourteen. */
  botWeeks: oc
    .route({ method: 'GET', path: '/bot-weeks' })
    .meta(access(inTeam('viewer')))
    .output(z.object({ items: z.array(BotWeek) })),
}
