import type { Clause } from './clauses.ts'
import type { DeedPattern } from './deed-pattern.ts'

/** Where a deed's words were found. */
export interface Found {
  deed: DeedPattern
  /** The whole sentence, its clauses and which of them holds the words. */
  sentence: string
  clauses: readonly Clause[]
  at: number
  before: string
  words: string
  after: string
  isQuestion: boolean
  /** The bot still asks for something in this text, "anything else?" apart. */
  isAsking: boolean
  /** The bot asks in this text whether what it said is right or wanted. */
  isConfirming: boolean
}
