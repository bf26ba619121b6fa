import type { Clock } from './clock.ts'
import type { PartOfDay } from './when-words.ts'

/** A stretch of the day as said; its hours wait for what stands around them. */
export type SaidTimes = { isSure: boolean; isApproximate: boolean } & (
  | { shape: 'at' | 'after' | 'before'; clock: Clock }
  | { shape: 'stretch'; clock: Clock; end: Clock }
  | { shape: 'part'; part: PartOfDay; needsDay: boolean }
)
