import { absorbRun } from './absorb-run.ts'
import type { Context } from './answer.ts'
import { tokenise } from './normalise.ts'
import { localTime, weekdays } from './opening-hours.ts'
import type { Reading } from './read-clause.ts'
import { recogniseAsk } from './recognise-ask.ts'
import { emergencyWords } from './recognise-emergency.ts'
import { cueWords } from './recognise-topic.ts'
import type { TalkState } from './talk-state.ts'
import type { BotFacts, BusinessFacts, DialogueInput } from './types.ts'

const longestTalk = 40

/** Reads the whole talk and gives its state after the last message. */
export function readTalk(input: DialogueInput): { state: TalkState; reading: Reading } {
  const reading = readingOf(input)
  const state: TalkState = {
    isFirst: true, name: input.contact.name, phone: input.contact.phone, goal: null, taken: [], said: '', ask: null,
    lastService: null, lastDays: [], clauses: [], isNewGoal: false, isRepeat: false, isNewOffer: false, gaveWords: false, isOnlyQuestions: false,
    run: [], isUrgentTalk: false, isDangerTalk: false, outcome: null, lastServiceText: null, lastTaken: null,
  } // biome-ignore format: one readable block
  let run: string[] = []
  const flush = () => {
    state.run.push(...run)
    if (run.length > 0) absorbRun(state, run, { context: silentContext(input, reading, state), reading })
    run = []
  }
  if (
    input.messages
      .slice(0, -longestTalk)
      .some((message) => message.role === 'bot' || message.role === 'person')
  )
    state.isFirst = false
  for (const message of input.messages.slice(-longestTalk)) {
    if (message.role === 'contact') run.push(message.text)
    else if (message.role === 'tool_result') {
      flush()
      if (message.name === 'take_message') applyResult(state, message.result)
    } else if (message.role !== 'tool_call') {
      flush()
      hearBot(state, message.text)
    }
  }
  flush()
  return { state, reading }
}

/** What every reading of this turn needs; the vocabulary is what slips are mended towards. */
function readingOf({ now, business, bot }: DialogueInput): Reading {
  return {
    business,
    bot,
    local: localTime(now, business.timeZone),
    vocabulary: vocabularyOf(business, bot),
    read: new Map(),
    name: null,
  }
}

const months = 'january february march april june july august september october november december'.split(' ')
const everyday = new Set([
  ...cueWords(), ...emergencyWords(), ...weekdays, ...weekdays.map((day) => `${day}s`), ...months, 'today', 'tomorrow', 'again', 'weekend', 'weekends',
]) // biome-ignore format: one readable block

function vocabularyOf(business: BusinessFacts, bot: BotFacts): ReadonlySet<string> {
  const texts = [
    ...business.services.flatMap((service) => [service.name, ...service.alsoCalled]),
    ...business.holidays.map((holiday) => holiday.name),
    ...business.area.places,
    ...business.addresses.map((address) => address.city),
    ...bot.questions.flatMap((item) => [item.question, ...item.alsoAsked]),
  ]
  return new Set([...texts.flatMap(tokenise).map((token) => token.word), ...everyday])
}

/** A context for finding out whether a question has an answer, without saying one. */
function silentContext({ business, bot }: DialogueInput, reading: Reading, state: TalkState): Context {
  return {
    business,
    bot,
    local: reading.local,
    lastService: state.lastService,
    lastDays: state.lastDays,
    say: () => '',
    said: '',
  }
}

function applyResult(state: TalkState, result: unknown) {
  const isTaken = typeof result === 'object' && result !== null && 'task_id' in result
  const isAfterHours = isTaken && 'after_hours' in result && result.after_hours === true
  state.outcome = {
    isTaken,
    isAfterHours,
    isUrgent: state.goal?.isUrgent ?? false,
    isMore: state.goal?.isMore ?? false,
  }
  if (isTaken) {
    state.taken.push(...(state.goal?.words ?? []))
    state.lastTaken = state.goal?.isUrgent ? 'urgent' : 'plain'
    state.goal = null
  } else if (state.goal) state.goal.hasFailed = true
}

function hearBot(state: TalkState, text: string) {
  state.said = state.run.length === 0 && state.outcome === null ? `${state.said}\n${text}` : text
  state.isFirst = false
  state.clauses = []
  state.run = []
  state.outcome = null
  state.isNewOffer = false
  state.gaveWords = false
  state.isOnlyQuestions = false
  state.isNewGoal = false
  state.isRepeat = false
  state.ask = state.goal ? recogniseAsk(text) : null
  if (state.goal && state.ask) state.goal.asked.push(state.ask)
  if (state.goal && !state.goal.isAccepted && state.ask !== 'offer') state.goal = null
}
