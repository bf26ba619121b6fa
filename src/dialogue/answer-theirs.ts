import type { Answer, Context } from './answer.ts'
import type { Clause } from './read-clause.ts'
import { sayPhone } from './spoken-form.ts'
import type { Topic } from './topics.ts'

/** "What address do you have for me?", "do you have my number?": what is kept of the contact, and not what is ours. */
export function answerTheirs({ text, topic, isQuestion }: Clause, { theirs, say }: Context): Answer | null {
  const detail = detailOf(topic)
  if (!isQuestion || detail === null || !asksTheirs.test(text)) return null
  if (theirs === null) return { text: say('unknown'), facts: [], unknown: text }
  const value = theirs[detail]
  const facts = value === null ? [] : [{ path: `contact.${detail}`, text: value }]
  const said = value !== null && detail === 'phone' ? sayPhone(value) : value
  const thing = detail === 'phone' ? 'number' : detail
  const words = said === null ? say('theirs_missing', { thing }) : say('theirs', { thing, value: said })
  return { text: words, facts, unknown: null }
}

/** "Wrong address, it's 14 Elm Street", "my new number is …": told of themselves, and nothing asked of us. */
export function tellsTheirs({ text, topic, isQuestion }: Clause): boolean {
  return !isQuestion && detailOf(topic) !== null && ofThemselves.test(text)
}

/** "Can you call when you are on the way?": a wish for those who come, and no question for our number. */
export function wantsCallAhead({ text }: Clause): boolean {
  return callAhead.test(text)
}

function detailOf(topic: Topic | null): 'address' | 'phone' | 'email' | null {
  return topic === 'address' || topic === 'phone' || topic === 'email' ? topic : null
}

const asksTheirs =
  /\b(?:address|number|phone|e-?mail)\b[^.?!]*\b(?:do|did) (?:you|u|ya|y['’]?all)(?: guys| all)? (?:have|got|get|write|put)\b|\b(?:address|number|e-?mail) (?:that )?(?:you|u|ya)(?: guys| all)? (?:have|got|wrote|put)\b|\b(?:do|did|have) (?:you|u|ya)(?: guys| all| still)? (?:have|got|get|need|want) my (?:\w+ )?(?:address|number|phone|e-?mail)\b/i
const ofThemselves =
  /\b(?:(?:wrong|old|new) (?:\w+ )?(?:address|number|phone|e-?mail)|(?:my|our) (?:\w+ )?(?:address|number|phone|e-?mail)(?: address| number)? (?:is|was|changed)|(?:address|number|e-?mail) (?:is|was) wrong)\b/i
const callAhead =
  /\b(?:call|text|ring|phone|buzz)(?: me| us)? (?:(?:right |just )?(?:when|before|once|as soon as) (?:you|they|he|she|the \w+|someone|somebody)|on (?:your|the|their|his|her) way|ahead\b|first\b)/i
