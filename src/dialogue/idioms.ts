import { isCommonWord } from '#meaning/word-vectors.ts'
import type { TopicMatch } from './recognise-topic.ts'
import type { Topic } from './topics.ts'

/** What set phrases mean whatever stands in them: whoever says one asks for that. Words as mended, contractions written out. */
export function meantByIdiom(words: string): TopicMatch | null {
  const idiom = idioms.find(({ pattern, unless }) => pattern.test(words) && !unless?.test(words))
  if (!idiom && (comesHere.test(words) || isTown(comesTo.exec(words)?.[1])))
    return { topic: 'area', confidence: 0.9, used: [] }
  return idiom ? { topic: idiom.topic, confidence: 0.9, used: [] } : null
}

/** "Ok, see you Wednesday at ten": what stands is to stay as it is. Words as for `meantByIdiom`. */
export function seesYou(words: string): boolean {
  return untilThen.pattern.test(words) && !untilThen.unless.test(words)
}

/** A word that is none elsewhere where a town would stand: many write its name in small letters. */
function isTown(words: string | undefined): boolean {
  return (
    words?.split(' ').some((word) => word.length > 3 && !isCommonWord(word) && !word.includes('<')) ?? false
  )
}

const comesTo =
  /^(?:\w+ ){0,3}(?:do|does|can|will|would) (?:you|your \w+)(?: guys| folks| all| people| even| also| ever)* (?:come|go|drive|travel|get)(?: (?:out|over|up|down|as far|all the way))*(?: (?:to|in|as|around))? (?!\w*days?\b)(\w+(?: \w+)?)$/

/** "My place is in 10144, do your people drive out here": where is told beside it. */
const comesHere =
  /\b(?:do|does|can|will|would) (?:you|your \w+)(?: guys| folks| all| people| even| also| ever)* (?:come|go|drive|travel|get)(?: (?:out|over|up|down|all the way))* (?:here|there|that far|this way|out this far|(?:to|by) (?:me|us|my (?:place|house|area)))$/

const people =
  '(?:owner|manager|boss|supervisor|human|human being|person|receptionist|guys|guy|girls|ladies|techs?|technicians?|people)'
const ownFolk = /\bmy (?:boss|manager|guy|guys|people|owner)\b/

const others =
  '(?:wife|husband|spouse|partner|boss|mom|mother|dad|father|landlord|roommate|son|daughter|family)'

const untilThen = {
  topic: 'bye' as const,
  pattern:
    /^(?:\w+ ){0,5}(?:see|catch) you(?: guys| all| folks)?(?: (?:on|then|there|at|soon|next|this|again|in|tom\w+|\w+days?|mon|tues?|weds?|thurs?|fri|sat|sun)\b.*)?$/,
  unless: /\b(?:can|could|when|if|want|need|like|hope|instead|cancel|move|change|did|do|does|never)\b/,
}

