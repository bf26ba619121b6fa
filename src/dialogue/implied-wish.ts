import { estimateWanted } from './estimate-wanted.ts'
import { hintAtService, servicesHinted } from './hint-at-service.ts'
import { meantByIdiom } from './idioms.ts'
import { meantBy, serviceMeant } from './meant.ts'
import type { Token } from './normalise.ts'
import type { TopicMatch } from './recognise-topic.ts'
import type { BotFacts, BusinessFacts } from './types.ts'
import { cancelSigns, clockTime, moveSigns } from './words.ts'

type Heard = {
  told: TopicMatch | undefined
  hasDay: boolean
  hasService: boolean
  business: BusinessFacts
  bot: BotFacts
}

/** What the whole of the words means where their cues say less: a wish only implied, or a wrong number. */
export function betterTopic(text: string, tokens: Token[], heard: Heard): TopicMatch | null {
  if (takesUsForOther(text, heard.business)) return { topic: 'wrong_number', confidence: 0.9, used: [] }
  if (heard.told?.topic !== 'stop' && isForTeam(tokens))
    return { topic: 'message', confidence: 0.96, used: [] }
  const idiom = meantByIdiom(wordsOf(tokens))
  if (idiom) return idiom
  if (takesBack(tokens)) return { topic: 'change_booking', confidence: 0.9, used: [] }
  if (!text.includes('?') && estimateWanted([{ text, tokens, services: [] }], heard.business))
    return { topic: 'booking', confidence: 0.85, used: [] }
  if (talksTo.test(text)) return { topic: 'person', confidence: 0.85, used: [] }
  if (namesMoment(text, heard)) return { topic: 'booking', confidence: 0.9, used: [] }
  if (heard.hasDay && asksForWork.test(wordsOf(tokens)))
    return { topic: 'booking', confidence: 0.85, used: [] }
  return impliedWish(text, tokens, heard)
}

/** "You've got me in on Friday, scratch that": what stands in the book is to go. */
function takesBack(tokens: Token[]): boolean {
  const words = wordsOf(tokens)
  return standsInBook.test(words) && takenBack.test(words)
}

const standsInBook =
  /\b(?:you|they) (?:have|have got|got|put|wrote|write|has) (?:me|us|my \w+|our \w+) (?:down|in|on|booked|scheduled|set|penciled|marked|listed)\b|\b(?:i am|we are|i was) (?:booked|scheduled|down|penciled|set) (?:in )?for\b/
const takenBack = new RegExp(
  String.raw`${cancelSigns.source}|\b(?:scratch|drop|scrap|skip|cross|wipe|pull|strike) (?:me|us|that|it|this)\b|\b(?:take|cross|remove) (?:me|us) (?:off|out)\b`,
)

/** "Can I come in Monday at nine", "tune-up at 2 that day please": a moment is when somebody would come. */
function namesMoment(text: string, { told, hasDay, hasService }: Heard): boolean {
  if (hasDay && (onlyMoment.test(text) || bringsOn.test(text))) return true
  if (!clockTime.test(text) || told?.topic === 'change_booking') return false
  if (hasDay && comes.test(text)) return true
  return (
    hasService &&
    told?.topic !== 'booking' &&
    !text.includes('?') &&
    (/\b(?:pls|plz|please|then)\b/i.test(text) || isBare(text))
  )
}

/** "Tmrw 2pm?": a moment and nothing else. */
export function isOnlyMoment(text: string): boolean {
  return onlyMoment.test(text)
}

/** "Clock repair the 25th at 10": few words, and none that asks. */
function isBare(text: string): boolean {
  return text.split(/\s+/).length < 10 && !/\b(?:how|what|when|which|do|does|is|are|was|did)\b/i.test(text)
}

/** "Fri 2?", "for the day, Thursday at two": a day with its time and nothing else. */
const onlyMoment =
  /^(?:\W*(?:ok|okay|yes|yeah|so|then|maybe|say|how about|what about|for|the day|lets? (?:do|say)|would|can (?:u|you) do)\b)*\W*(?:next |this |on )?(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?|tom+or+ow|tmrw|tmw|today)\W+(?:the \d+(?:st|nd|rd|th)\W+)?(?:at |around |@ ?)?(?:1[0-2]|[1-9])(?::?[0-5]\d)? ?(?:[ap]\.?m\.?)?(?: (?:work|ok|okay|good|possible|pls|please|then))*\W*$/i

