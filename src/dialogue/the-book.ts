import type { Found, When } from '#values/types.ts'
import { canDo } from './goals.ts'
import { seesYou } from './idioms.ts'
import { tokenise } from './normalise.ts'
import type { Clause } from './read-clause.ts'
import type { TalkState } from './talk-state.ts'
import type { ShownAppointment } from './visit.ts'
import { cancelSigns, moveSigns } from './words.ts'

/**
 * "You have me Wednesday at nine", "I'm in tomorrow for my fill", "the one on the 19th has to shift": whether a text may
 * speak of something that stands already. Then the book is looked into first, and tells how the text is meant.
 */
export function maySpeakOfBook(text: string, { visit }: TalkState, tools: string[]): boolean {
  if (visit !== null || !(canDo('move', tools) || canDo('cancel', tools))) return false
  const words = tokenise(text)
    .map(({ word }) => word)
    .join(' ')
  if (seesYou(words)) return false
  const isChange = changes.test(text) || moveSigns.test(words) || cancelSigns.test(words)
  const tells = (said: string) => stands.test(said) && moment.test(said) && mayTell(said)
  return isChange || tells(text) || text.split(/[.!?]\s/).some(tells)
}

/** The clauses that tell of one of these, by the day and time on which it stands, with its id. */
export function findInBook(
  clauses: Clause[],
  whens: Found<When>[],
  book: ShownAppointment[] | null,
): Map<Clause, string> {
  const found = new Map<Clause, string>()
  for (const clause of book ? clauses : []) {
    if (!mayTell(clause.text) || (clause.isQuestion && !changes.test(clause.text))) continue
    const held = whens.filter((when) => clause.text.includes(when.text))
    const [meant, ...others] = (book ?? []).filter((item) => held.some(({ value }) => isOn(value, item)))
    // Of two on one day the words have to say which.
    if (meant) found.set(clause, others.length === 0 ? meant.id : '')
    else if (book && book.length > 0 && owns.test(clause.text)) found.set(clause, '')
  }
  return found
}

/** "I have two things with you in June": which of them is asked. */
const owns =
  /\b(?:i|we)(?:['’]ve| have)?(?: got)? (?:two|three|a couple|a few|some|several|both) (?:\w+ )?(?:things?|appointments?|visits?|sessions?|bookings?)\b/i

function isOn({ days, times }: When, { date, clock }: ShownAppointment): boolean {
  const isDay = days !== null && days.from === days.to && days.from === date
  return isDay && (times === null || clock === '' || (times.from <= clock && clock <= times.to))
}

/** Told, and not wished for. */
function mayTell(text: string): boolean {
  return changes.test(text) || told.test(text) || !wishes.test(text)
}

/** What may be said of something in the book. */
const stands =
  /\b(?:put (?:me|us|him|her) down|i['’]?m (?:in|on|down|due|coming)|(?:i|we)['’]?(?:ve| have| had)|i got|(?:you|y['’]?all|ya)(?: \w+){0,2}(?: have| got| has|['’]ve)|supposed|sposed|set (?:to|for|up)|scheduled|booked|appointments?|appt|slot|visit|session|lesson|class|coming|comes?|with (?:you|ya|u|y['’]?all)|your (?:\w+ )?(?:guy|guys|tech|techs|crew|man|men|fella|fellas|people|team|boys|table|chair|list|book|schedule|calendar)|sees? you|still on|no good|no point|the one|be (?:here|there|home)|my \w+)\b/i
const moment =
  /\b(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|today|tonight|tomorrow|tmrw|tmw|tomorow|the \d+(?:st|nd|rd|th)|\d+(?:st|nd|rd|th)|\d{1,2}\/\d{1,2}|(?:this|next) (?:week|month)|(?:jan|febr?)(?:uary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\w+teenth|twentieth|twenty \w+|thirtieth|thirty first)\b/i
const told =
  /\b(?:(?:i['’]?m|i am|we['’]?re|we are) down for|supposed|sposed|scheduled|booked|appointments?|appt|set to|with (?:you|ya|u)|(?:you|y['’]?all|boys|guys|folks) have (?:me|us|my))\b/i
const changes =
  /\b(?:cancel\w*|call(?:ing)? (?:it |that )?off|take (?:me|us|it|that|him|her|them) (?:both )?(?:off|out)|resched\w*|postpone\w*|(?:has|have|needs?) to (?:move|shift|change|wait)|(?:move|push|bump|shift|switch|slide) (?:me|us|it|that|my|our|the)|(?:don['’]?t|do not|no need to) (?:come|send)|(?:won['’]?t|will not|not) be needing|no longer|can (?:we|you|i) make it (?:on |for )?(?:this |next )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow))\b/i
const wishes =
  /\b(?:can|could|may|would|need|needs|want|wants|wanna|like to|looking|chance|available|free|openings?|please|pls|plz|possible|book|fit|squeeze|send|get|how about|what about|is there|do you have|interested)\b/i