const idioms: { topic: Topic; pattern: RegExp; unless?: RegExp }[] = [
  {
    topic: 'hours',
    pattern:
      /\bdo (?:you|they)(?: guys| people| folks| all)? work (?:on |over )?(?:the )?(?:weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|holidays|evenings|nights)\b/,
  },
  {
    topic: 'message',
    pattern:
      /\b(?:can|could|would|will|have|ask|get) (?:\w+ ){1,3}(?:to )?(?:call|phone|text|email) (?:me|us)(?: back)? (?:about|regarding)\b/,
  },
  {
    topic: 'message',
    pattern:
      /\b(?:can|could|would|will|have|ask) (?:someone|somebody|anyone|you|one of you|\w+) (?:please )?get back to (?:me|us)\b/,
  },
  {
    topic: 'message',
    pattern: /\b(?:give|drop) (?:me|us) a (?:call|ring|buzz|shout|text|line)\b/,
    unless: /\b(?:owner|manager|boss|supervisor)\b/,
  },
  {
    // Whoever wants to be called back leaves word, and is not put through.
    topic: 'message',
    pattern:
      /\b(?:have|get|ask|tell|need|want|like|can|could|would|will) (?:\w+ ){0,3}?(?:someone|somebody|anyone|anybody|one of you|(?:the|your) (?!owner\b|manager\b|boss\b|supervisor\b)\w+|billing|sales|accounting|dispatch|you|they) (?:please )?(?:to )?(?:\w+ ){0,7}?(?:call|phone|ring|text|email) (?:me|us)\b/,
    unless:
      /\b(?:when|before|once|after|if|as soon as) (?:you|he|she|they|it|the \w+|your \w+) (?:\w+ ){0,3}?(?:call|get|are|is)\b/,
  },
  {
    topic: 'person',
    pattern: new RegExp(
      [
        String.raw`\b(?:get|give|put|find|fetch|bring) me (?:\w+ )?(?:(?:one|any|some) of )?(?:the|a|an|your|any|some) (?:real |actual |live )?${people}\b(?! (?:to|who|that) (?:come|look|fix|do|check))`,
        String.raw`^(?:\w+ ){0,2}put \w+ on(?: the (?:phone|line))?\b(?: (?:would|will|can|please|for)\b|$)`,
        String.raw`\b(?:need|want|get me|like) (?:\w+ )?\w+ (?:herself|himself)\b`,
      ].join('|'),
    ),
    unless: ownFolk,
  },
  {
    topic: 'complaint',
    pattern:
      /\b(?:nobody|no one|noone|none of you) (?:ever |even )?(?:showed|came|called|has come)\b|\b(?:supposed|scheduled|due) to (?:be|come) (?:here|out|by|over)?.*\b(?:late|nobody|no one|it is \d+|still (?:not|waiting))\b|\b(?:this|that) is (?:bs|bull|bullshit|ridiculous|unacceptable|a joke)\b|\byour (?:guys?|man|men|people|techs?|crew|girls?|lady|team|workers?|driver|painter|cleaner)s? (?:\w+ )?(?:left|broke|ruined|scratched|damaged|cut|forgot|missed|messed|stained|cracked|dented|charged|lost|spilled)\b|\blooks? like (?:crap|garbage|trash)\b|\bwhat kind of (?:\w+ )?(?:place|business|company|outfit|people|operation) (?:is this|are you|do you)\b|\byou (?:people|guys|folks|clowns) (?:\w+ )?(?:cut|broke|ruined|scratched|hurt|damaged|lost|killed|burned|burnt|wrecked|messed|charged|overcharged|forgot|left)\b/,
    unless:
      /\b(?:i am|we are) supposed to (?:come|be there|bring)\b|\b(?:nobody|no one)(?: is|['’]?s| will)? (?:gonna |going to )?(?:be )?(?:home|here|there)\b/,
  },
  {
    // "What's the earliest you can do it", "are you guys free Thursday".
    topic: 'booking',
    pattern:
      /\b(?:what|when|whats|whens)(?: is| are)? (?:the |your )?(?:absolute |very )?(?:earliest|soonest) (?:\w+ ){0,2}?(?:you|you guys|someone|somebody|i|we) (?:can|could|have|are|get|got)\b|\b(?:^|(?:are|r) )(?:you|u)(?: guys| all| folks| people)? (?:free|available) (?:on |this |next |at )?(?:today|tomorrow|tonight|\w+day|mon|tues?|weds?|thurs?|fri|sat|sun|morning|afternoon|week)\b/,
  },
  untilThen,
  {
    // "Can I add a second one to that visit".
    topic: 'booking',
    pattern:
      /\b(?:can|could|may) (?:i|we|you) (?:please )?(?:also )?add (?!\w+ to your\b)(?:\S+ ){1,5}?(?:to|onto|on to) (?:that|the|my|our|this|it)(?: \w+)?$/,
  },
  {
    // "I gave up, I want somebody to come do it with a machine".
    topic: 'booking',
    pattern:
      /\b(?:i|we) (?:just |really |do |still )?(?:want|need|would like|would love|am looking for|are looking for) (?:somebody|someone|one of you|you|you guys|you people|a \w+) to (?:please )?(?:come|take a look|do it|do this|fix it|stop by|swing by)\b/,
  },
  {
    topic: 'booking',
    pattern:
      /\b(?:can|could|would|will) (?:someone|somebody|anyone|anybody|one of you) (?:please )?(?:come|stop|swing)(?: (?:out|by|over|and|take|to))* (?:give|look|do|see|check|measure|fix|get|help|price|quote|take)\b/,
  },
  {
    topic: 'message',
    pattern:
      /\b(?:have|ask|get|can|could|would) (?:\w+ ){0,2}?(?:someone|somebody|them|anyone|you) (?:please )?(?:to )?let (?:me|us) know\b/,
  },
  {
    topic: 'booking',
    pattern:
      /\b(?:can|could|would|will) (?:you|u|you guys) (?:please )?(?:get|send|have) (?:somebody|someone|anybody|anyone|a (?:guy|tech|technician|person|man)|one of \w+)(?: \w+)? (?:here|out|over|by)\b/,
    unless: /\b(?:call|ring|text|email|talk|speak)\b/,
  },
  {
    topic: 'booking',
    pattern:
      /\b(?:can|could|would) (?:somebody|someone|anybody|one of you) (?:please )?(?:(?:sit down and )?(?:look at|look over|go over|go through|check|review)|take a look at) (?:it|this|that|them|my \w+|our \w+)\b/,
    unless: /\b(?:account|bill|invoice|payment|why)\b/,
  },
  {
    topic: 'robot',
    pattern:
      /\b(?:will|does|do|would|is|are) (?:any |a |an )?(?:real |actual |live )?(?:person|persons|people|human|humans)(?: beings?)? (?:actually |really |ever )?(?:read|reads|reading|see|sees|answer|answers|answering|write|writing)\b|\b(?:is|whether) there (?:is )?(?:a|any) (?:real |actual )?(?:human|person)(?: being)? (?:read|reading|there|here|behind|on)\b/,
  },
  {
    topic: 'address',
    pattern:
      /\b(?:mail|send|post) (?:you|it|them|this) (?:a|an|my|the|some) (?:\w+ )?(?:letter|check|cheque|package|card|parcel|form|document|payment)\b.*\b(?:where|what|which|address)\b|\bmailing address\b|\bon the envelope\b/,
  },
  {
    topic: 'wait',
    pattern: new RegExp(
      [
        String.raw`\b(?:think|sleep|mull) (?:it |that |this )?(?:over|on it|on that|about it|about that)\b(?! with)`,
        String.raw`\b(?:talk|run|go over|discuss|check|clear) (?:it |that |this )?(?:over |by |past )?(?:with |to )?my ${others}\b`,
        String.raw`\bi (?:will|am going to|have to|need to|can) (?:\w+ ){0,2}(?:get back to you|call (?:you )?back|call again)\b`,
        String.raw`\bi will (?:call|text|phone|ring)(?: you)?(?: again)? (?:when|once|after|as soon as|next)\b`,
      ].join('|'),
    ),
    unless: /\?/,
  },
  {
    topic: 'service_duration',
    pattern:
      /\bhow long (?:does|do|will|would|is|are) (?:that|this|the|a|an|your) (?:\w+ )?(?:appointment|visit|session|meeting|lesson|class|consultation)\b|\bhow long (?:is|are|am|will|would) (?:she|he|i|we|they|it|you|my \w+|your \w+) (?:be )?(?:in the chair|in there|there for (?:it|that)|tied up|gone for (?:it|that)|on the table)\b/,
  },
  {
    topic: 'service_price',
    pattern:
      /\bwhat is it (?:run|cost|go for)\b|\bwhat (?:do|does|would|will) (?:you(?: all| guys| folks| people)?|y'?all|ya|they) (?:get|charge|ask|want|take) (?:for|to)\b|\bwhat (?:do|would|will|am) (?:i|we) (?:owe|owing)\b|\bwhat (?:is|would be|will be) the damage\b|\bwhat (?:would|does|will|do|is) (?:\S+ ){1,7}?(?:run|set) (?:me|us|a person|you)(?: back)?\b|\bhow much (?:\w+ ){0,3}(?:an|per|by the|each) hour\b|\bhow much (?:(?:is|does|would|will) (?:it|that|this)(?: (?:cost|be|run))? )?(?:just |only )?to (?:have|get|fix|check|haul|do|replace|clean|repair|install|remove|come|look|put|take|paint|cut|mount|hang|change|see|test|service)\b|\bhow much (?:is|does|would|will) (?:it|that|this)(?: (?:cost|be|run))?(?: (?:first|though|again|anyway|before|(?:with|without|for) \w+))?$|\bis there an? (?:charge|fee|cost) for (?:it|that|this|one)$|\bwhat is an? (?:\S+ ){1,3}?(?:run|go for|cost)(?: \w+)?$|\bwhat (?:do|does|would|will) (?:it|that|this|one|they) (?:run|cost) to (?:get|have|fix|do)\b|\bwhat (?:do|does|would|will) (?:\S+ ){1,5}?(?:run|go for)(?: (?:these days|nowadays|now|usually|me|us|normally))?$|\bwhat (?:is|are) (?:\S+ ){1,6}?running(?: (?:these days|nowadays|now|me|us))?\b|\b(?:price|cost) wise$|\bwhat (?:do|would|will) (?:you|your \w+)(?: \w+)? charge (?:to|for)\b|\bis there (?:a|any) (?:charge|fee|cost) (?:for|to|if)\b|^(?:and )?cost (?:just )?(?:to|for)\b/,
    unless: /\bdamage (?:to|on) (?:my|the|our)\b|\bfee (?!for (?:it|that|this)\b)/,
  },
]