/** "Can I bring it in on Monday", "can I get a cut tomorrow". */
const bringsOn =
  /\b(?:can|could|may) (?:i|we) (?:(?:bring|drop|take) (?:it|him|her|them|my \w+|the \w+) (?:in|by|over|off)|get (?:a|an|my|our) (?:\w+ ){1,3}?|come in)(?: for)?(?: on| this| next)? ?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tom+or+ow|tmrw|today)\b/i

const comes =
  /\b(?:can|could|may|might) (?:i|we|she|he|they) (?:come|bring|drop|stop|swing|pop|get in|be seen)\b|\b(?:is|would|might|could|does|will) (?:this |next )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)\b.*\b(?:possible|open|free|available|ok|okay|work|suit|fit)\b/i

/** "Let me talk to Delia": whoever is named is a person. */
const talksTo =
  /\b(?:let me|can i|could i|may i|i need to|i want to|i['’]d like to|i would like to|i wanna) (?:please )?(?:talk|speak|chat) (?:to|with) (?!you\b|u\b|my\b|them\b|him\b|her\b|it\b|the (?:bot|robot|machine)\b)\p{L}+/iu

/**
 * "The wheels need aligning, Tuesday at 10?": work that one service does, and a day, is a wish to come, unless the
 * words speak of opening hours.
 */
function impliedWish(
  text: string,
  tokens: Token[],
  { told, hasDay, hasService, business, bot }: Heard,
): TopicMatch | null {
  const isOnlyTold =
    told === undefined ||
    ((told.topic === 'service_about' || told.topic === 'service_do') && told.confidence < 0.8)
  if (hasService && isOnlyTold && !text.includes('?') && needsIt.test(wordsOf(tokens)))
    return { topic: 'booking', confidence: 0.65, used: [] }
  if (
    wantsDone.test(wordsOf(tokens)) &&
    (told?.confidence ?? 0) < 0.75 &&
    servicesHinted(tokens, business).length > 0
  )
    return { topic: 'booking', confidence: 0.65, used: [] }
  if (!hasDay || tokens.length < 5) return null
  if (told && told.confidence >= 0.5 && (told.topic !== 'hours' || told.confidence >= 0.75)) return null
  const words = wordsOf(tokens)
  if (moveSigns.test(words) || cancelSigns.test(words)) return null
  if (!asks.test(words) && !text.includes('?')) return null
  if (tokens.some(({ stem }) => doorStems.has(stem))) return null
  if (asksSomebodyToCome.test(words)) return { topic: 'booking', confidence: 0.6, used: [] }
  if ((meantBy(tokens, { business, bot }).question?.score ?? 0) >= 0.4) return null
  const isMeant = hintAtService(tokens, business) ?? serviceMeant(tokens, { business, bot })
  return isMeant ? { topic: 'booking', confidence: 0.6, used: [] } : null
}

function wordsOf(tokens: Token[]): string {
  return tokens.map(({ word }) => word).join(' ')
}

/** "Need the tune-up and the cleaning": a service, and nothing is asked. */
const needsIt =
  /^(?:(?:hi|hey|hello|ok|so|yes) )*(?:(?:i|we) )?(?:just |really |also )?(?:need|want|would like) (?!to (?:know|ask|understand|find out))/

/** "Need my taxes done", "I would like the gutters looked at". */
const wantsDone =
  /\b(?:need|want) (?:it|them|em|this|that|these|those) (?:\w+ed|done|cut|hung|gone|out|off)\b|\b(?:need|needs|want|like|love|get|have) (?:(?:to )?(?:get|have) )?(?:my|our|the|some|a|an|this|that|these|his|her) (?:\w+ ){1,4}?(?:done|looked at|seen to|cut|hung|put right|\w{3,}ed)\b/

/** "Can you get it Saturday", "could somebody deal with that today": work on a day, and no question of when doors are open. */
const asksForWork =
  /\b(?:can|could|would|will) (?:you|u|ya|someone|somebody|anyone|anybody|one of you|your \w+|a guy)(?: guys| folks| all| people| please| maybe| possibly)* (?:get|take|grab|fetch|haul|pick up|deal with|handle|fix|remove|clear|send|clean|wash|do|look at|check|see|paint|cut|mow|trim|replace|install|repair) (?:it|that|this|them|these|those|someone|somebody|a guy|one of you|your \w+|him|her)\b/

/** Signs that something is wanted, and not only told. */
const asks =
  /\b(?:need|needs|want|like|love|please|could|can|free|available|book|fit|due|should|would|when|maybe|hoping|come)\b/

/** "Could you people come look at it": it needs no service to be a wish. */
const asksSomebodyToCome =
  /\b(?:can|could|would|will) (?:you|someone|somebody|anyone|anybody|one of (?:you|your \w+)|your \w+|a \w+)(?: \w+){0,3}? (?:come|look|fit|send|swing|stop by|do (?:it|that|this|one|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today)|see to|see (?:me|us|him|her|it))\b|\bcan (?:i|we) (?:show|bring|drop)\b|\bwould (?:\w+ )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: \w+){0,3} (?:work|do|suit|be (?:ok|okay|possible|good|fine))\b/

const doorStems = new Set(['open', 'clos', 'close', 'hour', 'shut'])

/** "Could you let her know …", "pass this to …", something left behind: words for somebody of the team. */
function isForTeam(tokens: Token[]): boolean {
  const words = wordsOf(tokens)
  return passing.test(words) || (lost.test(words) && looking.test(words))
}

const passing =
  /\b(?:(?:can|could|would|will) (?:you|someone|somebody)(?: please| kindly)? (?:let|tell|remind|inform) (?!me\b|us\b|if\b)\w+|(?:can|could|would|will) (?:you|someone|somebody)(?: please| kindly)? ask (?!me\b|us\b|if\b|for\b|about\b|them\b)(?:\w+ ){1,3}to \w+|please (?:tell|inform|remind) (?!me\b|us\b)\w+|^(?:and |also |please )*(?:tell|let|remind|inform) (?!me\b|us\b|you\b)\w+|pass (?:this|that|it|word|a message)(?: on| along)? to|(?:leave|take) a message|(?:give|get) (?!me\b|us\b)\w+ (?:a|this|the|my) (?:message|note))\b/
const lost =
  /\b(?:left|forgot|lost) (?:my|his|her|our|a|the|their|your) (?!appointment\b|booking\b|visit\b)\w+(?: \w+)? (?:at|in|on|with|behind|there|by|under|when|last|yesterday)\b/
const looking =
  /\b(?:look for|find|found|still there|seen|check|keep|hold|set aside|pick (?:it|them) up|let me know)\b/

/** "Is this the library?": somebody takes us for another business. */
export function takesUsForOther(text: string, business: BusinessFacts): boolean {
  if (toFamily.test(text)) return true
  const other = /^(?:hi|hello|hey|um|uh|oh|[,.! ])*is this the ([\p{L}' ]{4,30})\W*$/iu.exec(text)?.[1]
  if (other === undefined || ours.test(other)) return false
  const { name, about, services } = business
  const words = [name, about, ...services.flatMap((item) => [item.name, ...item.alsoCalled])].join(' ')
  return other.split(' ').every((word) => !words.toLowerCase().includes(word.toLowerCase().slice(0, 5)))
}

/** "Mom the car won't start", "Hi Kayla, it's Aunt Bev": said to somebody at home. */
const toFamily =
  /^\W*(?:(?:hi|hey|hello|yo|ok|um|uh)\W+)?(?:mom|mommy|mum|dad|daddy|grandma|grandpa|nana|hubby|babe|honey|sweetie|hon)\W+(?:the|my|i|i['’]?m|can|could|where|what|when|are|you|u|did|do|pick|call|we|please|help|its|it['’]?s)\W|^\W*(?:(?:hi|hey|hello|good \w+)\W+(?:\w+\W+)?)?(?:it['’]?s|this is) (?:your )?(?:aunt|auntie|uncle|nana|cousin|granny) \p{L}+\W*$/iu

const ours =
  /\b(?:right|correct|best|same|number|place|business|company|shop|office|store|bot|robot|owner|manager|person|machine|team|line|way|time|day|one|only|last|first)\b/i
