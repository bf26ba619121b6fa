import { oc } from '@orpc/contract'
import { z } from 'zod'
import { CompletionDetail } from '#completions/contract.ts'
import { access, inTeam } from '#platform/http/access.ts'

export const conversationStatuses = ['pending', 'open', 'snoozed', 'resolved'] as const
export const deliveryStates = [
  'held',
  'queued',
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'canceled',
] as const

const Person = z.object({ id: z.string(), name: z.string().nullable(), phone: z.string().nullable() })

/** One mark of a turn strip: where it lies between the first and the last word. */
export const StripMark = z.object({
  who: z.enum(['contact', 'bot', 'person', 'system']),
  kind: z.enum(['text', 'speech', 'tool', 'error', 'handover']),
  at: z.iso.datetime(),
  /** For what happened in a call: which, and when, in milliseconds since it began. */
  spoken: z.object({ callId: z.string(), startMs: z.number(), endMs: z.number() }).nullable(),
})

export const ConversationSummary = z.object({
  id: z.string(),
  contact: Person,
  bot: z.object({ id: z.string(), name: z.string() }),
  channel: z.enum(['sms', 'voice', 'chat']),
  status: z.enum(conversationStatuses),
  outcome: z.string().nullable(),
  isStopped: z.boolean(),
  openTasks: z.number().int(),
  lastLine: z.string(),
  lastRole: z.enum(['contact', 'bot', 'person', 'system']),
  messageCount: z.number().int(),
  strip: z.array(StripMark),
  isSample: z.boolean(),
  createdAt: z.iso.datetime(),
  lastMessageAt: z.iso.datetime(),
})

export const Decision = z.object({
  isAllowed: z.boolean(),
  rule: z.string(),
  reason: z.string(),
  until: z.iso.datetime().nullable(),
  at: z.iso.datetime(),
})

export const MessageItem = z.object({
  id: z.string(),
  seq: z.number().int(),
  role: z.enum(['contact', 'bot', 'person', 'system']),
  kind: z.enum(['text', 'note', 'event']),
  text: z.string(),
  /** Of a line the bot spoke and was cut short in: what was heard of it. */
  heard: z.string().nullable(),
  /** For a line of a call: which call, and when it sounded, in milliseconds since the call began. */
  spoken: z.object({ callId: z.string(), startMs: z.number(), endMs: z.number().nullable() }).nullable(),
  media: z.array(z.object({ id: z.string(), type: z.string(), bytes: z.number().int() })),
  turnId: z.string().nullable(),
  /** Why a contact's text has no answer, or `answered`; null while it waits. */
  answer: z.string().nullable(),
  delivery: z.enum(deliveryStates).nullable(),
  deliveryError: z.string().nullable(),
  decision: Decision.nullable(),
  createdAt: z.iso.datetime(),
})

/** Of a turn in a call. All in milliseconds since the call began; null where it did not happen or the line does not tell. */
export const TurnTimings = z.object({
  speechEndMs: z.number().nullable(),
  wordsFinalMs: z.number(),
  thinkStartMs: z.number(),
  firstSentenceMs: z.number().nullable(),
  firstSentMs: z.number().nullable(),
  firstPlayedMs: z.number().nullable(),
  replyEndMs: z.number().nullable(),
  interruptedMs: z.number().nullable(),
  fillers: z.number().int(),
})
export type TurnTimings = z.infer<typeof TurnTimings>

