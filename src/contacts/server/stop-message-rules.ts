import {
  determiners, end, fill, instead, messages, messagingNow, narrowed, sentThings, stopVerbs, toMessage, us,
} from './stop-grammar.ts' // biome-ignore format: one readable block

/** A request to end something, found at `match` in a sentence; what stands around it may turn it round. */
export type StopRule = { name: string; matches: (sentence: string) => boolean }
export type Around = { before: string; found: string; after: string; sentence: string }

/** A rule for every place where `pattern` stands in a sentence. */
export function rule(
  name: string,
  pattern: string,
  isMeant: (around: Around) => boolean = isAsked,
): StopRule {
  const compiled = new RegExp(`\\b(?:${pattern})`, 'g')
  return {
    name,
    matches: (sentence) =>
      [...sentence.matchAll(compiled)].some((match) => {
        const before = sentence.slice(0, match.index)
        return isMeant({
          before,
          found: match[0],
          after: sentence.slice(match.index + match[0].length),
          sentence,
        })
      }),
  }
}

/** Not turned round, not told of somebody, not a question about when. */
export function isAsked({ before }: Around): boolean {
  if (
    /\b(?:not|never|nothing|nobody)(?: (?:ever|please|just|you|even|want to|have to|need to|going to))* $/.test(
      before,
    )
  )
    return /\b(?:why|can|could|would|will) (?:you|people) not (?:please |just )?$|\bwhy \w+ not you (?:\w+ )?$|\bif you (?:do|can|will) not $/.test(
      before,
    )
  if (
    /\b(?:do|did|does|have|has|when|since|if|after|once|until) (?:you|they|he|she|it)(?: (?:guys|ever|all|people|would|could|can|will|please|just))* $/.test(
      before,
    )
  )
    return /\b(?:when (?:will|can|are)|(?:grateful|appreciate|nice|great|love|like|mind|better|best|good|kind|awesome|help|thankful|appreciated|it) if you) /.test(
      before,
    )
  if (/\b(?:let|makes?|made|had) (?:him|her|them) $/.test(before)) return false
  return !ownDoing.test(before) || wished.test(before)
}

const ownDoing =
  /(?:^| )(?:i|we|he|she|they|who)(?: (?:am|are|is|will|would|can|could|should|shall|may|might|must|just|promise|have|had|need|got|going|ought|better|to|also|now|try|trying|do)){0,4} $/
const wished = /\b(?:how|what|where|way|want|like|need|wish|love|prefer|trying|asking)\b/

/** "How do I stop getting these", but not "what time should I stop texting". */
function isStreamAsked(around: Around): boolean {
  const isMine = ownDoing.test(around.before)
  const isOurs = !/^\S+(?: it)? (?:texting|messaging|calling|bothering|bugging|annoying)/.test(around.found)
  return isAsked(around) && (!isMine || isOurs) && !/^ (?:to (?:him|her|them|you)|you)\b/.test(around.after)
}

/** Nobody and nothing else is meant: "stop bothering my dog", "quit texting him". */
function isToUs(around: Around): boolean {
  const other =
    /^ (?:him|her|them|you|(?:my|the|our|your|his|their) (?!(?:\w+ ){0,2}(?:number|phone|line|inbox|texts|messages|hell|family|household)\b))/
  return isStreamAsked(around) && !other.test(around.after)
}

const asksNot = /\b(?:can|could|would|will) (?:you|people) (?:please |just |guys )?$/

/** No time, thing or person narrows it, and no other way is asked for. */
function isWhole({ before, found, after }: Around): boolean {
  if (/^no (?:need|reason) to/.test(found) && !/\b(?:again|anymore|ever)\b/.test(found + after)) return false
  const isTold =
    /(?:^|[^e]| told| asked| tell) (?:i|we|they|he|she|who|why|if|people)(?: \w+ly| just)? $|(?<!told|asked|tell|because) you (?:guys )?$|^(?:i|we|they|he|she|you|why|who) $/
  if ((isTold.test(` ${before}`) && !asksNot.test(before)) || narrowed.test(after)) return false
  const isFinal =
    /^ (?:again|anymore|any more|ever|further|any longer)\b/.test(after) || /\bever\b/.test(before)
  return isFinal || !instead.test(after)
}

const sent = `(?:${fill} |${determiners} |${us} |\\w+ (?=${messages})){0,4}`
const stream = `(?:(?:me|us|to|${us}|${fill}) ){0,4}(?:(?:these|this|those|it|them|that|all|things)(?: (?:${fill}|to ${us})){0,4}${end}|${sent}${sentThings}\\b|(?:${determiners} )+(?:\\w+ ){0,2}(?:${messages}|stuff|crap|junk)\\b)`

