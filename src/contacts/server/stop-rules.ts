import {
  determiners,
  end,
  fill,
  instead,
  lists,
  mailedThings,
  messages,
  myself,
  removeVerbs,
  toMessage,
} from './stop-grammar.ts'
import { type Around, isAsked, isTold, messageRules, rule, type StopRule } from './stop-message-rules.ts'

const from = '(?:off of|out of|off|from|out)'
const ourList = `(?:${determiners} |whatever |our |here |this ){0,4}(?:(?!waiting|wait|price|guest|\\w+day\\b|team|pickup|pick|cancellation|crew|job|schedule|punch|\\d)\\w+ ){0,2}?${lists}\\b(?! (?:for|of) )`
const unwilling = '(?:do not|no longer|never|not|would not|did not|nobody|no one|neither)'

const refusalRules: StopRule[] = [
  rule(
    'want no messages',
    `${unwilling}(?: (?:even|really|ever|actually|truly|further|gave|be|am|is|are|in the least|at all|here|in this (?:house|family|office))){0,4} (?:wants?|wanted|wish|care|like|agree|agreed|need|interested|ask|asked|looking|sign|signed|subscribe|subscribed|appreciate|accept|request|requested|opt|opted|enjoy|require)(?: up| in| out)?(?: (?:for|to|in|about)){0,4}(?: (?:be|get|getting|receive|receiving|see|have|having|been|keep)){0,4}(?: (?:${determiners}|by|no|another)){0,4}(?: \\w+)? (?:${messages.replace('|contact|', '|')}|(?<=be |being |get |getting )(?:texted|messaged|contacted|spammed|bothered)|subscription|spam)\\b(?! (?:me|you|from (?:him|her|my)))`,
    isUnwanted,
  ),
  rule(
    'want no messages',
    `${unwilling} (?:even |ever |once )?(?:ask|asked|sign|signed|subscribe|subscribed|agree|agreed|opt|opted)(?: (?:up|in))?(?: (?:for|to|into))? (?:these|this|those|any of (?:these|this)|your \\w+)${end}`,
    isUnwanted,
  ),
  rule(
    'want no messages',
    `${unwilling}(?: \\w+)? (?:want|wish|care|like|need|love|going)(?: \\w+)?(?: to){0,4} hear (?:back )?(?:from|anything)(?: (?:you|your|this|any))`,
    isUnwanted,
  ),
  rule(
    'want no messages',
    `${unwilling}(?: \\w+)? (?:want|wish|care|like)(?: to){0,4} (?:be|get|receive|getting|see|have)(?: (?:any more of|any of|more of|all))? (?:these|this|those|them|any more|any|anymore|on (?:\\w+ )?(?:\\w+ )?list|contacted|texted)${end}`,
    isUnwanted,
  ),
  rule(
    'want no messages',
    `(?:do not|no longer|not)(?: \\w+)? (?:want|like|wish)(?: to)? (?:be|being|get|stay) (?:on|in|part of) ${ourList}`,
  ),
  rule(
    'want no messages',
    `(?:rather|prefer|like|appreciate|love|want|wish|grateful|happier|ask|asking|request|requesting|demand|demanding|telling|instructing|ordering|asked)(?: it)?(?: (?:that|if|you|your company|people|guys|did|do|would|could|to)){0,4} (?:not|no longer|never)(?: (?:to|be|being|get|getting|receive|receiving|have|any|more|ever|again)){0,4} (?:(?:${determiners} ){0,4}(?:${messages.replace('|contact|', '|').replace('|texting|', '|')}|texted|contacted|messaged)|(?<=\\byou (?:\\w+ ){0,2})(?:${toMessage}) (?:me|us|this|my)|hear)\\b(?! (?:the|a|about the)\\b)`,
    isKindRefusal,
  ),
  rule(
    'no consent',
    `(?:not|never|no one|nobody|no longer) (?:\\w+ ){0,3}(?:consent|permission|authorize|authorization|approval)\\b(?: \\w+){0,3} (?:${messages}|text|contact|message|use)\\b|(?:do not|never|not) (?:\\w+ ){0,2}(?:consent|agree) to (?:be|being|receive|receiving|get|getting|your|(?:this|these|it|you|any of (?:this|these))(?=${end}))\\b`,
    isMessagingConsent,
  ),
  rule(
    'no consent',
    '(?:revoke|revoking|withdraw|withdrawing|rescind|rescinding|cancel|take back) (?:\\w+ ){0,3}(?:consent|permission|authorization|opt in)',
    isTold,
  ),
  rule(
    'no consent',
    `(?:put|add|place|get|mark|register|include) (?:${myself}|it) (?:on|to|in|as|onto) (?:\\w+ )?(?:internal )?(?:do not|no|dnc|dnt|stop|opt out)\\b`,
  ),
  rule(
    'no more messages',
    `(?:no more|no further|zero|not one more|enough|enough (?:with|of)|too many of|done with|through with|finished with|over|sick of|sick and tired of|tired of|fed up with|had it with|sick to death of|no need for|no use for|no interest in)(?: (?:getting|receiving|any|all)){0,4}(?: (?:of|with|${determiners})){0,4}(?: (?:\\w+(?= (?:texts|messages)\\b)))? (?:${messages}|${mailedThings}|messaging|of these)\\b(?! (?:back|me if|when))`,
    isFedUp,
  ),
  rule(
    'no more messages',
    `(?:^|, |but |and |just )no (?:texts|texting|messages|messaging|sms|spam|promos|promotions|ads|solicitation|soliciting)\\b(?: (?:please|ever|at all|thanks|thank you|to|from|allowed|whatsoever|anymore|period|this|here|of any|me|my|number|phone|you|again|wanted|needed|more)){0,4}$`,
  ),
  rule(
    'want out',
    `want(?:ed|s)? (?:me )?(?:out|off|removed|off of|to be off)(?: of| from)? (?:${ourList}|(?:this|these|it|them)\\b${end})|want off${end}`,
  ),
]

