import type { Clause } from './read-clause.ts'
import type { SaidValues } from './said-values.ts'
import type { TalkState } from './talk-state.ts'
import { hoursAskedBy } from './told-topics.ts'

/** Whether a clause asks something beside the visit that is open: it is answered, and nothing in it is a wish. */
export function isAside(clause: Clause, said: SaidValues, { ask, visit }: TalkState): boolean {
  const isPlainAnswer =
    said.answer !== null && (ask === 'confirm' || ask === 'window') && clause.tokens.length <= 5
  if (isPlainAnswer && !clause.isQuestion) return false
  // "Can't make Thursday" begins as a question does, and asks nothing.
  if (visit && visit.kind !== 'book' && /^(?:i )?can not (?:make|do|come)\b/.test(wordsOf(clause)))
    return false
  if (visit?.kind === 'book' && !clause.isQuestion && putsRight.test(clause.text)) return false
  if (
    visit?.kind === 'book' &&
    clause.services.length > 0 &&
    /\b(?:inste?ad|too|as well)\b/i.test(clause.text)
  )
    return false
  if (clause.topic === 'service_do' && visit?.words === clause.message && visit.kind === 'book') return false
  if (clause.ownQuestion)
    return (
      clause.isQuestion ||
      (clause.confidence >= 0.75 &&
        (said.whens.length === 0 || !said.whens.some(({ text }) => clause.text.includes(text))))
    )
  // "Friday morning?", said when a day was asked for.
  const isMoment = (ask === 'when' || ask === 'window') && saysMoment(clause)
  const holds = (found: { text: string }[]) => found.some(({ text }) => clause.text.includes(text))
  switch (clause.topic) {
    case 'hours':
      return speaksOfHours(clause) || (!isMoment && visit?.words !== clause.message && isToldHours(clause))
    case 'service_price':
    case 'service_duration':
    case 'service_about':
    case 'service_list':
    case 'robot':
    case 'business_name':
    case 'website':
      return true
    case 'service_do':
      return (
        clause.isQuestion && ask !== 'service' && !said.whens.some(({ text }) => clause.text.includes(text))
      )
    case 'area':
      return clause.isQuestion && !holds(said.addresses)
    case 'address':
      return clause.isQuestion && !holds(said.addresses)
    case 'phone':
      return clause.isQuestion && !holds(said.phones)
    case 'email':
      return clause.isQuestion && !holds(said.emails)
    case null:
      if (clause.isQuestion && asksOfOneself.test(wordsOf(clause))) return true
      return (
        clause.isQuestion && said.whens.length === 0 && said.ordinals.length === 0 && clause.tokens.length > 2
      )
    default:
      return false
  }
}

function saysMoment({ leftover, tokens }: Clause): boolean {
  const isAsked = tokens.some(({ word }) => /^(?:you|there|work)$/.test(word))
  return !isAsked && tokens.length < 6 && leftover.every(({ word }) => partOfDay.test(word))
}

const partOfDay =
  /^(?:\d.*|early|late|morning|mornings|afternoon|evening|noon|night|lunch|after|before|around|about|maybe|then)$/

/** "I said fence, I meant a deck": another service than was said. */
const putsRight = /\bi meant\b/i

/** "Do I need to be here for it, I leave at six": whatever time is named beside it. */
const asksOfOneself =
  /^(?:\w+ ){0,2}(?:do|does|should|must|will) (?:i|we|someone|somebody|anyone|my \w+) (?:need|have|get) to\b/

function wordsOf({ tokens }: Clause): string {
  return tokens.map(({ word }) => word).join(' ')
}

/** It asks when the doors are open, and not only for a time. */
export function speaksOfHours(clause: Clause): boolean {
  const names = clause.tokens.some(({ stem }) => openStems.has(stem))
  return (names && (clause.isQuestion || clause.tokens.length < 4)) || worksThen.test(clause.text)
}

const worksThen =
  /\bdo (?:you|they|u)(?: guys| people| folks| all)? work (?:on |over )?(?:the )?(?:weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|holidays|evenings|nights)\b/i

/** "How late is somebody there Saturdays": plainly of the doors, whichever words it uses. */
function isToldHours({ told, isQuestion, text }: Clause): boolean {
  return isQuestion && hoursAskedBy(told, 0.5) !== null && !asksForTime.test(text)
}

/** Of somebody looking for a time to come. */
const asksForTime =
  /\b(?:(?:what|how) about|time for|any ?time|have (?:any )?time|any ?thing|something|slots?|openings?|room|available|availability|free|fit|squeeze|later|earlier|come|see me|book|do|make|work|works|possible|posible|can you|could you)\b/i

const openStems = new Set(['open', 'clos', 'close', 'hour', 'shut', 'closing', 'opening'])
