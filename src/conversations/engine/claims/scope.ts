import { isConditional } from './conditions.ts'
import type { Found } from './found.ts'

/** Whether what stands around the words takes the claim back: denied, offered, asked, on a condition, told of others. */
export function isHonest(found: Found): boolean {
  return (
    (found.isAsking && (found.deed.strength === 'promise' || isProposed(found))) ||
    (found.deed.strength === 'telling' && isLoose(found)) ||
    isSaidByContact(found) ||
    isDenied(found) ||
    isUnreal(found) ||
    isConditional(found) ||
    isAsked(found) ||
    isTakenByOthers(found) ||
    isRule(found)
  )
}

/** "So I move your visit from Monday to Friday. Is that right?" */
function isProposed({ before, words }: Found): boolean {
  return /\b(?:i|we) (?:will |shall |am going to |are going to )?(?:move|book|cancel|schedule|reschedule|change|switch|put|send|take|pass|set|reserve|hold|note|let|make sure|tell|ask|forward|bring|escalate|relay|notify|inform|hand)\b/.test(
    `${before}${words}`,
  )
}

/** What is told by its sense alone is no claim when it is asked back, or said of the usual or the possible. */
function isLoose({ isConfirming, isQuestion, sentence }: Found): boolean {
  return isConfirming || isQuestion || loose.test(sentence)
}
const loose =
  /\b(?:if|unless|whether|depending|usually|normally|typically|generally|always|sometimes|often|every|each|any (?:time|day|appointment|visit)|policy|would|could|might|so far|sorry|unfortunately|afraid|happy to|glad to)\b/

const link = ({ clauses, at }: Found) => clauses[at]?.link ?? ''

const contactSays =
  /\b(?:you (?:have |had |just |also |already |first |would )?(?:said|say|told (?:me|us)|mentioned|wrote|texted|thought|think|asked|claim|claimed|believed?|wanted|want|meant|heard|requested|wished?|need|needed|prefer|preferred|hope|hoped|were told|described)|according to (?:you|your)|your (?:message|text|note) (?:says|said))\b/
const contactSaid = new RegExp(
  `(?:${contactSays.source.replace('texted|', '').replace('|asked|', '|')})(?: (?:that|me|us|how|so|as if))*$`,
)
const contactDid =
  /\b(?:you|you (?:have|had|have already|had already|already|just|may have|might have)|the one you|when you|if you|they|someone|somebody) $/

function isSaidByContact(found: Found): boolean {
  if (contactSays.test(found.before) || contactSaid.test(link(found))) return true
  const isOwnDeed = contactDid.test(found.before) && /^\w+(?:ed|ent|ept|eld)\b/.test(found.words)
  if (!isOwnDeed) return false
  return (
    found.isQuestion ||
    contactSays.test(found.sentence) ||
    /\b(?:had|when|if|may|might|that|which|the \w+ you|they|someone|somebody) (?:\w+ )?$/.test(found.before)
  )
}

const denial =
  /\b(?:not|never|no|nothing|none|nobody|neither|nor|hardly|without|unable|unless|yet to|fail(?:ed|s|ing)? to|refus\w+|nowhere|zero|instead of|rather than|less)\b/
const doubtful =
  /\b(?:not|never) (?:\w+ )?(?:say|said|told|promised|promise|guarantee|confirm|see|sure|certain|think|mean|know|find|tell|assume|claim|that)\b/

function isDenied(found: Found): boolean {
  if (denial.test(found.before) || /^ (?:\w+ )?(?:no|nothing)\b/.test(found.after)) return true
  if (doubtful.test(link(found)) && !/\bnot believe\b/.test(link(found))) return true
  if (/^ (?:is|are|was|has|have|will|would|did|does|do|could|can)? ?(?:not|never)\b/.test(found.after))
    return true
  return (
    /\b(?:not|nothing|never|nobody|unable|fail(?:ed)? to)\b/.test(found.words) &&
    !/\bnothing (?:else|more|left)\b|nothing nolonger/.test(found.words)
  )
}

const unreal =
  /\b(?:can|could|would|may|might|must|let me|let us|want|wants|wanted|like|love|prefer|need|needs|ready to|able to|about to|before|until|till|if|whether|in case|how|why|when|once|after|as soon as|having|being|to (?:be|get|have|see|make|keep|put|hold|send|book)|trying|try|tried|help(?:s|ing)?|feel free|please (?:have|get|keep|make|let|wait|hold|be)|possible|shall i|shall we|should i|should we|takes|hope|hoping|wish|happy to|glad to|asking|allowed|supposed|intend|plan|planning|request(?:ed)? to|going to (?:try|check|ask|see)|which|what|who|ways? to|remember to)(?: (?!to have)|$)/
/** "Once they are booked", "the sooner it is booked". */
const leadsIn =
  /\b(?:once|if|when|before|until|till|after|whether|unless|as soon as|sooner|how|why|where|wish|hope|(?:could|would|could have) (?:say|tell you)(?: that)?)$/
const hadAbility = /\b(?:was|were|been) able to|managed to/

function isUnreal(found: Found): boolean {
  const { before, words, after } = found
  if (hadAbility.test(words)) return /\b(?:if|whether|would|could|will have)\b/.test(before)
  if (unreal.test(before) || leadsIn.test(link(found))) return true
  if (
    !words.includes(' ') &&
    /\b(?:a|an|any|of|for|the|no|each|every|another|other|as|some|most|all) $/.test(before) &&
    /^ (?:appointments?|visits?|slots?|times?|jobs?|customers?|service|work|bookings?|reservations?|maintenance|calls?|parking|hours|messages|texts|techs?)\b/.test(
      found.after,
    )
  )
    return true
  if (
    /^(?:to|of|for|about|on|from|after|before|by|when|while|with|than) $/.test(
      before.split(' ').slice(-2).join(' '),
    ) &&
    !/^for |thank/.test(words)
  )
    return true
  return (
    /\b(?:can|could|would|may|might) (?:i|we|you|not|\w+) ?/.test(words) ||
    /\b(?:would|could|might|may|can) $/.test(before) ||
    /^ (?:would|could|might)\b/.test(after)
  )
}