const removalRules: StopRule[] = [
  rule(
    'unsubscribe',
    `unsubscrib(?:e|ed|ing|es)?\\b(?! (?:fee|policy|cost|sounds|seems)\\b)(?! from (?!me|us|this|these|those|that|all|your|the|my|our|everything|any|anything|sms|text|texts|messages|further|future|marketing|lists?|here|it|them|every|whatever|texting|emails?)\\w)(?! (?:\\w+ )?from (?:the|my) (?!(?:\\w+ ){0,2}(?:${lists}|mail)\\b))|unsubscription`,
  ),
  rule(
    'opt out',
    `opt(?:ing|ed|s)?(?: (?:${myself}|it|all)){0,4}(?: (?:the hell|me|please)){0,4} out(?=${end}|$| ,| (?:of|from) (?:(?:${determiners}|receiving|getting|all) ){0,4}(?:${lists}|texting|messaging|marketing|it|this|these|here|everything|all)\\b| request| now| of your)`,
    isTold,
  ),
  rule(
    'remove me',
    `(?:${removeVerbs}|removed|deleted|taken) (?:${fill} ){0,4}${myself}(?: (?:please|completely|right|the hell|the fuck|and \\w+)){0,4} ${from} ${ourList}`,
  ),
  rule(
    'remove me',
    `(?:${removeVerbs}) (?:${fill} ){0,4}${myself}(?: (?:please|the hell)){0,4} (?:off|out|${from} (?:this|these|it|that|here|all|everything|there|your (?:end|side|company|business)))${end}`,
    isAskedOff,
  ),
  rule(
    'remove me',
    `(?:remove|removing|delete|deleting|erase|unlist|unenroll|purge|scrub|wipe) (?:${fill} ){0,4}${myself}${end}`,
  ),
  rule(
    'remove me',
    `(?:remove|delete|erase|take|get|drop|lose|strike) (?:${fill} ){0,4}(?:off|out|from) (?:of )?${ourList}`,
    isShort,
  ),
  rule(
    'remove me',
    `(?:be|being|get|got|getting|want|have (?:${myself})|like|need|gotten)(?: to be)? (?:${fill} ){0,4}(?:off|removed|deleted|taken off|erased|taken out|dropped|out|unsubscribed|unlisted)(?: ${from}| of){0,4} (?:${ourList}|(?:this|these|that|your stuff)${end})`,
    isTold,
  ),
  rule(
    'remove me',
    `(?:want|like|need|ask|asking|asked|request|please|me|possible|prefer)(?: to)? (?:be|get|have my number) (?:removed|unsubscribed|taken off|taken out|opted out)${end}`,
    isTold,
  ),
  rule(
    'remove me',
    `(?:request|requesting|demand|want|need|ask for) (?:my |our |an? |immediate ){0,2}removal|removal from ${ourList}`,
    isTold,
  ),
  rule(
    'lose my number',
    `(?:lose|forget|ditch|toss|trash|burn|get rid of|throw (?:away|out))(?: (?:${fill}|you ever had|about|out|that you have|you have)){0,4} (?:(?:my|this|our) (?:\\w+ )?(?:number|digits|contact|info|phone|cell)|that you (?:ever )?had (?:my|this) number)\\b(?! (?:for|to the|on))`,
    isAsked,
  ),
  rule('lose my number', 'throw (?:my|this) (?:phone )?(?:number|contact|info) (?:away|out|in the trash)'),
  rule(
    'leave me alone',
    `leav(?:e|ing) (?:me|us|my (?:\\w+ )?(?:phone|number|family|inbox)|this (?:phone|number)) (?:(?:\\w+ ){0,2}alone|(?:the \\w+ )?be|out of (?:this|these|your|it))\\b(?! (?:able|sure|in (?:a|the)|with (?:a|the|that))\\b)`,
  ),
  rule(
    'said stop',
    '(?:tell|telling|told|ask|asked|asking|say|said|saying|replied|texted|sent|typed|wrote) (?:(?:you|people|guys|to|the word|back|please) ){0,3}stop(?= (?:already|before|yesterday|twice|and|but|last|so|weeks|months|days|now|many|a|\\d+)\\b| ,|$)',
    isTold,
  ),
  rule(
    'do not add me',
    `(?:do not|never) (?:include|add|put|enroll|keep|save|store|have) ${myself}(?=${end}| (?:in|on|to|as) (?:${ourList}|future))`,
    isTold,
  ),
  rule('cease', 'cease (?:and|n|&)? ?desist'),
]

