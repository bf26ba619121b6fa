import type { Clock } from '#carrier-emulator/clock.ts'
import type { Journal } from '#carrier-emulator/journal.ts'
import type { CallDirection, CallStatus } from '#carrier-emulator/rows.ts'

export type HookEvent =
  | 'message'
  | 'status'
  | 'call'
  | 'call-status'
  | 'recording'
  | 'answered-by'
  | 'conference'

/** What crossed the wire; each kind says which other fields an entry has. */
export type LedgerFact =
  | {
      kind: 'rest'
      operation: string
      method: string
      path: string
      account: string | null
      request: Record<string, string | string[]>
      /** null: no answer left. */
      status: number | null
      ms: number
      response: string | null
      fault: string | null
    }
  | {
      kind: 'webhook'
      event: HookEvent
      sid: string
      /** `replay`: sent again by hand, its answer followed by nobody. */
      role: 'primary' | 'fallback' | 'replay'
      attempt: number
      method: string
      url: string
      params: Record<string, string>
      token: string
      status: number | null
      /** `ct` no connection, `rt` silence, `tt` out of time, `reset` cut, or an error code of the answer. */
      failure: string | null
      ms: number
      answer: string | null
      /** What the fault plan did to it, joined by commas; null for nothing. */
      fault: string | null
      /** Which entry it repeats. */
      replayOf?: number
    }
  | {
      kind: 'text'
      direction: 'inbound' | 'outbound'
      stage: 'accepted' | 'delivered' | 'undelivered' | 'failed'
      by: 'phone' | 'rest' | 'twiml' | 'carrier'
      sid: string
      from: string
      to: string
      body: string
      media: { sid: string; contentType: string }[]
    }
  | {
      kind: 'call'
      sid: string
      direction: CallDirection
      status: CallStatus
      from: string
      to: string
      /** Why, where the status alone does not say. */
      reason: string | null
    }
  | {
      kind: 'relay'
      sid: string
      session: string
      by: 'carrier' | 'app'
      /** `connect`, `close`, or the type of a message. */
      what: string
      message: string
      problem: string | null
    }
  | { kind: 'warning'; sid: string; what: string }
  | { kind: 'opt-out'; number: string; phone: string; state: 'stopped' | 'started' }
  | { kind: 'fault'; on: string; fault: string; sid: string | null; waitMs: number }
  | { kind: 'trouble'; what: string }

export type LedgerKind = LedgerFact['kind']
export const ledgerKinds = [
  'rest',
  'webhook',
  'text',
  'call',
  'relay',
  'warning',
  'opt-out',
  'fault',
  'trouble',
] as const satisfies LedgerKind[]

/** `seq` grows by one with each entry and never repeats, also over restarts; `at` is ISO 8601 UTC. */
export type LedgerEntry = { seq: number; at: string } & LedgerFact

export type Ledger = {
  add(fact: LedgerFact): LedgerEntry
  /** Entries after `after`, oldest first. */
  list(query: { after: number; limit: number; kind?: LedgerKind }): LedgerEntry[]
  /** Takes back an entry read from the file. */
  restore(entry: LedgerEntry): void
  /** The newest number given out; 0 when there is none. */
  lastSeq(): number
  entries(): Iterable<LedgerEntry>
}

/** The newest `keep` entries stay in memory, all of them in the journal. */
export function createLedger(journal: Journal, clock: Clock, keep: number): Ledger {
  let entries: LedgerEntry[] = []
  let last = 0

  function hold(entry: LedgerEntry): void {
    last = entry.seq
    entries.push(entry)
    if (entries.length >= keep * 1.2) entries = entries.slice(-keep)
  }
  return {
    add(fact) {
      const entry = { seq: last + 1, at: new Date(clock.nowMs()).toISOString(), ...fact }
      hold(entry)
      journal.append(JSON.stringify(entry))
      return entry
    },
    list({ after, limit, kind }) {
      const found: LedgerEntry[] = []
      const kept = Math.max(0, entries.length - keep)
      const first = entries[0]?.seq ?? 0
      // Numbers have no gaps in memory, so the place of an entry follows from its number.
      for (let i = Math.max(kept, after + 1 - first); i < entries.length && found.length < limit; i++) {
        const entry = entries[i]
        if (entry && entry.seq > after && (!kind || entry.kind === kind)) found.push(entry)
      }
      return found
    },
    restore: hold,
    lastSeq: () => last,
    entries: () => entries.slice(-keep),
  }
}
