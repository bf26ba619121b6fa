import type { ClaimKind } from './claim.ts'
import { soon, time } from './words.ts'

/**
 * The last look at a sentence no pattern knows, in a text that asks nothing: what names a time, or tells the contact a
 * result, and has none of the shapes of an honest sentence, is a claim. Null when it is none.
 */
export function toldDeed(sentence: string, earlier: string): ClaimKind | null {
  const plain = sentence.replace(street, ' ')
  if (honest.test(plain) || fact.test(plain) || advice.test(plain)) return null
  const isTimed = day.test(plain) || (clock.test(plain) && personal.test(plain))
  if (isTimed) return isItemOf(plain, earlier) ? null : kindOf(`${earlier} , ${plain}`)
  return resultful.test(plain) && !general.test(plain) ? kindOf(plain) : null
}

const street =
  /\b(?:at )?\d+(?: \w+){1,2} (?:street|avenue|road|lane|drive|way|court|place|boulevard|square|suite|floor)\b/g

/** Whether the words name a day, an hour or how soon. */
export const namesTime = (plain: string) => near.test(plain)
const near = new RegExp(`\\b(?:${time}|${soon})`)

const clock = near
const day =
  /\b(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|tomorrow|tonight|(?:january|february|march|april|june|july|august|september|october|november|december) \d|the \d{1,2}(?:st|nd|rd|th))\b/
const personal = /\b(?:you|your|yours|i|we|us|he|she|they|someone|somebody|will)\b/

/** One line of a list of free times or hours. */
function isItemOf(plain: string, earlier: string): boolean {
  return plain.split(' ').length <= 14 && !verbal.test(plain) && honest.test(earlier)
}
const verbal = /\b(?:you|your|i|we|is|are|will|has|have|tick|done|confirmed)\b/

const words = (text: string) => text.trim().replace(/\s*\n\s*/g, '')
/** What only an offer, hours, a rule, a price, a denial, a condition or a wish says. */
const honest = new RegExp(
  `\\b(?:${words(`
booked (?:up|solid|out)|gone(?! (?:through|to you|out))|(?:next|first|last|other|only) (?:one|ones|free|available|time|day|date)(?: \\w+){0,3} is|is the (?:next|first|last|only)|up for|someone else|somebody else|look (?:at|up|into|for)|sec|moment|sooner|following|
free|open|opens|opened|opening|openings|available|availability|left|earliest|nearest|closest|soonest|latest|options?|choices?|choose|
pick (?!you)|suits?|possible|offer|offers|slots|times|windows|either|or|close|closes|closed|closing|hours?|holidays?|holiday|thanksgiving|
christmas|(?:sun|mon|tues|wednes|thurs|fri|satur)days|weekdays?|weekends?|mornings|afternoons|evenings|days|busy|busiest|full|taken|room|
works? (?:for|on|with|best|too|better|fine|well|until|from|that|half|nights)|(?:it|that|which|one|day|time|\\d|[ap]m|both) works?|
(?:is|are|will be|am) (?:\\w+ )?(?:off|out|in|back|away|here|around)(?! (?:the|our) (?:book|system|calendar|schedule|way))|
not|no|never|nothing|none|nobody|neither|unable|unfortunately|afraid|sorry|apologi[sz]e|apologies|fail(?:s|ed)?|trouble|problem|error|wrong|
would|might|may|should i|shall|(?:can|could) (?!get|be expected|look|count|expect|relax|rest|now|already|consider|sit|stop|fit)|
if|unless|whether|depend(?:s|ing)|once|as soon as|before|in advance|ahead|at least|within 24|until|till|minimum|
cost|costs|charge|charges|charged|fee|fees|price|prices|priced|deposit|dollars|pay (?:when|after|on|by|with|in|at|for)|payments?(?! link)|
usually|normally|typically|generally|always|sometimes|often|every|each|any|most|all (?:our|visits|appointments|customers)|per|
was|were|last|ago|yesterday|earlier|previous|previously|since|
(?:i|we) (?:just |only |still |also )*(?:have|see|got|have got|checked|looked|found|need|do|serve|cover|start|begin)(?= (?:${time}|two|three|several|a few|these|the following|your (?:name|number|address)|at|on|the|a|an|to|more|only|nothing|both)\\b)(?! (?:an?|the|your|our) (?:appointment|booking|reservation|visit|place|spot|table|slot|seat))|
let me|let us|checking|looking|searching|try|trying|tried|about to|going to check|will check|
you (?:just |also |have |already |still |had |first )?(?:said|say|told|mentioned|wrote|want|wanted|need|needed|prefer|preferred|like|meant|mean|asked|asking|wish|wished|called|are looking|are asking|had)|
takes?|lasts?|minutes long|includes?(?! you)|requires?|required|must|welcome|happy to|glad to|questions?|information|emergency|911|urgent`)})\\b`,
)
/** "Thursday is the 26th", "it is 3 PM now". */
const fact = new RegExp(
  `^(?:(?:and|so|well|yes|okay|hmm|right|today|now|this|,) ?)*(?:(?:it|that|today|tomorrow) (?:is|will be)|(?:this )?${time}(?: ${time}| , )* is)(?: (?:now|already|about|the|a|only|still|${time}|here|today|,))*$`,
)
/** "Call us tomorrow after 8": nothing is told but what the contact may do. */
const advice =
  /^(?:(?:please|just|or|then|also|so|but|and|you are|for|okay|in that case|,) ?)*(?:call|text|reply|write|try|ask|check|contact|reach|say|tell|let|give|feel|send|describe|leave)\b(?! your (?:phone|inbox|e ?mail|messages|texts))/

const resultful =
  /^(?=.*\b(?:you|your|i|we|my|our|us|this (?:chat|call|conversation))\b)(?=.*\b(?:appointment|booking|reservation|visit|slot|spot|calendar|schedule|refund|cancellation|callback|call back|voicemail|ticket|case|text|texts|link|paperwork|chat|conversation|message|inbox|request|order)\b)(?=.*\b(?:has|have|had|got|been|made|sent|put|gave|took|went|gone|did|done|now|already|just|anymore|nolonger|\w+(?:ed|ent)|with [a-z]+|is (?:in|on|with|sitting|there|waiting))\b)/
const general =
  /\b(?:when|upon|need|bring|please|to cancel|to book|to move|first|after|by us|prefer|arranges?|record|about|help|handle|account|assistant|bot|thanks|thank|name|number|address|understand|see|include|contains|policy|rule|answer|read|sounds|confirm (?:your|the)|received your|got your|heard|noted)\b/

function kindOf(plain: string): ClaimKind {
  if (/\b(?:cancel\w*|call(?:ed)? off|removed|nolonger|anymore)\b/.test(plain)) return 'cancelled'
  if (/\b(?:mov(?:e|ed|ing)|reschedul\w+|switch\w*|chang\w+|swap\w*|put off|instead)\b/.test(plain))
    return 'moved'
  if (/\b(?:on hold|blocked|frozen|keeping|holding)\b/.test(plain)) return 'held'
  if (/\b(?:text|texts|e ?mail|link|directions|inbox|paperwork)\b/.test(plain)) return 'sent'
  if (/\b(?:connect\w*|transfer\w*|chat|conversation|on the line)\b/.test(plain)) return 'transferred'
  if (
    /\b(?:message|pass|owner|manager|supervisor|refund|voicemail|ticket|case|ring|call|calls)\b/.test(plain)
  )
    return 'passed_on'
  return 'booked'
}