export const stopRules: StopRule[] = [...messageRules, ...refusalRules, ...removalRules]

function isUnwanted({ before, after, found }: Around): boolean {
  if (instead.test(after)) return false
  if (
    /\b(?:until|miss|lose|bother you|if|why|get my|get the)\b/.test(found) ||
    /^ (?:until|before|when|unless|after|the)\b/.test(after)
  )
    return false
  return !/\b(?:do|did|does|if|why do|why did|have) (?:you|they|he|she)(?: guys)? $/.test(before)
}

function isKindRefusal({ before, after }: Around): boolean {
  return (
    !/\b(?:do|did|not) (?:you )?$/.test(before) &&
    !/^ (?:until|before|when|after|while|during|at|on)\b/.test(after)
  )
}

function isMessagingConsent({ found, sentence }: Around): boolean {
  return new RegExp(`\\b(?:${messages}|text|call|contact)\\b`).test(sentence) || /these|this/.test(found)
}

function isFedUp({ before, after, found }: Around): boolean {
  if (
    /\b(?:there is|there are|got|get|have|is|are) $/.test(before) &&
    !/\b(?:want|am|we|i) (?:\w+ )*$/.test(before)
  )
    return false
  return (
    !/^(?:over|enough) (?:text|contact)$/.test(found) &&
    !/^ (?:came|come|went|in my inbox|left|from him|from her)\b/.test(after)
  )
}

function isAskedOff(around: Around): boolean {
  return isAsked(around) && !/^ hold\b/.test(around.after)
}

function isShort(around: Around): boolean {
  return isAsked(around) && around.found.split(' ').length <= 7
}
