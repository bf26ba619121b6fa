import type { Clause } from './read-clause.ts'
import type { Ask } from './recognise-ask.ts'
import type { DayValue } from './recognise-date.ts'
import type { Topic } from './topics.ts'
import type { CollectedValue, ContactFacts, Service } from './types.ts'
import type { News, ShownAppointment, Visit } from './visit.ts'

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
  /** The bot offered to pass it on: nobody asked for that. */
  isLoose: boolean
  /** A moment named for it means that somebody should come. */
  mayBook: boolean
}

/** Where the talk stands, rebuilt from its messages alone. */
export type TalkState = {
  isFirst: boolean
  name: string | null
  phone: string | null
  goal: Goal | null
  /** Texts already passed on. */
  taken: string[]
  /** The contact's texts so far in which something is told. */
  story: string[]
  /** What the bot said last, and what that asked for. */
  said: string
  ask: Ask | null
  lastService: Service | null
  /** All that the last text that named any named. */
  lastServices: Service[]
  /** What the run before asked about last. */
  lastAsked: Topic | null
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
  email: string | null
  address: string | null
  /** Every value the contact gave, with the words it was read from. */
  values: CollectedValue[]
  /** What is being booked, moved or cancelled, and what was asked for besides. */
  visit: Visit | null
  waiting: Visit[]
  /** What was booked or moved last in this talk. */
  lastDone: { id: string | null; service: string; date: string; clock: string; label: string } | null
  /** What the tools brought since the bot last spoke, and how many were called. */
  news: News[]
  calls: number
  /** The contact's words, while a person is asked for and not told yet. */
  wantsPerson: string | null

  /** This turn has learnt that nobody takes calls now. */
  isNobodyToTransferTo: boolean
  /** What the contact has in the book was asked, and not looked up yet. */
  wantsBook: boolean
  /** What they said since the bot spoke is understood only once it is known what they have in the book. */
  isBookDue: boolean
  /** What they have in the book, where it was looked up since the bot spoke. */
  book: ShownAppointment[] | null
  /** The clauses that tell of something in it, with its id. */
  ofBook: Map<Clause, string>
  /** Somebody on a call asks to have it in writing, and was not told yet. */
  wantsText: boolean
  /** Turns in a row in which nothing was said. */
  silences: number
  /** Clauses that a goal took in: they ask nothing. */
  handled: Set<Clause>
  /** Statements of this run that nothing made sense of. */
  loose: Clause[]
  isStopped: boolean
  /** Something unknown was asked beside a visit: it can be passed on, but the visit goes on. */
  isLaterOffer: boolean
  /** True when the contact turned down what was read back, or gave the visit up, in this run. */
  isDenied: boolean
  dropped: Visit | null
}

/** A talk in which nothing was said yet. */
export function newTalk(contact: ContactFacts): TalkState {
  return {
    isFirst: true, name: contact.name, phone: contact.phone, email: contact.email ?? null, address: contact.address ?? null,
    values: [], goal: null, taken: [], story: [], said: '', ask: null, lastService: null, lastServices: [], lastAsked: null, lastDays: [], clauses: [], isNewGoal: false,
    isRepeat: false, isNewOffer: false, gaveWords: false, isOnlyQuestions: false, run: [], isUrgentTalk: false,
    isDangerTalk: false, outcome: null, lastServiceText: null, lastTaken: null, visit: null, waiting: [], lastDone: null,
    news: [], calls: 0, wantsPerson: null, isNobodyToTransferTo: false, wantsBook: false, isBookDue: false, book: null, ofBook: new Map(), wantsText: false, silences: 0, handled: new Set(), isDenied: false, dropped: null, loose: [], isStopped: false, isLaterOffer: false,
  } // biome-ignore format: one readable block
}
