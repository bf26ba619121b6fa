import { newGoal } from './absorb-message.ts'
import { absorbRun, type RunHearing, type Said } from './absorb-run.ts'
import type { Context } from './answer.ts'
import { hearResult, readFromBook } from './hear-result.ts'
import type { Catalogue } from './phrases.ts'
import type { Reading } from './read-clause.ts'
import { readingOf } from './reading.ts'
import { recogniseAsk } from './recognise-ask.ts'
import { newTalk, type TalkState } from './talk-state.ts'
import { maySpeakOfBook } from './the-book.ts'
import type { DialogueInput } from './types.ts'

const longestTalk = 60

/** Reads the whole talk and gives its state after the last message. */
export function readTalk(input: DialogueInput, catalogue: Catalogue): { state: TalkState; reading: Reading } {
  const reading = readingOf(input, input.now)
  const state = newTalk(input.contact)
  const calls = new Map<string, unknown>()
  let run: Said[] = []
  const take = () => {
    state.isBookDue = false
    absorbRun(state, run, hearingOf(input, reading, state))
    if (state.book) readFromBook(state, state.book)
    run = []
  }
  const flush = () => {
    if (run.length === 0 || state.isBookDue) return
    state.run.push(...run.map((said) => said.text))
    state.isBookDue = state.book === null && run.some(({ text }) => maySpeakOfBook(text, state, input.tools))
    if (!state.isBookDue) take()
  }
  const old = input.messages.slice(0, -longestTalk)
  if (old.some((message) => message.role === 'bot' || message.role === 'person')) state.isFirst = false
  for (const message of input.messages.slice(-longestTalk)) {
    if (message.role === 'contact') run.push({ text: message.text, at: message.at })
    else if (message.role === 'tool_call') calls.set(message.id, message.arguments)
    else if (message.role === 'tool_result') {
      flush()
      if (state.isBookDue && message.name !== 'find_appointment') take()
      hearResult(state, { ...message, arguments: calls.get(message.id) }, input.business)
      if (run.length > 0) take()
    } else {
      flush()
      if (run.length > 0) take()
      hearBot(state, message.text, catalogue)
    }
  }
  flush()
  return { state, reading }
}

function hearingOf(input: DialogueInput, reading: Reading, state: TalkState): RunHearing {
  const { business, bot, channel, passages } = input
  // For finding out whether a question has an answer, without saying one.
  const context: Context = {
    business, bot, passages, local: reading.local, lastService: state.lastService, lastDays: state.lastDays, theirs: channel === 'voice' ? null : state, say: () => '', said: '',
  } // biome-ignore format: one readable block
  return { context, reading, input }
}

/** Asked into a silence or after a lost line: what was asked before still stands. */
const bridges =
  /\b(?:are you|is anyone) (?:still )?(?:there|on the line)\?$|^sorry, we were cut off for a moment\b/i

/** Whatever was new before the bot spoke is so no longer; what it asked tells how the next words are meant. */
function hearBot(state: TalkState, text: string, catalogue: Catalogue): void {
  if (bridges.test(text.trim()) && state.run.length === 0) return
  const isMore = state.run.length === 0 && state.outcome === null && state.news.length === 0
  state.said = isMore ? `${state.said}\n${text}` : text
  Object.assign(state, {
    isFirst: false, clauses: [], run: [], outcome: null, isNewOffer: false, gaveWords: false, isOnlyQuestions: false,
    isNewGoal: false, isRepeat: false, isNobodyToTransferTo: false, wantsPerson: null, news: [], calls: 0, handled: new Set(), isDenied: false, wantsBook: false, isBookDue: false, book: null, ofBook: new Map(), wantsText: false, dropped: null, loose: [], isLaterOffer: false,
  }) // biome-ignore format: one readable block
  state.ask = recogniseAsk(text, catalogue)
  if (state.goal && state.ask) state.goal.asked.push(state.ask)
  if (state.goal && !state.goal.isAccepted && state.ask !== 'offer') state.goal = null
  if (state.ask === 'offer' && state.goal === null && /\btake a message\b/i.test(text))
    state.goal = newGoal(true)
  if (state.visit && state.ask === 'confirm') state.visit.isReadBack = true
}
