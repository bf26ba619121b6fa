import { readAskedWork } from './asked-work.ts'
import { questionStarters, tokenise } from './normalise.ts'
import { tellsPlace } from './place-elsewhere.ts'
import { type Clause, type Reading, readClause } from './read-clause.ts'
import { isPlain } from './told-topics.ts'
import type { BusinessFacts } from './types.ts'
import { clockTime, stopWords } from './words.ts'

/** A text message as the things it says: sentence by sentence, and apart where two questions share one. */
export function splitClauses(message: string, reading: Reading): Clause[] {
  const clauses = sentencesOf(message).flatMap((sentence) => splitSentence(sentence, message, reading))
  const joined: Clause[] = []
  for (const clause of clauses) {
    const last = joined.at(-1)
    const both =
      last &&
      (belongTogether(last, clause, reading.business)
        ? readBoth(last, clause, reading)
        : sense(last, clause, reading))
    if (both) joined[joined.length - 1] = both
    else joined.push(clause)
  }
  return joined
}

function readBoth(one: Clause, other: Clause, reading: Reading): Clause {
  const start = one.message.indexOf(one.text)
  const end = one.message.indexOf(other.text, start + one.text.length) + other.text.length
  return readClause(one.message.slice(start, end), one.message, reading)
}

/** "The house is in 10203. Can you get there?": what asks nothing by itself asks it with what stands beside. */
function sense(one: Clause, other: Clause, reading: Reading): Clause | null {
  const open = [one, other].filter(
    (clause) => clause.topic === null && clause.ownQuestion === null && clause.emergency === null,
  )
  if (!open.some((clause) => clause.isQuestion)) return null
  if (open.every(({ told }) => told.label === 'other' && told.chance >= 0.9)) return null
  const both = readBoth(one, other, reading)
  if (!isPlain(both.told) || both.topic === null) return null
  return [one, other].every((clause) => open.includes(clause) || clause.topic === both.topic) ? both : null
}

/** "Can I come tomorrow? When do you open?", "Need a tune-up. Do you do that?": only one of them says of what. */
function belongTogether(one: Clause, other: Clause, business: BusinessFacts): boolean {
  const values = (clause: Clause) => clause.days.length + clause.services.length + clause.places.length
  if (other.isQuestion && namesNothing(other) && asksForWorkOf(one, other)) return true
  if (one.topic !== null && one.topic === other.topic) return (values(one) === 0) !== (values(other) === 0)
  if (other.topic === 'area' && values(other) === 0 && !one.isQuestion && values(one) === 0)
    return pointsBack.test(other.text) && tellsPlace(one.text, one.tokens, business)
  const asksOfService =
    other.topic?.startsWith('service_') && other.services.length + other.leftover.length === 0
  const onlyAsks =
    other.isQuestion && other.topic === null && other.tokens.every(({ word }) => stopWords.has(word))
  if ((onlyAsks || asksWhat.test(other.text)) && one.services.length > 0) return true
  if (isTag(other) && !one.isQuestion) return true
  return Boolean(asksOfService) && one.services.length > 0 && one.confidence < 0.75
}

