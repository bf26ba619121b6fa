import { end, lists, messages, numberNouns } from './stop-grammar.ts'

/**
 * Whether a text has the turns of phrase in which people ask for an end: the last one, nothing more, a number gone, some
 * peace. Each is said of other things too ("make it the last one of the day"), so a hint is not enough by itself.
 */
export function hintsAtStop(sentences: readonly string[]): boolean {
  return sentences.some((sentence) => hints.some((hint) => hint.test(sentence)))
}

const mine = `(?:me|us|myself|mine|(?:my|our|this|that|the) (?:\\w+ ){0,2}?(?:${numberNouns}|name|info|information|details|data|place|spot))`
const myPhone = `(?:my|our|this|her|his) (?:\\w+ ){0,2}?(?:${numberNouns}|cell|pocket|wrist|watch|nightstand|purse|texts|messages)`
const aMessage = `(?:${messages}|one|message|peep|word|ping|buzz\\w*|thing|texts?)`
const drop =
  '(?:drop|disappear|vanish|wipe|purge|scrub|cancel|clean|cut|free|release|excuse|erase|lose|toss|shred|retire|strike|remove|take|pull|delete|scratch|cross|yank|kick|forget|boot|get|leave|opt|unlist|dump|ditch|eliminate|expunge|exclude)(?:n|ing|ning|ping|ting|ed|ped)?'

