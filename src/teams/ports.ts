import type { Transaction } from '#platform/db/database.ts'

/**
 * One room's share in the deeds that concern a whole team. Each room above supplies its own through `app/wire.ts`.
 * `tx` is a system transaction: name the team in every statement.
 */
export interface TeamRows {
  room: string
  /** Removes every row the room has for the team. Blobs are removed by whoever asked, once it has committed. */
  remove(tx: Transaction, teamId: string): Promise<void>
  /** Every row the room has for the team, by table. Secrets are left out. */
  export(tx: Transaction, teamId: string): Promise<Record<string, Record<string, unknown>[]>>
}

/** What a new team is given by the rooms above, such as its first bot, in the transaction that makes the team. */
export interface TeamFounding {
  found(tx: Transaction, team: FoundedTeam): Promise<void>
}
export interface FoundedTeam {
  teamId: string
  name: string
  actorName: string
  nowMs: number
}

/** A way to send mail. `id` stays the same when a mail is tried again, so that the other side can tell. */
export interface MailSender {
  send(mail: { id: string; to: string; subject: string; text: string }): Promise<MailOutcome>
}
export type MailOutcome =
  | { kind: 'sent' }
  /** The server did not take it, but may later. */
  | { kind: 'retry'; error: string }
  /** The server will never take it. */
  | { kind: 'refused'; error: string }