/** "Clock repair… what even is that": it asks of what was just named. */
const asksWhat =
  /^(?:and |so |like )?what(?:['’]?s| (?:even |exactly |actually )?is) (?:it|that|this)(?: even| exactly| actually| about)?(?: lol| haha)?\W*$/i

/** "Is that among the things you do?" */
function namesNothing({ leftover }: Clause): boolean {
  return leftover.every(({ word }) => /^(?:among|things?|part|list|work|line)$/.test(word))
}

/** "I could use help with X. Is that something you do?" */
function asksForWorkOf(one: Clause, other: Clause): boolean {
  const alone = readAskedWork(one.text, one.tokens)
  if (alone || one.isQuestion || one.ownQuestion || one.services.length + one.days.length > 0) return false
  const both = `${one.text} ${other.text}`
  return readAskedWork(both, tokenise(both)) !== null
}

/** "Somewhere you get to?" asks of the place named before: a small word points back at it. */
const pointsBack = /\b(?:that|there|it|here|this|around|me|us|out)\b/i

/** "Is that all right with you?" asks what was just said. */
function isTag({ text }: Clause): boolean {
  return tag.test(text.trim())
}

const tag =
  /^(?:and )?(?:(?:is|would|will|does|do) (?:that|this|it|you)(?: be)?|right|possible|okay|ok) ?(?:(?:a )?(?:so|ok|okay|fine|all right|alright|possible|problem|true|right|matter|mind|work|count)\b)?(?: (?:with|for|by) (?:you|us|me|him|her|them)(?: guys| folks)?)?\W*(?:(?:because|cause|since)\b.*)?$/i

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[?!;])\s+|(?<=(?<!\b(?:St|Mt|Ft|Mr|Mrs|Ms|Dr|vs))\.)\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

function splitSentence(text: string, message: string, reading: Reading): Clause[] {
  const whole = readClause(text, message, reading)
  // "I'll talk to my wife and call you back" is one thing.
  if (whole.tokens.length < 4 || whole.topic === 'wait') return [whole]
  const apart =
    splitBeforeWish(whole, message, reading) ??
    splitBeforeQuestion(whole, message, reading) ??
    splitRunOn(whole, message, reading)
  if (apart) return apart
  for (const joint of jointsOf(text)) {
    const [before, after] = [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)]
    if (changesTwo(before, after))
      return [...splitSentence(before, message, reading), ...splitSentence(after, message, reading)]
    // "And can I also bring it in".
    if (isUnfinished.test(before)) continue
    const left = readClause(before, message, reading)
    if (subject(left) === null) continue
    const right = readClause(after, message, reading)
    if (standAlone(left, right) && mayFallApart(whole, left, right))
      return [...splitSentence(before, message, reading), ...splitSentence(after, message, reading)]
  }
  return [whole]
}

const isUnfinished = /\b(?:i|we|you|he|she|they|can|could|would|will|should|to|may|do|does|is|are)$/i

/** "Move my Thursday one to Friday and cancel Tuesday": one appointment is moved, another given up. */
function changesTwo(before: string, after: string): boolean {
  const other =
    /^(?:please |also |then )*(cancel|drop|scrap|scratch|move|reschedule|push|switch)\s+(?!it\b|that\b|this\b|me\b|us\b)/i.exec(
      after,
    )
  const verb = other?.[1]?.toLowerCase()
  if (verb === undefined || !namesDay.test(after) || !namesDay.test(before)) return false
  return leaves.test(verb) ? /\b(?:move|reschedule|push|switch)\b/i.test(before) : leaves.test(before)
}

const leaves = /\b(?:cancel|drop|scrap|scratch)\b/i

/** Where a sentence may fall apart: at "and" and the like first, then at commas. */
function jointsOf(text: string): RegExpExecArray[] {
  const words = /,?\s+(?:and|also|plus|but)\s+(?:also\s+)?|\s+[-+]+\s+/gi
  return [...text.matchAll(words), ...text.matchAll(/,\s+/g)]
}

const wish = String.raw`(?:please )?(?:(?:c(?:a|ou)?n|could|cud|would|will) (?:you|u|ya|i|we|someone|somebody|sombody|one of you|your \w+)\b|(?:put|book|fit|squeeze|pencil|sign|schedule) (?:me|us|him|her|my|our|it)\b|would (?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|(?:i'd|we'd|i would|we would|i) (?:like|love|need|want|take)\b)`
const beforeWish = new RegExp(
  String.raw`,?\s+(?:(?:and|so|but|also|plus|then|or)\s+)?(?:if (?:so|yes|not),?\s+)?(?:then\s+)?(?=${wish})`,
  'gi',
)
/** "… a swimming pool in there, can you come look at it Wednesday": however a text begins, a wish with its time is one by itself. */
function splitBeforeWish(whole: Clause, message: string, reading: Reading): Clause[] | null {
  const { text } = whole
  for (const joint of text.matchAll(beforeWish)) {
    const [before, after] = [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)]
    if (before.split(/\s+/).length < 4 || !namesTime(after)) continue
    const right = readClause(after, message, reading)
    if (right.topic !== 'booking' || right.ownQuestion !== null) continue
    const left = readClause(before, message, reading)
    // A wish as a whole loses only what plainly asks for something else.
    const asksElse =
      left.ownQuestion !== null || (isPlain(left.told) && left.topic !== null && left.topic !== 'hours')
    if (whole.topic === 'booking' && !asksElse) continue
    if (left.isQuestion || left.topic !== 'booking')
      return [...splitSentence(before, message, reading), right]
  }
  return null
}

