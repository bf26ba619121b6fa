import { instead } from './stop-grammar.ts'

/**
 * A wish to be left alone that no rule has the words for: a clause that holds a sign of it and is made of nothing but
 * the small words, words of contact and words of annoyance people use for it. One foreign word (a leak, a Thursday, a
 * crew) and it may be about a job.
 */
export function isStopTalk(sentences: readonly string[]): boolean {
  const clauses = sentences.flatMap((sentence) => sentence.split(/ ?, ?/)).filter((clause) => clause !== '')
  return clauses.some((clause, at) => {
    if (!isPlain(clause)) return !isTurnedRound(clause) && anySigns.some((sign) => sign.test(clause))
    const rest = clauses.filter((_, other) => other !== at)
    if (isTurnedRound(clause) || instead.test(rest.join(' , ')) || otherWay.test(clauses.join(' , ')))
      return false
    if (signs.some((sign) => sign.test(clause))) return true
    return bareSigns.some((sign) => sign.test(clause)) && rest.every((other) => isPlain(other))
  })
}

const isPlain = (clause: string) =>
  clause.split(' ').every((word) => /^\d+$/.test(word) || plain.has(word.replace(/'s$/, '')))

/** "Text is better", "you can email me": they still want to hear from us. */
const otherWay =
  /\b(?:text|texting|email|call|calling|phone|it) (?:is|works|would be|are) (?:better|best|fine|easier|ok|good|great)\b|\bkeep (?:texting|messaging|sending|me posted|calling)\b(?! (?:me )?$)|\b(?:you can|you could|feel free to|please) (?:text|call|email|message) (?:me|us|back)\b|(?:^|, )(?:just )?(?:text|call|email|message|ring|phone) (?:me|us|my|her|him)\b(?! (?:again|one more|anymore|once more|and))/

/** Told of oneself or of others, asked about, or the other way round. */
function isTurnedRound(clause: string): boolean {
  return (
    (/^(?:so |ok |and |but |then )*(?:i|we|he|she|they|it|that|this|who) (?:will|would|can|could|can not|will not|would not|do not|does not|did|did not|have|had|has|may|might|should|keeps?|just|am going to|is going to|promise to) (?:\w+ ){0,2}(?:stop|quit|end|leave|bother|block|cease)\w*\b/.test(
      clause,
    ) &&
      !/\b(?:ask|asked|said|beg|want|need|like|told|block|sue|report|texted|sent|typed|replied|wrote|saying|telling|written)\b/.test(
        clause,
      )) ||
    /^(?:he|she|they|who) (?:said|told|say|says)|\bother (?:number|phone|line|one)\b/.test(clause) ||
    /\b(?:not|never) (?:ever )?leave (?:me|us)(?: \w+)? alone/.test(clause) ||
    /\b(?:accidentally|by mistake|by accident|did not mean)\b/.test(clause) ||
    (/\b(?:do not|never|can not|please not|without|not) (?:ever |you |just |please |want to |want you to |have to )?(?:stop|quit|cease|remove|delete|unsubscribe|block|opt|take|drop|cancel|lose|forget|end|erase)\b/.test(
      clause,
    ) &&
      !/\b(?:if you|unless|why|can you|could you|will you|would you|why do you)(?: \w+)? not (?:stop|quit|cease)|not (?:stop|quit) (?:you|i)\b/.test(
        clause,
      )) ||
    (/\b(?:did|does|do|when|if|will|can|should|would) (?:i|he|she|it|they|we|the|reply|stop|unsubscribe)\b.*\b(?:stop|quit|end|unsubscribe|remove|block|cancel)/.test(
      clause,
    ) &&
      !/\bhow (?:do|can|would|could|should) (?:i|we)\b|what (?:do|can|must) i\b|\bcan i (?:be|get|please)|where do i/.test(
        clause,
      )) ||
    (/\b(?:why|when|how come|have|has|had) (?:did |have |has |do |does )?(?:you|they|it|he|she|i|we|the \w+)(?: \w+)? (?:stop|stopped|quit|end|ended)\b/.test(
      clause,
    ) &&
      !/\bhow (?:do|can)\b/.test(clause)) ||
    /\b(?:tell|told|let|asked|ask|make|made|help|get) (?:him|her|them|it|my \w+|his \w+|her \w+) (?:\w+ )?(?:stop|quit)/.test(
      clause,
    ) ||
    /\bstop(?:s|ped)? (?:by|at|in|over|on|off|up|here|there|for|sign|light|before|after|when)\b(?! (?:all|once|this number|my phone))/.test(
      clause,
    ) ||
    /\b(?:is|are|was) (?:this|it|that|you|these) (?:a |some |really |even )?(?:spam|spamming|scam|legal|real|harassing)/.test(
      clause,
    )
  )
}

const set = (words: string) => new Set(words.trim().split(/\s+/))

/** Small words. */
const small = `i me my mine myself we us our you your yours yourself this that these those it its them they their he she him her his hers
  here there the a an of from to for on in at by with and or but so if is are am was were be been being do does did done doing have has had
  having will would can could should may might must shall not no never none nothing nobody neither nor yes yeah ok please thanks thank just now
  already again ever anymore more any all every everything everyone anything anyone anybody somebody someone something time times once twice
  two three third fourth second fifth hundred million thousand last first final one why how what when where who whoever which whatever because since as than then too very
  really still even only also either both another other others else each much many enough such about out off up down over under into
  away back through until unless immediately today forever good permanently at once right effective asap starting moving forward future further henceforth
  hi hello hey yo morning afternoon evening sir maam madam dear mr mrs ms want wants wanted need needs needed like would wish prefer rather love
  appreciate ask asking asked beg begging demand demanding request requesting requested require let make makes made making get gets
  getting got give gave given put take taking took go going come keep keeps keeping say says said saying tell telling told mean means meant meaning word part understand
  know think thought believe hope see hear heard read use uses used using try trying tried let please kindly simply sorry some way ways day days week weeks month months year years ago
  long longer ll re ve side end new old same different continue continues continued add added mark note file company business people guys folks yall dude man bro sir lady kind nice
  polite politely nicely favor sake charge anywhere able want process comply honor respect wishes effect effective consider considered considering official officially formal formally notice written writing hereby`
/** Words of contact. */
const contact = `text texts texting texted message messages messaging messaged sms contact contacts contacting contacted call calls calling called
  phone phones telephone number numbers cell line device list lists database system systems record records roster rolodex inbox subscription subscriptions subscribe subscribed
  subscriber unsubscribe unsubscribed opt opting opted marketing promo promos promotion promotions promotional offers deals ads advertisement advertisements advertising sales
  solicitation solicitations soliciting solicit solicitor telemarketing telemarketer telemarketers campaign campaigns blast blasts newsletter newsletters notification notifications alert alerts update updates
  spam spamming spammer spammers spammed junk crap trash garbage bs nonsense shit stuff thing things communication communications communicate communicating correspondence email emails emailing
  mail mailing mailings send sends sending sent receive receiving received write writing reply replying replied respond responding reach reaching reached
  hit hitting blow blowing blast blasting ping pinging bother bothering bothered annoy annoying annoyed pester pestering bug bugging harass harassing harassed harassment
  stalk stalking disturb disturbing badger badgering hound hounding bombard bombarding flood flooding nag nagging info information data details name automated robot bot robotext robotexts unwanted unsolicited random constant
  constantly daily group chat thread stop stops stopping stopp quit quitting cease desist halt discontinue end ending ends refrain remove removed removing removal delete deleted deleting erase erased drop dropped
  purge scrub wipe cancel block blocked blocking blacklist lose forget leave leaving alone enrolled enroll exclude excluded dnc registry national tcpa fcc ftc bbb law laws illegal legal legally
  consent permission authorization authorize authorized revoke revoked revoking withdraw withdrawn withdrawing rescind rescinded report reported reporting sue suing lawyer attorney police cops court complaint complaints
  complain flag flagged flagging action privacy violation violating violate wrong person customer client interested`
/** Words of annoyance. */
const annoyance = `count touch hearing sick tired fed bored done through finished rude creepy weird crazy insane ridiculous absurd stupid dumb damn dang darn god gods goodness jesus christ heck hell
  fuck fucking fuckin freaking friggin frickin effing eff f bloody piss pissed pissing screw ass bitch asshole assholes idiot idiots moron morons jerk jerks loser losers creep creeps stranger strangers scam scammer scammers scammed lol omg wtf smh ffs ugh gosh
  enough bye goodbye nope nah nonstop repeatedly over life lost buzz beat scram else peace rest break sleep work job family wife husband mom mother dad father son daughter kid kids child`
const plain = new Set([...set(small), ...set(contact), ...set(annoyance)])

const stopWord = '(?:stop|quit|cease|halt|desist|discontinue|refrain|knock it off|cut it out)'
const contactVerb =
  '(?:text|message|contact|sms|write|email|call|bother|harass|pester|bug|disturb|annoy|spam|ping|reach out|hit me up|send|reply to|solicit|blow up|communicate|reach|texting|messaging|contacting|calling|bothering|sending)'
const contactNoun =
  '(?:texts?|messages?|sms|messaging|texting|contact|spam|spamming|junk|crap|communications?|calls?|promos?|promotions?|ads|marketing|emails?|notifications?|solicitations?|mailings?|blasts?|campaigns?|newsletters?)'
const me =
  '(?:me|us|my \\w+|our \\w+|(?:this|the|that) (?:\\w+ )?(?:number|phone|line|cell|person|name)|number|name|it here)'
const softly = '(?: (?:please|now|thanks|thank you|ok|immediately|today|asap|right away|at once|already))*'
const signOf = (pattern: string) => new RegExp(`\\b(?:${pattern})(?= |$)`)

/** Enough in any words: what is stopped is done to the writer. */
const anySigns = [
  signOf(`(?:stop|quit|cease) (?:with )?\\w+ing (?:me|us|this number|my phone) (?:\\w+ ){0,3}${contactNoun}`),
]
/** Enough by itself, whatever else is said. */
const signs = [
  signOf(
    `${stopWord}(?: \\w+){0,5} ${contactNoun}|${stopWord}(?: \\w+){0,4} (?:texting|messaging|contacting|calling|bothering|harassing|spamming|sending|bugging|pestering|annoying|stalking|emailing|hitting|blowing|reaching|writing)`,
  ),
  signOf(
    `(?:end|cancel|kill) (?:\\w+ ){0,4}(?:texts|messages|sms|messaging|texting|spam|text subscription|communications?)`,
  ),
  signOf(
    `(?<!why )(?:do not|never|not to|not) (?:(?:ever|you|just|please|even|bother|bother to|try|try to|dare|dare to|keep|go|start|continue to|need to|want you to|call or|text or|ever again|again|want you|like you|people) )*${contactVerb} (?:to )?(?:${me}(?! back)|these|this|those|any|anything|nothing|again|anymore|ever)`,
  ),
  signOf(`do not (?:text|contact|message|solicit|sms)$`),
  signOf(
    `(?:remove|delete|erase|drop|purge|scrub|wipe|exclude|unsubscribe|removing|deleting|erasing|unsubscribing|lose|forget) (?:\\w+ )?${me}${softly}$|(?:block|blacklist|blocking) (?:my|this|our) (?:\\w+ )?number|(?:number|phone) (?:\\w+ ){0,4}(?:remove|delete|erase|drop) it${softly}$`,
  ),
  signOf(
    `(?:remove|delete|erase|drop|scrub|wipe|take|get|keep|leave|removing|deleting|taking|put|have|keeping|getting|cut) (?:${me}|her|him|it|them|mine)(?: \\w+)? (?:off|out|from|of)(?: (?:of|from))? (?:\\w+ ){0,5}(?:lists?|database|systems?|records?|contacts|campaigns?|phone|inbox|texts|messages|blasts?|mailings?|thing|chat|group|thread|marketing|crap|this|these|here)`,
  ),
  signOf(
    `(?:have|get|see|had|want|need|like|be|been|getting|being) (?:${me} |to be |to get )?(?:removed|deleted|unsubscribed|erased|opted out|excluded|taken off)`,
  ),
  signOf(
    `(?:no|zero|enough|too many|done with|sick of|tired of|over|through with|finished with|fed up with|enough of|enough with|had it with|not (?:\\w+ ){0,3}want|not (?:\\w+ ){0,2}need|not (?:\\w+ ){0,2}like|not interested in|never (?:\\w+ ){0,2}(?:want|wanted|asked for|agreed to|requested)) (?:\\w+ ){0,5}${contactNoun}(?: \\w+){0,3}$`,
  ),
  signOf(
    `(?:i|we) (?:do not|never|no longer) (?:\\w+ )?want (?:\\w+ )?(?:these|this|those|them|any of these|any of this)(?: anymore| again| please| thanks| at all| sent| here| to me| coming)*$`,
  ),
  signOf(
    `(?:mark|note|list|flag|put|add|register|process) (?:\\w+ ){0,4}(?:do not (?:text|call|contact|message|sms)|dnc|opt out|no contact)`,
  ),
  signOf(`on (?:the |your |a )?(?:\\w+ )?do not (?:call|text|contact)`),
  signOf(
    `(?:consent|permission|authorization) (?:is |be |been |was |considered |officially )*(?:revoked|withdrawn|rescinded|over|ended|done)|(?:revoke|withdraw|rescind|revoking|withdrawing|rescinding|no|not have) (?:\\w+ ){0,3}(?:consent|permission|authorization)`,
  ),
  signOf(
    `(?:this|that|it|these|texts|messages|you|you people|you guys|you all|all this|company|business|number) (?:is|are|have been|has been|keep|keeps) (?:\\w+ ){0,2}(?:spam|spamming|harassment|harassing|stalking|bothering|annoying) ?(?:me|us|my \\w+|people|strangers)?$`,
  ),
  signOf(
    `^(?:ok |and |so |now )?(?:i|we|i am|we are|i will|i am going to|will|going to|i have)? ?(?:\\w+ )?(?:report|reporting|reported|block|blocking|blocked|flag|flagging|flagged|sue|suing|sued)(?: (?:and \\w+|you|this|your|it|as|to|number|the|for|all of you))+`,
  ),
  signOf(
    `(?:being|been|getting|are|get|will be) (?:reported|blocked|sued)|(?:blocked|reported) (?:and|as|to) (?:reported|blocked|spam|the)|^(?:reported|blocked)$`,
  ),
  signOf(
    `(?:or|before|else|then) (?:i|we) (?:\\w+ ){0,3}(?:sue|report|block|lawyer|attorney|police|complaint|call)`,
  ),
  signOf(
    `(?:lawyer|attorney|police|cops|fcc|ftc|court|legal action|complaint)(?: \\w+)* (?:stop|continues?|again|keep)|(?:stop|again|keep|continues?)(?: \\w+)* (?:lawyer|attorney|police|cops|fcc|ftc|court|legal action|complaint)`,
  ),
  signOf(
    `(?:if|unless) you (?:\\w+ )?(?:do not |can not |will not |keep )?(?:stop|quit|cease|texting|messaging|contacting)|why (?:will|do|can|would) (?:not you|you not) (?:\\w+ )?stop`,
  ),
  signOf(
    `(?:which|what) part of stop|(?:said|say|saying|texted|sent|typed|replied|wrote|told you|asked you)(?: (?:to|the word|you to|you|it|already|please|please to|u to|word))* stop|stop means|the word stop|to stop$|asked (?:\\w+ ){0,3}stop`,
  ),
  signOf(
    `(?:bother|text|spam|annoy|harass|message|bug|pester|call|contact) (?:someone|somebody|anyone|anybody) else|leave (?:me|us|my (?:\\w+ )?(?:phone|number|family|wife|husband|kids?|mom|mother|dad|father|inbox|line)|this (?:number|phone|person|line)) (?:\\w+ ){0,3}alone|let me be|leave me (?:\\w+ )?be|get out of my (?:phone|inbox|life|texts|messages)|take (?:me|us) out of (?:this|these|your)|count me out of|lose (?:my|this|our) (?:\\w+ )?(?:number|info|contact)`,
  ),
  signOf(
    `(?:why|how come) (?:are|do) you (?:people |guys )?(?:still|keep|always|constantly) (?:texting|messaging|contacting|sending|bothering|harassing|spamming)`,
  ),
  signOf(
    `(?:unsubscribe|opt out|opting out|opt me out)$|(?:consider|this is|as) (?:\\w+ ){0,3}(?:opt out|notice)`,
  ),
]
/** Enough only where nothing else is talked of. */
const bareSigns = [
  signOf(
    `^(?:\\w+ ){0,6}${stopWord}(?: (?:please|now|it|this|that|all|everything|already|ok|thanks|immediately|today|with|the|and|again|you|people|sir|bro|man|asap|forever|dude|all this|all that|for good|at once|i mean it|i said|i am serious))*$`,
  ),
  signOf(
    `^(?:please |just |ok |and |now |so )*(?:bug|buzz|back|piss|eff|f|fuck|get|sod|screw) (?:off|lost|you)|^(?:please |just )*(?:go away|scram|get a life|beat it)|^(?:please )?count me out$|^no more (?:of )?(?:this|these|that|it)$|^(?:i )?(?:want|need|would like) (?:off|out)$|(?:not interested) (?:stop|remove)|^enough (?:is enough|already)$`,
  ),
]
