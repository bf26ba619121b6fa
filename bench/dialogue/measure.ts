import { checkBehaviour } from './check-behaviour.ts'
import { checkFacts } from './check-facts.ts'
import { checkHours } from './check-hours.ts'
import { findInventions } from './check-invention.ts'
import { makeQuestion, type Question } from './make-case.ts'
import { createRandom, type Random } from './random.ts'
import { type RandomProfile, randomProfile, type TestSet } from './random-profile.ts'
import { Talk, type Turn } from './talk.ts'
import { addTypos } from './typos.ts'

export type Outcome = {
  family: string
  problem: string | null
  inventions: string[]
  elapsedMs: number
  talk: string[]
}

const factFamilies = [
  'hours-week', 'hours-day', 'hours-today', 'hours-tomorrow', 'hours-weekend', 'open-now', 'closing', 'holiday-name',
  'holiday-date', 'next-open', 'service-do', 'service-not', 'service-list', 'service-about', 'service-duration',
  'service-price', 'area-yes', 'area-no', 'area-zip-yes', 'area-zip-no', 'area-list', 'address', 'phone', 'email',
  'website', 'name', 'robot', 'own-question',
] as const // biome-ignore format: one readable block
const behaviourFamilies = [
  'unknown', 'person', 'complaint', 'booking', 'change-booking', 'emergency', 'greet', 'thanks', 'bye',
] as const // biome-ignore format: one readable block
const pairable = factFamilies.filter((family) => family !== 'robot' && family !== 'service-not')

/** Asks `profiles` random businesses 42 questions each: every family once, then pairs and typos. */
export function measure(set: TestSet, profiles: number): Outcome[] {
  const random = createRandom(set.seed)
  const outcomes: Outcome[] = []
  const foreign = set.trades.flatMap((trade) => [
    ...trade.names,
    ...trade.services.map((service) => service.name),
  ])
  for (let i = 0; i < profiles; i++) {
    const profile = randomProfile(random, set)
    const run = { random, set, profile, foreign: [...foreign, ...set.places] }
    for (const family of [...factFamilies, ...behaviourFamilies]) outcomes.push(askOne(run, family))
    outcomes.push(askTwo(run, 'two in one text'), askTwo(run, 'two texts'), askOne(run, 'typos'))
    outcomes.push(leaveMessage(run, 'message: booking'), leaveMessage(run, 'message: unknown'))
  }
  return outcomes
}

type Run = { random: Random; set: TestSet; profile: RandomProfile; foreign: string[] }

function question({ random, set, profile }: Run, family: string): Question {
  for (let tries = 0; tries < 20; tries++) {
    const found = makeQuestion(random, set, profile, tries < 3 ? family : random.pick(pairable))
    if (found) return found
  }
  throw new Error(`No question for ${family}.`)
}

function askOne(run: Run, family: string): Outcome {
  const typos = family === 'typos'
  const asked = question(run, typos ? run.random.pick(pairable) : family)
  if (typos) asked.text = addTypos(run.random, asked.text)
  const talk = new Talk(asked)
  const isOpening = asked.family !== 'greet' && run.random.chance(0.5)
  const before = isOpening ? [talk.say('hi')] : []
  const turn = talk.say(asked.text)
  return outcome(run, typos ? family : asked.family, {
    talk,
    turns: [...before, turn],
    asked: [asked],
    problem: check(asked, turn),
  })
}

/** Two questions at once: the reply must answer each as well as if it had been asked alone. */
function askTwo(run: Run, family: string): Outcome {
  const first = question(run, run.random.pick(pairable))
  const other = run.random.pick(pairable.filter((name) => !clashes(name, first.family)))
  const second = question(run, other)
  const talk = new Talk(first)
  const joint = run.random.pick(['. ', '? ', ' and ', ' also '])
  const turn =
    family === 'two texts' || clashes(second.family, first.family)
      ? talk.say(first.text, second.text)
      : talk.say(`${first.text.replace(/[?.!]+$/, '')}${joint}${second.text}`)
  const problem = checkTogether(first, second, turn)
  return outcome(run, family, { talk, turns: [turn], asked: [first, second], problem })
}

function clashes(one: string, other: string): boolean {
  const topic = (family: string) =>
    /^(hours|open|closing|holiday|next)/.test(family) ? 'hours' : family.split('-')[0]
  return topic(one) === topic(other)
}

/** Both answers share one reply, so "too many times or prices" is judged on the union: only misses count. */
function checkTogether(first: Question, second: Question, turn: Turn): string | null {
  const problems = [check(first, turn), check(second, turn)]
  return (
    problems.find((problem) => problem !== null && /^(misses|says nothing|does not)/.test(problem)) ?? null
  )
}

/** From a wish or an unknown question to a kept message, once, in the contact's words. */
function leaveMessage(run: Run, family: string): Outcome {
  const opening = question(run, family === 'message: booking' ? 'booking' : 'unknown')
  const details = question(run, 'give-details')
  const talk = new Talk(opening, run.random.chance(0.5))
  const turns = [talk.say(opening.text)]
  if (family === 'message: unknown') turns.push(talk.say(question(run, 'yes-please').text))
  if (turns.every((turn) => turn.calls.length === 0)) turns.push(talk.say(details.text))
  const calls = turns.flatMap((turn) => turn.calls)
  const wasAsked = turns.length > (family === 'message: unknown' ? 2 : 1)
  const confirmed = turns.at(-1)?.reply.text ?? ''
  turns.push(talk.say('thanks'))
  let problem: string | null = null
  if (calls.length !== 1) problem = `${calls.length} messages taken`
  else if (turns.at(-1)?.calls.length !== 0) problem = 'takes the message again after thanks'
  else if (wasAsked && calls[0]?.name !== details.slots.person) problem = `name ${calls[0]?.name}`
  else if (!calls[0]?.message.includes(opening.text.replace(/[?.!]+$/, ''))) problem = 'loses the first words'
  else if (calls[0]?.phone !== '+15035550142') problem = 'loses the number'
  else if (!/pass|message|got|sent|back/i.test(confirmed)) problem = 'does not confirm'
  return outcome(run, family, { talk, turns, asked: [opening, details], problem })
}

function check(asked: Question, turn: Turn): string | null {
  const { family } = asked
  if (/^(hours|open-now|closing|holiday|next-open)/.test(family)) return checkHours(asked, turn.reply.text)
  if ((behaviourFamilies as readonly string[]).includes(family)) return checkBehaviour(asked, turn)
  return checkFacts(asked, turn.reply.text)
}

type Seen = { talk: Talk; turns: Turn[]; asked: Question[]; problem: string | null }

function outcome(run: Run, family: string, { talk, turns, asked, problem }: Seen): Outcome {
  const { business, bot, now } = run.profile
  const heard = talk.messages.flatMap((item) => (item.role === 'contact' ? [item.text] : []))
  const dates = asked.flatMap((item) => (item.slots.isoDate ? [item.slots.isoDate] : []))
  const mayNameAnyDay = asked.some((item) => /^(hours|open|closing|holiday|next)/.test(item.family))
  const inventions = turns.flatMap(
    (turn) =>
    findInventions({
      reply: turn.reply.text, calls: turn.calls, heard, business, bot, now, foreign: run.foreign,
      dates,
      mayNameAnyDay,
    }), // biome-ignore format: one readable block
  )
  return {
    family,
    problem,
    inventions,
    elapsedMs: Math.max(...turns.map((turn) => turn.elapsedMs)),
    talk: talk.messages.map((item) => ('text' in item ? `${item.role}: ${item.text}` : JSON.stringify(item))),
  }
}