const asks =
  /^(?:(?:so|and|okay|or|but|also|then|great|well|hey|hi|just to check|quick question|by the way) )*(?:am|are|is|was|were|have|has|had|did|do|does|shall|should|can|could|would|will|may|might|who|what|when|where|why|how|which|want|ready|okay (?:to|if)|care|mind|sure you|fancy|need|any|is not|what if)\b/
const saidAsFact =
  /\b(?:i|we|you|it|that|this|they|he|she|your \w+) (?:(?:are|is|am|was|have|has|had|will) |(?:just|already|also|now) )+/

const linksQuestion =
  /\b(?:if|whether|you think|want|when|what|how|why|where|which|who|told you|(?:think|believe|correct|right|true|want|mean|sure|understand) that)$/

function isAsked(found: Found): boolean {
  if (!found.isQuestion) return false
  const { clauses, at, before, words, sentence } = found
  const clause = clauses[at]
  if (!clause) return false
  if (sentence.split(' ').length <= 3 && found.deed.kind === 'any') return true
  const isLast = at === clauses.length - 1
  const isSplitOff = !clause.isFree && clause.link !== ''
  if (isSplitOff) return linksQuestion.test(clause.link)
  const inside = `${before}${words}`
  return (
    asks.test(clause.text) &&
    (isLast || clauses.slice(at + 1).every(({ text }) => !/^(?:right|okay|correct|yes)$/.test(text))) &&
    !saidAsFact.test(inside.replace(asks, ''))
  )
}

const others =
  /\b(?:sorry|unfortunately|afraid|regret|fully|completely|totally|solid|someone|somebody|another|others?|rest|left|taken|gone|too late|apologies|apologize|beat you|quick|quickly|fast|early|weeks|all day|alas|bad news|no longer|nolonger|full|up until|out until|through)\b/
const ours = /\b(?:you|your|yours|i|my name|jo)\b/

/** "Friday is fully booked": no room, told of the planner and not of the contact. */
function isTakenByOthers({ deed, before, words, after, sentence }: Found): boolean {
  if (deed.kind !== 'booked' && deed.kind !== 'held') return false
  if (!/\b(?:booked|scheduled|reserved|taken|claimed|grabbed|snagged|held|hold|blocked)\b/.test(words))
    return false
  if (/^ (?:up|solid|out)\b/.test(after) && !/\b(?:you|your)\b/.test(before)) return true
  if (ours.test(before) || ours.test(after) || /\b(?:you|your)\b/.test(words)) return false
  if (/\bbut (?:\w+ ){0,6}(?:open|free|available|room|left|works?)\b/.test(sentence)) return true
  return others.test(sentence) && !/^(?:it is |all |and )?(?:\w+)$/.test(`${before}${words}`)
}

const generic =
  /^(?:(?:please note that|note that|note|yes|also|all|our|most|many|both|the|new|all our|those|these|some|only|any|every|each|and|no) )?(?:cancelled |booked |confirmed |scheduled |rescheduled |moved |same day |online |held )*(?:appointments|visits|bookings|reservations|cancellations|texts|messages|e ?mails|confirmations|reminders|calls|changes|jobs|slots|times|customers|people|technicians|deposits|estimates|invoices|quotes|requests|requested|repairs|weekends|evenings|holidays|holds|transfers|complaints|jobs|services|sundays|saturdays|mondays|fridays|confirmation texts?) \b/
const oneOfMany =
  /^an? (?:appointment|visit|booking|cancellation|reservation|hold|text|message|reminder|confirmation) (?:is(?! (?:already |now |just )?(?:on|in|at|out|coming|heading|going|waiting|there)\b)|can|may|must|will|has|takes)\b/
const usual =
  /\b(?:usually|normally|typically|generally|always|every|each|any (?:appointment|visit|time|booking|message|change)|policy|free of charge|at no (?:cost|charge)|without charge|ahead of time|in advance|at least \d+|required|by law|as a rule|most of the time|sometimes|often|on request|upon request|by default|per (?:hour|visit)|afterwards|afterward|within \d+ (?:hours|days|minutes))\b/

/** What is so for everybody: "appointments are cancelled free of charge". */
function isRule({ clauses, at, before, words, after, deed }: Found): boolean {
  const text = clauses[at]?.text ?? ''
  const isPersonal = /\b(?:you are|your|i have|i am|i|it is|that is|you have|all set)\b/.test(
    `${before}${words}`,
  )
  if (generic.test(text) && !isPersonal && !/^(?:both|the|these|those|our) /.test(text)) return true
  if (oneOfMany.test(text)) return true
  if (
    usual.test(`${before}${words}${after}`) &&
    !/\b(?:i|you are|your (?:appointment|visit|booking|slot))\b/.test(`${before}${words}`)
  )
    return true
  const isHabit =
    /\b(?:will|are|is) (?:\w+ )?(?:call|text|ring|message|contact|phone|follow|get|reach|calling)/.test(
      words,
    ) || deed.kind === 'sent'
  return (
    isHabit &&
    /^(?: \w+){0,4} (?:when|before|once|if|as soon as|the (?:day|night|evening) before|ahead|on the day)\b/.test(
      after,
    ) &&
    !/\b(?:sent|texted|emailed)\b/.test(words)
  )
}