const hints = [
  // The last one.
  `(?:make|let|have|be|is|makes|consider)(?: (?:this|that|it|these|today|now|sure|to|be|been)){0,4}(?: (?:the|your|our|my|its))? (?:very |absolute )?(?:last|final) (?:${aMessage}|time|contact|of)`,
  `(?:last|final) ${aMessage} (?:that )?(?:i|we|you|she|he|my \\w+|this \\w+) (?:\\w+ ){0,2}(?:get|gets|receive|send|see|hear|want|hears)`,
  `(?:${messages}|this|these|it)(?: (?:me|us|from you|to me|thing|business|stuff))? (?:ends?|stops?|(?:is|are) (?:over|done|finished))(?: right)? (?:today|now|here|immediately|tonight|this \\w+)`,
  // Nothing more.
  `(?:nothing|zero|none|no|not (?:one|another|a single)|never)(?: (?:further|more|else|another|other|single|one|any|a)){0,3}(?: ${aMessage})? (?:from|out of|to|on|at|in) (?:(?:any of |anyone at )?(?:you|your \\w+|me|us|him|her|here|${myPhone}|this (?:company|place|business|outfit))|anyone|anybody)\\b`,
  `(?:nothing|no|zero|none)(?: (?:further|more|other|additional|future))* (?:${messages}|of (?:them|these|those|this|it|that|your))\\b`,
  `(?:not|never|no longer|than|without|nor) (?:\\w+ ){0,5}(?:another|one more|any more|a single|any kind of|any further|any other|anything|future|further) (?:${aMessage}|sent|texted|from|else|of)\\b`,
  `(?:want|wants|like|prefer|need|wish|expect|deserve|asking for|make it) (?:to (?:get|receive|see|have|hear) )?(?:\\w+ )?(?:none|zero|nothing|no more|no further|no \\w+ (?:texts|messages))\\b`,
  `(?:want|like|need|prefer|trying|love|wish|rather) (?:\\w+ )?(?:to )?(?:\\d )?not (?:to )?(?:get|be|receive|see|have|hear)`,
  `(?:not|never|nothing|no longer|nobody|no one|none) (?:\\w+ ){0,4}(?:text|texts|texted|message|messages|contact|contacts|contacted|write|writes|hit|buzz|bother|send|sends|reach out|use)\\b(?: \\w+){0,4} (?:again|anymore|any more|ever|any longer|any further|in future|in the future|any purpose)`,
  `(?:nobody|no one)(?: \\w+){0,5} (?:text|texts|texted|message|messages|messaged|contact|contacts|contacted)\\b`,
  `(?:never|do not)(?: ever)? (?:send|use|text|write)(?: (?:another|any|here|to this|nothing|one more))\\b`,
  `no (?:longer|need to|reason to|point in|further interest|earthly reason to) (?:\\w+ )?(?:text|write|writing|texting|message|messaging|send|sending|contact|contacting|want|wanted|${messages})\\b`,
  `(?:wanted|welcome|needed|appreciated) no (?:longer|more)|(?:no longer|not) (?:\\w+ )?(?:wanted|welcome|appreciated|desired|interested)\\b|not for me\\b`,
  `(?:not|without|rather|stop) (?:\\w+ )?(?:hear|hearing|heard)(?: \\w+){0,2} from (?:you|your|this)|never hear from|never again\\b`,
  `(?:further|future|other) (?:${messages})\\b|(?:send|sends) (?:me |us )?nothing|no wish to (?:receive|get|hear)|no (?:need|reason)(?: \\w+){0,2} to (?:reach out|keep|text|write|message|contact)`,
  `not get (?:these|those|any of (?:these|those)|this)\\b|keep (?:your|these|the|those) (?:\\w+ )?(?:${messages}) to yourself|not a (?:peep|word|sound)\\b|come to an end`,
  // Gone from it.
  `(?:off|out of|from) (?:of )?(?:your|this) (?:\\w+ )?(?:lists?|machine|database|system|campaigns?|mailings?)\\b|(?:left|leave (?:me|us)) out of (?:this|it|these|your)`,
  `${drop}(?: (?:please|all of|just|right|completely|entirely))* ${mine}(?: (?!for|when|if|about|at|the|a)\\w+){0,4}? (?:off|out|from|of) (?!(?:the |this |that |his |her |for |next )?(?:\\w+ )?(?:\\d|\\w+day|today|tomorrow|wait|waiting|schedule|order|appointment|class|plan|account|waitlist|calendar|insurance|policy|invoice|lease)|(?:today|tomorrow|there|here|town|work|bed)\\b)`,
  `${drop}(?: (?:please|all of|just|right))* ${mine}${end}`,
  `(?:want|wants|need|like|get|have|see|rather)(?: \\w+){0,2} ${mine} (?:\\w+ )?(?:gone|wiped|out|off|purged|deleted|scrubbed|erased|taken|removed|struck|dropped|cleared|pulled)\\b`,
  `(?:i|we|would) (?:\\w+ )?(?:like|want|need) (?:off|out)\\b|(?:i am|we are|count me|let me|get me|want) (?:out|off)\\b(?! of (?:town|the office|work|state|here|milk|gas))`,
  `forget (?:that )?(?:(?:i|we) (?:ever |am |are )?(?:exist|gave|was|were|came|here)|me${end}|my (?:\\w+ )?(?:number|name|existence))|forgot (?:i|we) (?:ever )?exist\\w*|let (?:me|us|him|her|an? \\w+ \\w+) (?:go|be|rest|out|off)${end}`,
  `(?:taken|removed|deleted|dropped|wiped|purged|unsubscribed|released|unenrolled) (?:\\w+ ){0,2}(?:off|out|from|of) (?:\\w+ ){0,4}?${lists}`,
  `(?:cancel|end|leave|quit|discontinue|exit|opt\\w* out of|out of|off of|way out of|unsubscribe\\w* from) (?:\\w+ ){0,3}(?:text\\w*|messag\\w*|sms|lists?|club|program|campaigns?|whatever|blasts?)\\b`,
  `opt(?:ing|ed|s)?(?: \\w+)? out(?: (?:of (?:your|these|this|it|all|whatever)|across|please|now|from)\\b|$| ,)|unsubscrib\\w*(?: (?:me|us|this|my))?(?: \\w+)? (?:from (?:you|your|this|these|all|here|everything|whatever)\\b|please|now)|(?:consent|permission|written|authorization)(?: \\w+){0,6} (?:revo(?:ke|ked|cation)|withdrawn?|rescinded)|(?:revok|withdraw|rescind)\\w*(?: \\w+){0,2} (?:consent|permission|authorization)|do not (?:contact|text|message)\\b`,
  // Peace.
  `give (?:it|me|us|my \\w+) a (?:rest|break)|set (?:me|us|my(?: \\w+){1,3}) free|let (?:\\w+ ){1,5}rest${end}|do not call (?:list|registry)|get out of (?:it|${myPhone})`,
  `(?:need|want|like|prefer|enjoy|give (?:me|us)|grant) (?:\\w+ ){0,2}(?:silence|quiet|peace)\\b|off limits`,
  `leave (?:this|that|my|an?|me|us|him|her|our) (?:\\w+ ){0,3}?(?:alone|be|in peace|out of)\\b`,
  `(?:keep|stay) (?:\\w+ ){0,4}(?:off|out of|away from) (?:it|${myPhone}|me)\\b`,
  `(?:stop|quit|cease|done|enough|through)(?: \\w+){0,2} (?:buzz|ring|ding|ping|light|blow|text|messag|sms|msg|writ|send|hit|bug|bother|blast|hound|nag|chas|contact|spam)(?:t?ing|in|gin|age)?\\b(?! (?:him|her|them|my (?!phone|number|pocket|cell)|the|a)\\b)`,
  `(?:${messages}|them|these|those|it all|everything|all of it|all of these) (?:\\w+ ){0,2}?(?:to )?(?:stop|stops|stopped|end|ends|ended|cease|quit|quits|off)\\b`,
  `(?:turn|switch|shut) (?:\\w+ ){0,3}off\\b|(?:simply|just|please|gotta|have to|must|kindly) (?:stop|quit|cease)\\b|go away\\b|give it up\\b|knock it off`,
  `(?:see|ensure|make sure|make certain|see to it)(?: (?:that|to it))*(?: \\w+){1,6} (?:end|ends|stop|stops|cease|comes?|off|gone|texts?|messages?|sent)\\b`,
].map((pattern) => new RegExp(`\\b(?:${pattern})`))