export const TurnItem = z.object({
  id: z.string(),
  state: z.enum(['thinking', 'sending', 'done', 'superseded', 'failed']),
  coversSeq: z.number().int(),
  botVersion: z.number().int().nullable(),
  profileVersion: z.number().int(),
  timings: TurnTimings.nullable(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  tools: z.array(
    z.object({
      name: z.string(),
      arguments: z.record(z.string(), z.unknown()),
      result: z.unknown(),
      receiptId: z.string().nullable(),
      status: z.enum(['succeeded', 'failed', 'rejected']),
      durationMs: z.number().int(),
    }),
  ),
  /** Sentences that claimed a deed: those replaced before they left, and those that a receipt backs. */
  claims: z.object({
    replaced: z.array(z.object({ sentence: z.string(), kind: z.string(), reason: z.string() })),
    backed: z.array(z.object({ sentence: z.string(), receiptId: z.string() })),
  }),
  /** What the engine leaned on: the places in the profile and version whose words it used. */
  facts: z.array(z.object({ path: z.string(), text: z.string() })),
  completionId: z.string().nullable(),
  engine: z.string().nullable(),
})

/** What the contact told, with the words it came from. No value: it cannot be told. */
export const CollectedItem = z.object({
  key: z.enum(['service', 'when', 'name', 'phone', 'email', 'address', 'note']),
  value: z.string().nullable(),
  words: z.string().nullable(),
  messageId: z.string().nullable(),
  source: z.enum(['said', 'record', 'unknown']),
  /** From 0 to 1. */
  confidence: z.number(),
  updatedAt: z.iso.datetime(),
})
export type CollectedItem = z.infer<typeof CollectedItem>

export const Task = z.object({
  id: z.string(),
  /** hand_over: a person is wanted. */
  kind: z.enum(['message', 'hand_over']),
  conversationId: z.string(),
  contact: Person,
  name: z.string().nullable(),
  phone: z.string().nullable(),
  words: z.string(),
  isUrgent: z.boolean(),
  state: z.enum(['open', 'called_back', 'done']),
  settledBy: z.string().nullable(),
  settledAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type Task = z.infer<typeof Task>
export type StripMark = z.infer<typeof StripMark>
export type ConversationSummary = z.infer<typeof ConversationSummary>
export type MessageItem = z.infer<typeof MessageItem>
export type TurnItem = z.infer<typeof TurnItem>

export const ConversationDetail = ConversationSummary.extend({
  number: z.object({ id: z.string(), phone: z.string() }).nullable(),
  botVersion: z.number().int().nullable(),
  /** In order, the newest of them. */
  messages: z.array(MessageItem),
  /** Whether these are all messages that there are. */
  isWhole: z.boolean(),
  turns: z.array(TurnItem),
  tasks: z.array(Task),
  collected: z.array(CollectedItem),
  /** Earlier talks with the same contact, newest first. */
  earlier: z.array(z.object({ id: z.string(), subject: z.string(), lastMessageAt: z.iso.datetime() })),
})
export type ConversationDetail = z.infer<typeof ConversationDetail>

const Id = z.object({ id: z.string().max(60) })
export const Page = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})
const TaskState = z.object({ id: z.string().max(60) })

/** How many conversations each view holds, and how many messages wait for a person. */
export const ConversationCounts = z.object({
  open: z.number().int(),
  pending: z.number().int(),
  resolved: z.number().int(),
  all: z.number().int(),
  toAnswer: z.number().int(),
})
export type ConversationCounts = z.infer<typeof ConversationCounts>

/** Which conversations a list shows. */
const List = z.object({
  status: z.enum([...conversationStatuses, 'all']).default('all'),
  botId: z.string().max(60).optional(),
  contactId: z.string().max(60).optional(),
  search: z.string().trim().max(100).optional(),
})

/** The conversations beside one in a list, newest word first: ids, null at an end. */
export const ConversationNeighbours = z.object({
  previous: z.string().nullable(),
  next: z.string().nullable(),
})
export type ConversationNeighbours = z.infer<typeof ConversationNeighbours>

export const conversationsContract = {
  list: oc
    .route({ method: 'GET', path: '/conversations' })
    .meta(access(inTeam('viewer')))
    .input(Page.extend(List.shape))
    .output(
      z.object({
        items: z.array(ConversationSummary),
        nextCursor: z.string().nullable(),
        total: z.number().int(),
      }),
    ),
  counts: oc
    .route({ method: 'GET', path: '/conversation-counts' })
    .meta(access(inTeam('viewer')))
    .output(ConversationCounts),
  get: oc
    .route({ method: 'GET', path: '/conversations/{id}' })
    .meta(access(inTeam('viewer')))
    .input(Id.extend({ messages: z.enum(['newest', 'all']).default('newest') }))
    .output(ConversationDetail),
  /** What stands beside it in a list. */
  neighbours: oc
    .route({ method: 'GET', path: '/conversations/{id}/neighbours' })
    .meta(access(inTeam('viewer')))
    .input(Id.extend(List.shape))
    .output(ConversationNeighbours),
  /** What a model was asked in a turn, word for word, and what it answered. */
  completion: oc
    .route({ method: 'GET', path: '/completions/{id}' })
    .meta(access(inTeam('viewer')))
    .input(Id)
    .output(CompletionDetail),
  resolve: oc
    .route({ method: 'POST', path: '/conversations/{id}/resolve' })
    .meta(access(inTeam('agent')))
    .input(Id)
    .output(ConversationDetail),
  reopen: oc
    .route({ method: 'POST', path: '/conversations/{id}/reopen' })
    .meta(access(inTeam('agent')))
    .input(Id)
    .output(ConversationDetail),
  tasks: oc
    .route({ method: 'GET', path: '/tasks' })
    .meta(access(inTeam('viewer')))
    .input(Page.extend({ state: z.enum(['open', 'settled', 'all']).default('open') }))
    .output(z.object({ items: z.array(Task), nextCursor: z.string().nullable(), total: z.number().int() })),
  finishTask: oc
    .route({ method: 'POST', path: '/tasks/{id}/done' })
    .meta(access(inTeam('agent')))
    .input(TaskState)
    .output(Task),
  markCalledBack: oc
    .route({ method: 'POST', path: '/tasks/{id}/called-back' })
    .meta(access(inTeam('agent')))
    .input(TaskState)
    .output(Task),
  reopenTask: oc
    .route({ method: 'POST', path: '/tasks/{id}/reopen' })
    .meta(access(inTeam('agent')))
    .input(TaskState)
    .output(Task),
}