const beforeQuestion =
  /,\s+(?:(?:and|so|but|also|then|well)\s+)*(?=(?:what|how|where|who|do|does|is|are)\b)|\s+so\s+(?=(?:what|how much|how long|where)\b)/gi

/** "… my uncle looked at it and said alignment, so what would one run me": what leads up to it is only told. */
function splitBeforeQuestion(whole: Clause, message: string, reading: Reading): Clause[] | null {
  const { text } = whole
  if (whole.ownQuestion !== null || whole.topic === 'booking' || whole.emergency !== null) return null
  for (const joint of text.matchAll(beforeQuestion)) {
    const [before, after] = [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)]
    if (before.split(/\s+/).length < leastTold || isCondition.test(before)) continue
    const right = readClause(after, message, reading)
    if (!right.isQuestion || (right.topic === null && right.ownQuestion === null)) continue
    const left = readClause(before, message, reading)
    if (subject(left) === null && !left.isQuestion) return [left, ...splitSentence(after, message, reading)]
  }
  return null
}

const runOn =
  /\s+(?=(?:what|where|how|do|does|is|are) (?:do|does|should|would|is|are|i|we|you|your|there)\b)/gi

/** "I need to get the will done what do we need to bring": a wish and a question of the owner's in one breath. */
function splitRunOn(whole: Clause, message: string, reading: Reading): Clause[] | null {
  const { text } = whole
  if (whole.topic !== 'booking' || whole.ownQuestion !== null) return null
  for (const joint of text.matchAll(runOn)) {
    const [before, after] = [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)]
    if (before.split(/\s+/).length < 4 || after.split(/\s+/).length < 4) continue
    const right = readClause(after, message, reading)
    if ((right.ownQuestion?.score ?? 0) < leastRunOn) continue
    const left = readClause(before, message, reading)
    if (left.topic === 'booking' && left.ownQuestion === null) return [left, right]
  }
  return null
}

const leastRunOn = 0.85

const leastTold = 6
/** "If the dryer breaks again, what do I pay": the question hangs on it. */
const isCondition = /^\W*(?:(?:and|so|but|ok|hi|hey)\s+)*(?:if|when|once|since|because|say|suppose)\b/i

function namesTime(text: string): boolean {
  return namesDay.test(text) || clockTime.test(text)
}

const namesDay =
  /(?:day|tues|weds?|thurs?|tomorrow|tmrw|2moro|tonight|morning|noon|week)\b|\b(?:mon|fri|sat|sun)\b/i

/** What is plainly one thing as a whole is two only where each half is plainly another. */
function mayFallApart(whole: Clause, left: Clause, right: Clause): boolean {
  if (!isPlain(whole.told) || left.ownQuestion !== null || right.ownQuestion !== null) return true
  if (!isPlain(left.told)) return false
  // "How much is it, and do you take bitcoin?"
  const asksElse = right.isQuestion && right.told.label === 'other' && right.told.chance >= 0.8
  return asksElse || (isPlain(right.told) && left.told.label !== right.told.label)
}

/** Both halves ask for something, and not for the same thing. */
function standAlone(left: Clause, right: Clause): boolean {
  const [one, other] = [subject(left), subject(right)]
  if (one === null || one === other) return false
  // "The repair and the valuation": only one more is named.
  if (!right.isQuestion && right.services.length > 0 && right.confidence < 0.6) return false
  const startsAnew = questionStarters.has(right.tokens[0]?.word ?? '')
  if (other === null) return startsAnew && right.leftover.length > 0 && left.confidence >= 0.7
  if (left.ownQuestion !== null && right.topic === 'booking' && right.confidence >= 0.7) return true
  const asksAgain = startsAnew || right.isQuestion || right.leftover.length === 0 || right.confidence >= 0.75
  const tellsOfSelf = /^(?:i|we|my|there)\b/i.test(left.text)
  return (
    asksAgain &&
    // "I need my labs done, do I have to fast for that": what is asked has an answer of its own.
    (right.ownQuestion !== null ||
      !(tellsOfSelf && ((left.topic === 'area' && right.topic === 'booking') || left.confidence < 0.7)))
  )
}

function subject(clause: Clause): string | null {
  if (clause.ownQuestion) return clause.ownQuestion.question.id
  return clause.confidence >= 0.5 ? clause.topic : null
}
