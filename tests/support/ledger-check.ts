import type { LedgerEntry } from '#carrier-emulator/ledger.ts'

/** What the database says of texts, as `readStored` reads it. */
export interface Stored {
  numbers: string[]
  legs: {
    sid: string
    direction: 'inbound' | 'outbound'
    theirs: string
    purpose: string
    messageId: string | null
    intentId: string | null
  }[]
  messages: {
    id: string
    conversationId: string
    seq: number
    role: string
    turnId: string | null
    answer: string | null
    delivery: string | null
    deliveryError: string | null
  }[]
  stops: { phone: string; stoppedAt: Date }[]
}

type Rows = <Row extends object>(text: string) => Promise<Row[]>
type Accepted = Extract<LedgerEntry, { kind: 'text' }>

/** Everything the check needs from the database, as it stands. */
export async function readStored(rows: Rows): Promise<Stored> {
  const numbers = await rows<{ phone: string }>('select phone from numbers')
  return {
    numbers: numbers.map((number) => number.phone),
    legs: await rows(
      `select sid, direction, theirs, purpose, message_id as "messageId", intent_id as "intentId" from sms_legs`,
    ),
    messages: await rows(
      `select id, conversation_id as "conversationId", seq, role, turn_id as "turnId", answer, delivery,
         delivery_error as "deliveryError"
       from messages order by conversation_id, seq`,
    ),
    stops: await rows(
      `select phone, stopped_at as "stoppedAt" from contact_phones where stop_state = 'stopped'`,
    ),
  }
}

/**
 * Compares what really crossed the carrier's wire with what the database says. Each finding is a sentence; none means:
 * every text in is stored once and answered once or has a reason, nothing left twice, in order, nothing after a stop.
 */
export function checkLedger(ledger: readonly LedgerEntry[], stored: Stored): string[] {
  const texts = ledger.filter(
    (entry): entry is Accepted => entry.kind === 'text' && entry.stage === 'accepted',
  )
  const ours = new Set(stored.numbers)
  const inbound = texts.filter((text) => text.direction === 'inbound' && ours.has(text.to))
  const outbound = texts.filter((text) => text.direction === 'outbound' && text.by !== 'carrier')
  return [
    ...checkStored(inbound, stored),
    ...checkAnswered(outbound, stored),
    ...checkOnce(outbound, stored),
    ...checkOrder(outbound, stored),
    ...checkStops(outbound, stored),
  ]
}

function checkStored(inbound: readonly Accepted[], { legs }: Stored): string[] {
  const counts = countBy(legs.filter((leg) => leg.direction === 'inbound').map((leg) => leg.sid))
  return inbound.flatMap(({ sid }) => {
    const count = counts.get(sid) ?? 0
    return count === 1 ? [] : [`The text ${sid} is stored ${count} times.`]
  })
}

/** A text of a contact is covered by one answer that left once, or says why not. */
function checkAnswered(outbound: readonly Accepted[], { legs, messages }: Stored): string[] {
  const left = countBy(outbound.map((text) => text.sid))
  const sidsOf = groupBy(
    legs.filter((leg) => leg.direction === 'outbound' && leg.messageId !== null),
    (leg) => leg.messageId,
  )
  const answersOf = groupBy(
    messages.filter((message) => message.role === 'bot' && message.turnId !== null),
    (message) => message.turnId,
  )
  return messages.flatMap((message) => {
    if (message.role !== 'contact') return []
    if (message.answer === null) return [`The text ${message.id} is not answered and says not why.`]
    if (message.answer !== 'answered') return []
    const answers = answersOf.get(message.turnId) ?? []
    if (answers.length !== 1) return [`The text ${message.id} has ${answers.length} answers.`]
    const reason = answers[0]?.deliveryError ?? null
    const sids = (sidsOf.get(answers[0]?.id ?? null) ?? []).map((leg) => leg.sid)
    const times = sids.reduce((sum, sid) => sum + (left.get(sid) ?? 0), 0)
    return times === 1 || (times === 0 && reason) ? [] : [`The answer to ${message.id} left ${times} times.`]
  })
}

/** What left has its row, and one deed left once: a second sending has a sid that no row knows, or shares a deed. */
function checkOnce(outbound: readonly Accepted[], { legs }: Stored): string[] {
  const known = new Map(legs.filter((leg) => leg.direction === 'outbound').map((leg) => [leg.sid, leg]))
  const stray = outbound.flatMap((text) =>
    known.has(text.sid) ? [] : [`The text ${text.sid} to ${text.to} left and no row knows it.`],
  )
  const deeds = countBy(outbound.flatMap((text) => known.get(text.sid)?.intentId ?? []))
  const twice = [...deeds].flatMap(([id, count]) =>
    count > 1 ? [`The deed ${id} left ${count} times.`] : [],
  )
  return [...stray, ...twice]
}

function checkOrder(outbound: readonly Accepted[], { legs, messages }: Stored): string[] {
  const place = new Map(outbound.map((text, index) => [text.sid, index]))
  const sidOf = new Map(legs.map((leg) => [leg.messageId, leg.sid]))
  const last = new Map<string, { seq: number; place: number }>()
  return messages.flatMap((message) => {
    const at = message.role === 'bot' ? place.get(sidOf.get(message.id) ?? '') : undefined
    if (at === undefined) return []
    const before = last.get(message.conversationId)
    last.set(message.conversationId, { seq: message.seq, place: at })
    return before && before.place > at ? [`The answer ${message.id} left before an earlier one.`] : []
  })
}

/** After the stop is committed the carrier takes one more text at most, and that is the confirmation. */
function checkStops(outbound: readonly Accepted[], { legs, stops }: Stored): string[] {
  const purpose = new Map(legs.map((leg) => [leg.sid, leg.purpose]))
  return stops.flatMap(({ phone, stoppedAt }) => {
    const late = outbound.filter((text) => text.to === phone && Date.parse(text.at) > stoppedAt.getTime())
    const confirmations = late.filter((text) => purpose.get(text.sid) === 'keyword')
    const wrong = late.filter((text) => purpose.get(text.sid) !== 'keyword')
    return [
      ...wrong.map((text) => `The text ${text.sid} left after ${phone} had asked for no more.`),
      ...(confirmations.length > 1
        ? [`${phone} got ${confirmations.length} confirmations of its stop.`]
        : []),
    ]
  })
}

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

function groupBy<Item, Key>(items: readonly Item[], key: (item: Item) => Key): Map<Key, Item[]> {
  return Map.groupBy(items, key)
}
