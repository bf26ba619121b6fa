import type { MessageItem, TurnItem } from '#conversations/contract.ts'
import type { CallItem } from '#telephony/contract.ts'

export function message(seq: number, more: Partial<MessageItem> = {}): MessageItem {
  return {
    id: `msg_${seq}`,
    seq,
    role: 'contact',
    kind: 'text',
    text: 'words',
    heard: null,
    spoken: null,
    media: [],
    turnId: null,
    answer: null,
    delivery: null,
    deliveryError: null,
    decision: null,
    createdAt: '2026-11-20T10:00:00Z',
    ...more,
  }
}

export function turn(id: string, more: Partial<TurnItem> = {}): TurnItem {
  return {
    id,
    state: 'done',
    coversSeq: 1,
    botVersion: 1,
    profileVersion: 1,
    timings: null,
    startedAt: '2026-11-20T10:00:00Z',
    endedAt: null,
    tools: [],
    claims: { replaced: [], backed: [] },
    facts: [],
    completionId: null,
    engine: null,
    ...more,
  }
}

/** A call that came in, was answered at once and ended well after 38 s. */
export function call(id: string, more: Partial<CallItem> = {}): CallItem {
  return {
    ...{ id, sid: 'CA1', direction: 'inbound', ours: '+15035550100', theirs: '+15035550142' },
    ...{ status: 'completed', answeredBy: null, durationMs: 38_000, resumes: 0, transfers: [] },
    startedAt: '2026-11-20T10:00:00Z',
    answeredAt: '2026-11-20T10:00:00Z',
    endedAt: '2026-11-20T10:00:38Z',
    ...{ ending: null, recording: null, price: null, lineCount: 0 },
    ...more,
  }
}
