import type { Clause } from './read-clause.ts'
import type { Ask } from './recognise-ask.ts'
import type { DayValue } from './recognise-date.ts'
import type { Service } from './types.ts'

/** A message somebody wants passed on, as far as it is known. */
export type Goal = {
  /** The contact's own texts that belong to it. */
  words: string[]
  /** False while it is only offered. */
  isAccepted: boolean
  isUrgent: boolean
  /** True when nothing said so far tells what it is about. */
  needsWords: boolean
  asked: Ask[]
  hasFailed: boolean
  /** It adds to an urgent message that was passed on already. */
  isMore: boolean
}

/** Where the talk stands, rebuilt from its messages alone. */
export type TalkState = {
  isFirst: boolean
  name: string | null
  phone: string | null
  goal: Goal | null
  /** Texts already passed on. */
  taken: string[]
  /** What the bot said last, and what that asked for. */
  said: string
  ask: Ask | null
  lastService: Service | null
  /** Days asked about in the run before. */
  lastDays: DayValue[]
  /** What was passed on last, if anything was. */
  lastTaken: 'urgent' | 'plain' | null
  /** The contact's text that named it. */
  lastServiceText: string | null
  /** What the contact said since the bot last spoke. */
  clauses: Clause[]
  /** True when this run opened the goal, or repeats what was passed on before. */
  isNewGoal: boolean
  isRepeat: boolean
  /** True when this run asked something that can only be offered to pass on. */
  isNewOffer: boolean
  /** True when this run gave more words for the message. */
  gaveWords: boolean
  /** True when this run only asks things. */
  isOnlyQuestions: boolean
  /** The texts since the bot last spoke, whatever they hold. */
  run: string[]
  /** Something urgent, or dangerous, was told in this talk. */
  isUrgentTalk: boolean
  isDangerTalk: boolean
  /** The result of the last tool call, when nothing was said since. */
  outcome: { isTaken: boolean; isAfterHours: boolean; isUrgent: boolean; isMore: boolean } | null
}
