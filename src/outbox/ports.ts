import type { Intent, IntentKind, IntentPayloads } from '#outbox/intents.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'

/** What the gate says to a deed that is about to leave. */
export type Verdict =
  | { kind: 'allow'; rule: string; reason: string }
  /** Never: the deed is given up, with the reason kept. */
  | { kind: 'refuse'; rule: string; reason: string }
  /** Not now: asked again at `until`. */
  | { kind: 'hold'; rule: string; reason: string; until: Date }
  /** The world moved on and the deed lost its sense; its maker decides anew. */
  | { kind: 'cancel'; rule: string; reason: string }

/** How performing went. `unknown` means the other side may or may not have done it. */
export type Performance =
  | { kind: 'done'; result: Record<string, unknown> }
  | { kind: 'retry'; afterMs: number; error: string }
  | { kind: 'unknown'; error: string }
  | { kind: 'failed'; error: string; result?: Record<string, unknown> }

export interface HandlerContext {
  db: Database
  clock: Clock
  log: Log
}

/** The one who knows how a kind of deed is judged and done. Supplied by its room, joined in app/wire. */
export interface IntentHandler<Kind extends IntentKind = IntentKind> {
  kind: Kind
  /** Judges inside the transaction that starts the deed, holding whatever rows a rival would need. */
  check(tx: Transaction, intent: Intent<IntentPayloads[Kind]>): Promise<Verdict>
  /**
   * Does it. Never inside a transaction; throws nothing that it can name. Asks `isFresh` last before the wire and
   * leaves it (`retry`) when that says no: the process has slept, and another may be at it.
   */
  perform(
    context: HandlerContext & { isFresh(): boolean },
    intent: Intent<IntentPayloads[Kind]>,
  ): Promise<Performance>
  /** Finds out whether an earlier attempt got through; `null` when that cannot be told yet. */
  resolve(
    context: HandlerContext,
    intent: Intent<IntentPayloads[Kind]>,
  ): Promise<Performance | 'not-done' | null>
  /** Writes what followed, in the transaction that settles the intent. */
  settle(tx: Transaction, intent: Intent<IntentPayloads[Kind]>, outcome: Settlement): Promise<void>
}

export type Settlement =
  | { kind: 'done'; result: Record<string, unknown> }
  | { kind: 'failed'; error: string; result?: Record<string, unknown> }
  | { kind: 'refused' | 'canceled' | 'held'; rule: string; reason: string; until: Date | null }
