import type { Transaction } from '#platform/db/database.ts'

/** What rooms above know of bots: their numbers and their talks. Supplied by `app/wire.ts`. */
export interface BotUses {
  /** By bot id; a bot that is not in it is not used yet. */
  read(tx: Transaction, botIds: readonly string[], now: Date): Promise<Map<string, BotUseRow>>
}
export interface BotUseRow {
  numbers: { id: string; phone: string; label: string }[]
  conversations7d: number
  openTasks: number
  lastConversationAt: Date | null
}