export const messageRules: StopRule[] = [
  rule('stop messaging', `${stopVerbs} (?:${fill} |from |and |trying to ){0,4}${messagingNow}`, isToUs),
  rule(
    'stop messaging',
    `${stopVerbs} (?:${fill} ){0,4}(?:calling|emailing) (?:and|or) (?:texting|messaging)`,
    isToUs,
  ),
  rule(
    'stop messaging',
    `${stopVerbs} (?:${fill} ){0,4}(?:sending|getting|receiving|delivering)(?: ${stream}| (?:me|us)${end}|${end})`,
    isStreamAsked,
  ),
  rule(
    'stop messaging',
    `${stopVerbs} (?:${fill} |${determiners} ){0,4}(?:with (?:all )?(?:the|these|those|this|your) (?:\\w+ )?)?(?:the |these |those |all |your )?(?:\\w+ (?=texts|messages|spam))?(?:${messages})\\b(?! you\\b| the\\b| him\\b| her\\b)`,
    isStreamAsked,
  ),
  rule(
    'stop messaging',
    `${stopVerbs} (?:sending )?(?:the|these|those|all|your|all the|all your|all these) (?:${sentThings})\\b`,
    isStreamAsked,
  ),
  rule(
    'cancel messages',
    `(?:cancel|kill|cut|cut out|stop|end|terminate|deactivate|disable|suspend) (?:${fill} ){0,4}(?:getting |receiving |sending )?(?:${determiners} ){0,4}(?:${messages}|(?:text|sms|message|texting|messaging) (?:alerts?|subscription|service|updates|reminders|program|plan|campaign|marketing|list|thing|stuff|notices))\\b(?! you\\b| and cancel)`,
    isStreamAsked,
  ),
  rule(
    'turn off messages',
    `(?:turn|shut|switch)(?:ing)? (?:off (?:${determiners} ){0,4}${messages}|(?:${determiners} ){0,4}${messages} off)\\b`,
  ),
  rule(
    'make it stop',
    `(?:make|get|need|want|like|wish|have) (?:${determiners} ){0,4}${messages} (?:to )?(?:${fill} ){0,4}(?:stop|stopped|end|ended|cease|discontinued|go away|turned off)${end}`,
    isTold,
  ),
  rule(
    'make it stop',
    `(?:get|want|like|need|turn|make|have) (?:these|those)(?: texts| messages)? (?:to )?(?:stop|stopped|end|ended|off)${end}`,
    isTold,
  ),
  rule(
    'make it stop',
    `${messages} (?:must|have to|has to|need to|needs to|should|had better) (?:${fill} ){0,4}(?:stop|end|cease)${end}`,
  ),
  rule(
    'do not message',
    `(?:do not|never|not|no need to|no reason to|nobody should)(?: ${fill}| again| dare){0,4} (?:(?:${toMessage}) (?:or|and|nor) ){0,4}${toMessage} (?:to |at |back |with ){0,4}${us}(?! (?:s|know)\\b)`,
    isWhole,
  ),
  rule(
    'do not message',
    `(?:do not|never|not)(?: ${fill}| again){0,4} (?:(?:call|email|write|phone|ring) (?:or|and|nor) ){0,4}(?:text|message|contact|sms|write|spam|bother|hmu|ping|reach out)(?: back)?(?:(?: again| anymore| ever)+|${end}|(?= it again))`,
    isPlainOrder,
  ),
  rule(
    'do not message',
    `(?:do not|never|not)(?: ${fill}| again){0,4} send (?:(?:${us}|to|over) ){0,4}(?:(?:${determiners}|no|another|a single) ){0,4}(?:${sentThings}|texts?|message)\\b(?! (?:until|before|when|after|with|about (?:the|my)|to (?:him|her|my|them|the|that|our|his|your|anyone|old)))`,
    isWhole,
  ),
  rule(
    'do not message',
    `(?:do not|never|not)(?: ${fill}){0,4} send (?:(?:${us}|to) ){0,4}(?:(?:any |no )?more|any|these|this|those|them)(?: of (?:these|those|this|them))?${end}`,
    isWhole,
  ),
  rule('do not message', `send (?:me |us )?(?:nothing|no more)(?: more| else)?${end}`),
  rule(
    'do not message',
    `(?:do not|never|not) (?:use|have|keep|text) (?:it|(?:this|my) (?:number|phone))(?: (?:for|to) (?:text|messag|contact|market)\\w*)?${end}`,
  ),
  rule(
    'not allowed',
    `(?:not|never|nobody is|no one is) (?:ok|cool|alright|allowed|permitted|authorized|welcome|acceptable|supposed|free|legal)(?: for you)? to (?:keep )?(?:${toMessage}|be (?:${messagingNow}))`,
  ),
  rule('stop messaging', `(?:do not|never) (?:keep|go on|start|continue|be) (?:${messagingNow})`, isToUs),
  rule('not allowed', `${messagingNow} (?:me|us|this number|my phone) is (?:not|never|no longer) \\w+`),
  rule(
    'not allowed',
    `(?:forbid|prohibit|ban|barred) (?:you|your company|anyone|this company) (?:to|from)`,
    isTold,
  ),
  rule(
    'threat',
    `(?:again|one more|another|next|keep|keeps|continue|if).*(?:report(?:ed|ing)? (?:you|this|it)|\\bsu(?:e|ing)\\b|lawyer|attorney|police|cops|fcc|ftc|tcpa|complaint|court|legal action|harassment)`,
    isThreat,
  ),
  rule(
    'threat',
    `(?:report(?:ed|ing)?|su(?:e|ing)|lawyer|attorney|police|cops|fcc|ftc|tcpa|complaint|court|legal action).*(?:again|one more|another|next|keep|keeps|continue)`,
    isThreat,
  ),
  rule(
    'threat',
    `(?:texts|messages|texting|spam) (?:are|is|this is) (?:\\w+ )?(?:harassment|harassing|illegal|spam)`,
  ),
]

/** The writer's own wish or ban: whatever says "I" before it is the writer. */
export function isTold({ before }: Around): boolean {
  return !/\b(?:not|never|did|does|do)(?: you| they)? $/.test(before)
}

/** "Don't text" with nobody named is an order only where it begins what is said. */
function isPlainOrder(around: Around): boolean {
  const isOrder =
    /(?:^|, |\b(?:and|so|but|please|said|again|to|ever|guys|you|now|seriously|just|or|of) )$/.test(
      around.before,
    )
  return isOrder && !/\b(?:you|i|we|they) (?:can|could|will|did|do) $/.test(around.before) && isWhole(around)
}

function isThreat({ sentence }: Around): boolean {
  return new RegExp(`\\b(?:${messages}|texts?|message|contact me|call me)\\b`).test(sentence)
}
