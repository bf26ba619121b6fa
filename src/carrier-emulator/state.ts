import type { Journal } from '#carrier-emulator/journal.ts'
import type { LedgerEntry } from '#carrier-emulator/ledger.ts'
import type { PhoneText, TableName, Tables } from '#carrier-emulator/rows.ts'

type Rows = { [Name in TableName]: Map<string, Tables[Name]> }

export type State = {
  rows: Rows
  /** Changes fields of a row, or makes it when it is whole and new. */
  put<Name extends TableName>(table: Name, sid: string, fields: Partial<Tables[Name]>): Tables[Name]
  drop(table: TableName, sid: string): void
  numberByPhone(phone: string): Tables['numbers'] | undefined
  /** The messages of an account, oldest first. */
  messagesOf(accountSid: string): Iterable<Tables['messages']>
  /** What a phone sent and received, oldest first; stays when the account deletes its messages. */
  textsOf(phone: string): PhoneText[]
  remember(entry: LedgerEntry): void
  /** Takes back a line of the file. */
  restore(change: StateChange): void
  /** Lines that make this state again. */
  lines(): Iterable<string>
}

export type StateChange =
  | { put: [TableName, string, object] }
  | { drop: [TableName, string] }
  | { phone: string; text: PhoneText }

/**
 * All the carrier knows, in memory, each change written to the journal. Oldest messages and calls go when there are
 * too many.
 */
export function createState(journal: Journal, keep: { messages: number; calls: number }): State {
  const rows: Rows = {
    accounts: new Map(),
    numbers: new Map(),
    messages: new Map(),
    media: new Map(),
    optOuts: new Map(),
    calls: new Map(),
    phones: new Map(),
    recordings: new Map(),
    conferences: new Map(),
  }
  const numbers = new Map<string, Tables['numbers']>()
  const messages = new Map<string, Set<Tables['messages']>>()
  const phones = createPhones(keep.messages)

  function set(table: TableName, sid: string, fields: object): object {
    const table_ = rows[table] as Map<string, object>
    const old = table_.get(sid)
    const row = old ? Object.assign(old, fields) : { ...fields }
    if (old) return row
    table_.set(sid, row)
    if (table === 'numbers') numbers.set((row as Tables['numbers']).phone, row as Tables['numbers'])
    if (table === 'messages') indexMessage(row as Tables['messages'])
    if (table === 'calls' || table === 'conferences') dropOldest(table, keep.calls)
    return row
  }
  function indexMessage(row: Tables['messages']): void {
    const own = messages.get(row.accountSid)
    if (own) own.add(row)
    else messages.set(row.accountSid, new Set([row]))
    dropOldest('messages', keep.messages)
  }
  function dropOldest(table: TableName, most: number): void {
    const oldest = rows[table].size > most ? rows[table].keys().next().value : undefined
    if (oldest !== undefined) remove(table, oldest)
  }
  function remove(table: TableName, sid: string): void {
    const row = rows[table].get(sid)
    rows[table].delete(sid)
    if (table === 'numbers' && row) numbers.delete((row as Tables['numbers']).phone)
    if (table !== 'messages' || !row) return
    messages.get((row as Tables['messages']).accountSid)?.delete(row as Tables['messages'])
    for (const mediaSid of (row as Tables['messages']).mediaSids) rows.media.delete(mediaSid)
  }
  return {
    rows,
    put(table, sid, fields) {
      journal.append(JSON.stringify({ put: [table, sid, fields] } satisfies StateChange))
      return set(table, sid, fields) as Tables[typeof table]
    },
    drop(table, sid) {
      journal.append(JSON.stringify({ drop: [table, sid] } satisfies StateChange))
      remove(table, sid)
    },
    numberByPhone: (phone) => numbers.get(phone),
    messagesOf: (accountSid) => messages.get(accountSid) ?? [],
    textsOf: phones.textsOf,
    remember: phones.remember,
    restore(change) {
      if ('put' in change) set(...change.put)
      else if ('drop' in change) remove(...change.drop)
      else phones.push(change.phone, change.text)
    },
    *lines() {
      for (const [table, kept] of Object.entries(rows))
        for (const [sid, row] of kept) yield JSON.stringify({ put: [table, sid, row] })
      yield* phones.lines()
    },
  }
}

/** The outside phones' own memory: built from ledger entries, bounded in all. */
function createPhones(keep: number) {
  const byPhone = new Map<string, PhoneText[]>()
  const order: string[] = []
  let forgotten = 0

  function push(phone: string, text: PhoneText): void {
    const known = byPhone.get(phone)
    if (known) known.push(text)
    else byPhone.set(phone, [text])
    order.push(phone)
    const oldest = order.length - forgotten > keep ? order[forgotten++] : undefined
    if (oldest !== undefined) byPhone.get(oldest)?.shift()
    if (forgotten > keep) {
      order.splice(0, forgotten)
      forgotten = 0
    }
  }
  function remember(entry: LedgerEntry): void {
    if (entry.kind !== 'text') return
    const isSent = entry.direction === 'inbound' && entry.stage === 'accepted'
    const isReceived = entry.direction === 'outbound' && entry.stage === 'delivered'
    if (!isSent && !isReceived) return
    const { sid, from, to, body, at } = entry
    const media = entry.media.map((item) => ({ ...item, url: `/emulator/media/${item.sid}` }))
    push(isSent ? from : to, { sid, from, to, body, media, at })
  }
  return {
    push,
    remember,
    textsOf: (phone: string): PhoneText[] => byPhone.get(phone) ?? [],
    *lines(): Iterable<string> {
      for (const [phone, texts] of byPhone)
        for (const text of texts) yield JSON.stringify({ phone, text } satisfies StateChange)
    },
  }
}
