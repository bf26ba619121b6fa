import { instead } from './stop-grammar.ts'
import { stopVocabulary } from './stop-vocabulary.ts'

/**
 * A wish to be left alone that no rule has the words for: a clause that holds a sign of it and is made of nothing but
 * the small words, words of contact and words of annoyance people use for it. One foreign word (a leak, a Thursday, a
 * crew) and it may be about a job.
 */
export function isStopTalk(sentences: readonly string[]): boolean {
  const clauses = sentences.flatMap((sentence) => sentence.split(/ ?, ?/)).filter((clause) => clause !== '')
  return clauses.some((clause, at) => {
    const strange = strangeWords(clause)
    if (strange > 1 || (strange === 1 && ofWork.test(clause)))
      return !isTurnedRound(clause) && anySigns.some((sign) => sign.test(clause))
    const rest = clauses.filter((_, other) => other !== at)
    if (isTurnedRound(clause) || instead.test(rest.join(' , ')) || otherWay.test(clauses.join(' , ')))
      return false
    if ([...anySigns, ...signs].some((sign) => sign.test(clause))) return true
    return (
      strange === 0 && bareSigns.some((sign) => sign.test(clause)) && rest.every((other) => isPlain(other))
    )
  })
}

/** How many words could be of something else. */
const strangeWords = (clause: string) => clause.split(' ').filter((word) => !isPlain(word)).length
const ofWork =
  /\b(?:job|crew|truck|driver|address|gate|house|appointments?|visit|visits|slot|schedule|leak\w*|water|noise|price|invoice|bill|quote|estimate|card|door|driveway|paint\w*|install\w*|fix\w*|dog|car|service|plan|order|technician|plumber|guys?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|tonight|am|pm|noon|until|before|after|while|during|late|early|waiting|wait|reminders?)\b|\bmy (?!(?:\w+ )?(?:number|phone|cell|line|inbox|name|info|information|contact|data|email|permission|consent|privacy|lawyer|attorney|life|texts|messages)\b)\w+|\b(?:me|us|here) (?:the|a|an|about|on|at|from|for|when|if|until|yet|with)\b|\bwant (?:a|an|the)\b/

const isPlain = (clause: string) =>
  clause.split(' ').every((word) => /^\d+$/.test(word) || stopVocabulary.has(word.replace(/'s$/, '')))

/** "Text is better", "you can email me": they still want to hear from us. */
const otherWay =
  /\b(?:text|texting|email|call|calling|phone|it) (?:is|works|would be|are) (?:better|best|fine|easier|ok|good|great)\b|(?:^|, |\b(?:please|but|and|to|just) )keep (?:texting|messaging|sending|me posted|calling)\b|\b(?:you can|you could|feel free to|please) (?:text|call|email|message) (?:me|us|back)\b|(?:^|, )(?:just )?(?:text|call|email|message|ring|phone) (?:me|us|my|her|him)\b(?! (?:again|one more|anymore|once more|and))/

/** Told of oneself or of others, asked about, or the other way round. */
function isTurnedRound(clause: string): boolean {
  return (
    (/^(?:so |ok |and |but |then )*(?:i|we|he|she|they|it|that|this|who) (?:will|would|can|could|can not|will not|would not|do not|does not|did|did not|have|had|has|may|might|should|keeps?|just|am going to|is going to|promise to) (?:\w+ ){0,2}(?:stop|quit|end|leave|bother|block|cease)\w*\b/.test(
      clause,
    ) &&
      !/\b(?:ask|asked|said|beg|want|need|like|told|asking|begging|block|sue|report|texted|sent|typed|replied|wrote|saying|telling|written)\b/.test(
        clause,
      )) ||
    /^(?:he|she|they|who) (?:said|told|say|says)|\bother (?:number|phone|line|one)\b/.test(clause) ||
    /\b(?:not|never) (?:ever )?leave (?:me|us)(?: \w+)? alone/.test(clause) ||
    /\b(?:do|did|does) you (?:guys |ever |all |people )?(?:stop|stopped|quit|end)\b/.test(clause) ||
    /\b(?:when|how|where) to (?:stop|quit|end)\b|\b(?:get|got|have|are|is|seen|there are|getting|receive|received) no\b(?! (?:right|permission|business|reason|consent|interest|authority|authorization|use|need|desire|intention))/.test(
      clause,
    ) ||
    /\b(?:accidentally|by mistake|by accident|did not mean)\b/.test(clause) ||
    (/\b(?:do not|never|can not|please not|without|not) (?:ever |you |just |please |want to |want you to |have to )?(?:stop|quit|cease|remove|delete|unsubscribe|block|opt|take|drop|cancel|lose|forget|end|erase)\b/.test(
      clause,
    ) &&
      !/\b(?:if(?: \w+){1,3}|unless|why|can you|could you|will you|would you|why do you)(?: \w+)? not (?:stop|quit|cease)|not (?:stop|quit) (?:you|i)\b/.test(
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
    /\bstop(?:s|ped)? (?:by|at|in|over|on|off|up|here|there|for (?:a|the|gas|lunch|coffee)|sign|light|before|after|when)\b(?! (?:all|once|this number|my phone))/.test(
      clause,
    ) ||
    /\b(?:is|are|was) (?:this|it|that|you|these) (?:a |some |really |even )?(?:spam|spamming|scam|legal|real|harassing)/.test(
      clause,
    )
  )
}

const stopWord = '(?:stop|quit|cease|halt|desist|discontinue|refrain|knock it off|cut it out)'
const contactVerb =
  '(?:follow up with|follow up|check in with|check in on|check in|check on|text|message|contact|sms|write|email|call|bother|harass|pester|bug|disturb|annoy|spam|ping|reach out|hit me up|send|reply to|solicit|blow up|communicate|reach|texting|messaging|contacting|calling|bothering|sending)'
const contactNoun =
  '(?:follow ups?|followups?|check ins?|outreach|texts?|messages?|sms|messaging|texting|contact|spam|spamming|junk|crap|communications?|calls?|promos?|promotions?|ads|marketing|emails?|notifications?|solicitations?|mailings?|blasts?|campaigns?|newsletters?)'
const me =
  '(?:me|us|(?:my|our) (?:\\w+ )?(?:number|phone|cell|line|inbox|device|family|wife|husband|mom|mother|dad|father|son|daughter|kids?|child|grandma|grandmother|grandfather|name|info|information|data|details|contact|email)|(?:all |both |both of |all of )?(?:my|our|this|that|these) (?:\\w+ )?(?:numbers?|phones?|line|cell|person|name)|(?:my|our) (?:\\w+ )?\\S+ (?:numbers?|phones?|cell)|the (?:phone )?number|(?:my \\w+ and (?:me|i|myself)|me and my \\w+)|number|name|it here)'
const softly = '(?: (?:please|now|thanks|thank you|ok|immediately|today|asap|right away|at once|already))*'
const signOf = (pattern: string) => new RegExp(`\\b(?:${pattern})(?= |$)`)

/** Enough in any words: what is stopped is done to the writer. */
const anySigns = [
  signOf(
    `if (?:you|i) (?:\\w+ ){0,2}(?:text|message|contact|bother|spam) (?:me|us|this \\w+) (?:one more time|again|once more|one more)$|7726`,
  ),
  signOf(
    `fcc|ftc|tcpa|attorney general|(?:stop|quit|cease) (?:trying|attempting) to (?:get|win|earn|sell|reach|contact|market|recruit|scam|trick|pitch|persuade|convince|text|call) (?:\\w+ ){0,2}(?:me|my|us|our)`,
  ),
  signOf(
    `(?:stop|quit|cease) (?:with )?(?:all )?(?:the )?\\w+ing (?:me|us|this number|my phone) (?:\\w+ ){0,3}${contactNoun}`,
  ),
  signOf(
    `(?:stop|quit|cease) (?:\\w+ing (?:and|or|nor) )?(?!charging|billing|asking|giving|rushing|transferring|putting|making|telling|helping|cutting|blocking|parking|working|driving|coming|mowing|interrupting|confusing|moving|rescheduling|leaking|running|killing|hurting|dripping|stinging|biting|waking|keeping)\\w+ing(?: up| in| on| off| out| back)?(?: to| with| on| at| for| up)? (?:me|us|my (?:\\w+ )?(?:phone|number|inbox|cell|family|wife|husband|mom|mother|dad|father|son|daughter|kids?|grandma|grandmother|time|data|line))${softly}$`,
  ),
  signOf(`(?:stop|quit|cease) \\w+ing (?:and|or) (?:texting|messaging|sending)`),
]
/** Enough by itself, whatever else is said. */
const signs = [
  signOf(
    `${stopWord}(?: \\w+){0,5} ${contactNoun}|${stopWord}(?: \\w+){0,4} (?:texting|messaging|contacting|calling(?! (?:it|that|him|her|them)\\b)|bothering|harassing|spamming|sending|bugging|pestering|annoying|stalking|emailing|hitting|blowing|reaching|writing)`,
  ),
  signOf(
    `(?:end|cancel|kill) (?:\\w+ ){0,4}(?:texts|messages|sms|messaging|texting|spam|text subscription|communications?)`,
  ),
  signOf(
    `(?<!why )(?:do not|never|not to|not) (?:(?:ever|you|just|please|even|bother|bother to|try|try to|dare|dare to|keep|go|start|continue to|need to|want you to|call or|text or|ever again|again|want you|like you|people) )*${contactVerb} (?:to )?(?:${me}(?! back)|these|this|those|any|anything|nothing|again|anymore|ever|more|${contactNoun})`,
  ),
  signOf(`do not (?:text|contact|message|solicit|sms|send|write|disturb)$`),
  signOf(
    `(?:remove|delete|erase|drop|purge|scrub|wipe|exclude|unsubscribe|removing|deleting|erasing|unsubscribing|lose|forget) (?:\\w+ )?${me}${softly}$|(?:block|blacklist|blocking) (?:my|this|our) (?:\\w+ )?number|(?:number|phone|info|information|data|name|contact|list|records) (?:\\w+ ){0,4}(?:remove|delete|erase|drop|lose|forget) (?:it|them|that)${softly}$`,
  ),
  signOf(
    `(?:remove|delete|erase|drop|scrub|wipe|take|get|keep|leave|removing|deleting|taking|put|have|keeping|getting|cut) (?:${me}|her|him|it|them|mine)(?: \\w+)? (?:off|out|from|of)(?: (?:of|from))? (?:\\w+ ){0,5}(?:lists?|rotation|books?|whatever you have|whatever (?:this|it|that) is|database|systems?|records?|contacts|campaigns?|phone|inbox|texts|messages|blasts?|mailings?|thing|chat|group|thread|marketing|crap|this|these|here)`,
  ),
  signOf(
    `(?:take|get|cut|leave) off (?:my|this|our) (?:\\w+ )?(?:numbers?|name|phone|info)|(?:get|keep|stay) (?:off|out of|away from) my (?:phone|inbox|messages|texts|line|cell)|(?:have|get|see|had|want|need|like|be|been|getting|being) (?:${me} |to be |to get )?(?:removed|deleted|unsubscribed|erased|opted out|excluded|taken off)`,
  ),
  signOf(
    `(?:no (?:more|further|other|such)|zero|enough|too many|done with|sick of|tired of|over|through with|finished with|fed up with|enough of|enough with|had it with|not (?:\\w+ ){0,3}want|not (?:\\w+ ){0,2}need|not (?:\\w+ ){0,2}like|not interested in|never (?:\\w+ ){0,2}(?:want|wanted|asked for|agreed to|requested)) (?:\\w+ ){0,5}${contactNoun}(?: \\w+){0,3}$`,
  ),
  signOf(
    `(?:i|we) (?:do not|never|no longer) (?:\\w+ )?want (?:\\w+ )?(?:these|this|those|them|any of these|any of this)(?: anymore| again| please| thanks| at all| sent| here| to me| coming)*$`,
  ),
  signOf(
    `(?:mark|note|list|flag|put|add|register|process) (?:\\w+ ){0,4}(?:do not (?:text|call|contact|message|sms)|dnc|opt out|no contact)`,
  ),
  signOf(`on (?:the |your |a )?(?:\\w+ )?do not (?:call|text|contact)`),
  signOf(
    `(?:me|my \\w+|this \\w+|i|it|number|name|we) (?:is|am|be|are|get|gets|should be|needs? to be|must be|has to be|have to be|been)(?: not)? (?:removed|deleted|taken off|unsubscribed|erased)$|no (?:\\w+ ){0,3}(?:texts|messages|sms|contact|texting|messaging|spam|solicitation|solicitations|soliciting)(?: please| thanks| ever| again| here| to (?:me|this \\w+)| anymore)*$|(?:me|my \\w+|this \\w+|i|number) (?:is|am|be|are|get|gets|should be|must be) (?:removed|deleted|taken off|erased) (?:from|off|out)|not be on (?:your|the|this|any)`,
  ),
  signOf(
    `(?:no longer|not|never) (?:\\w+ )?(?:receive|get|getting|receiving|see) (?:these|those|them|any of these|your|this)(?: anymore| please| again)*$|(?:not|never) (?:get|receive|see|hear|have) (?:any |another |a single )?(?:more|another|again|anymore|any of these|one more)(?: \\w+){0,3}`,
  ),
  signOf(
    `${contactNoun}(?: from you)? (?:is|are) (?:not |un)(?:welcome|wanted|appreciated|needed)|${contactNoun}(?: from you)? (?:is|are) (?:unwanted|unwelcome|uninvited|unsolicited)|not (?:\\w+ )?(?:appreciate|welcome) (?:\\w+ )?${contactNoun}|${contactNoun} (?:need|needs|have|has|must|got)(?: to)? (?:end|stop|go)`,
  ),
  signOf(
    `(?:keep|save) (?:your|the) (?:\\w+ )?${contactNoun}(?: to yourself| to yourselves)?$|spare (?:me|us)(?: the| your)?(?: \\w+)?$|(?:waste|wasting) (?:my|your|our) (?:time|data|money|breath)`,
  ),
  signOf(
    `(?:invasion of|invading|violating|violation of|invade|respect) my (?:\\w+ )?privacy|violating (?:the )?law|illegal to (?:text|message|contact|call|send)|(?:mute|silence|disable) (?:me|my number|this number|(?:these|the|all|your) ${contactNoun})|(?:dispose of|get rid of) (?:my|this|our) (?:\\w+ )?(?:number|info|contact|name|data)|(?:not|never) (?:\\w+ ){0,2}interested in (?:hearing from|being on|being contacted|any of (?:this|these)|getting|receiving)|no (?:\\w+ )?(?:communications?|contact|texts|messages|messaging|texting) (?:of any kind|at all|whatsoever|ever)|give (?:the|your|these|this) ${contactNoun} a (?:rest|break)|(?:lay off|ease off|ease up|ease up on|cool it|chill out|chill|knock off|cut out|dial back|dial down|tone down|hold off|hold off on) (?:on |with )?(?:the |your |these |all the )?(?:\\w+ )?${contactNoun}|leave me (?:in peace|out of (?:this|it|your))`,
  ),
  signOf(
    `(?:not|never|no|denied|deny) (?:\\w+ ){0,3}(?:consent|permission|authorization|authorize)$|(?:not|never|no) (?:\\w+ ){0,3}(?:consent|permission|authorize|authorization|right) (?:to|for) (?:be |me |keep |continue |receive |receiving |get |getting |automated )*(?:text|message|contact|call|send|texted|messaged|contacted|called|use|these|this)|(?:permission|consent) denied`,
  ),
  signOf(
    `^(?:i|we) (?:have )?(?:already )?(?:opted out|unsubscribed)|(?:ask|asked|asking|told|telling|begged|begging|tell) (?:you|people|them|you people|you guys|you all|this company) (?:\\w+ ){0,3}?(?:to|not to|do not) (?:\\w+ )?(?:stop|quit|text|message|contact|call|remove)`,
  ),
  signOf(
    `(?:keep|been|are|always|still) (?:texting|messaging|calling|contacting|bothering) (?:the |a )?(?:wrong|stranger|nobody|me$)`,
  ),
  signOf(
    `(?:consent|permission|authorization) (?:is |be |been |was |considered |officially )*(?:revoked|withdrawn|rescinded|over|ended|done)|(?:revoke|revoked|withdrew|withdraw|rescind|rescinded|revoking|withdrawing|rescinding|no|not have) (?:\\w+ ){0,3}(?:consent|permission|authorization)`,
  ),
  signOf(
    `(?:this|that|it|these|texts|messages|you|you people|you guys|you all|all this|company|business|number) (?:is|are|have been|has been|keep|keeps) (?:\\w+ ){0,2}(?:spam|spamming|harassment|harassing|stalking|bothering|annoying)(?: (?:me|us|my \\w+|people|strangers|now|at this point|and illegal|already|please|stop))*$`,
  ),
  signOf(
    `^(?:ok |and |so |now )?(?:i|we|i am|we are|i will|i am going to|will|going to|i have)? ?(?:\\w+ )?(?:report|reporting|reported|block|blocking|blocked|flag|flagging|flagged|sue|suing|sued)(?: (?:and \\w+|you|this|your|it|as|to|number|the|for|all of you))+`,
  ),
  signOf(
    `(?:you are|(?:number|you) (?:has|have) been|being|getting|get|will be|yourself|(?:number|this) is) (?:now |also |being |getting )?(?:reported|blocked|sued)(?! (?:up|by|in|at|off|again))|(?:reported|reporting|forwarded|forwarding|sending|sent) (?:\\w+ ){0,2}to (?:7726|my carrier|the carrier|my phone company|the authorities|the fcc|the ftc)|hear from (?:my|our|a) (?:lawyer|attorney)|(?:blocked|reported) (?:and|as|to) (?:reported|blocked|spam|the)|^(?:reported|blocked)$`,
  ),
  signOf(
    `(?:or|before|else|then) (?:i|we) (?:\\w+ ){0,3}(?:sue|report|block|lawyer|attorney|police|complaint|call)`,
  ),
  signOf(
    `(?:lawyer|attorney|police|cops|fcc|ftc|court|legal action|complaint)(?: \\w+)* (?:stop|continues?|again|keep)|(?:stop|again|keep|continues?)(?: \\w+)* (?:lawyer|attorney|police|cops|fcc|ftc|court|legal action|complaint)`,
  ),
  signOf(
    `(?:if|unless) you (?:\\w+ )?(?:do not |can not |will not |keep )?(?:stop|quit|cease|texting|messaging|contacting)|(?:if|unless|keep|again|next|one more) (?:\\w+ ){1,8}(?:report|block|sue|reporting|blocking|suing|complain)|why (?:will|do|can|would) (?:not you|you not) (?:\\w+ )?stop`,
  ),
  signOf(
    `(?:which|what) part of stop|(?:said|say|saying|texted|sent|typed|replied|wrote|told you|asked you)(?: (?:to|the word|you to|you|it|already|please|please to|u to|word))* stop|stop means|the word stop|asked (?:\\w+ ){0,3}stop`,
  ),
  signOf(
    `(?:bother|text|spam|annoy|harass|message|bug|pester|call|contact) (?:someone|somebody|anyone|anybody) else|leave (?:me|us|my (?:\\w+ )?(?:phone|number|family|wife|husband|kids?|mom|mother|dad|father|inbox|line)|this (?:number|phone|person|line)) (?:\\w+ ){0,3}alone|let me be$|let me (?:out|off) (?:of )?(?:this|your|the|these)|leave me (?:\\w+ )?be|get out of my (?:phone|inbox|life|texts|messages)|take (?:me|us) out of (?:this|these|your)|count me out of|lose (?:my|this|our) (?:\\w+ )?(?:number|info|contact)`,
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
    `^(?:please |kindly )*(?:end|off the list|removal|list removal|removal request|off your list|want to be off (?:the|this|your) list|leave me off)(?: (?:please|now|thanks))*$|^(?:\\w+ ){0,9}(?<!\\b(?:last|next|first|final|bus|pit|every|another|only|which|train|one) )${stopWord}(?: (?:please|now|it|this|that|all|everything|already|ok|thanks|immediately|today|with|the|and|again|of|these|them|\\d+|you|people|sir|bro|man|asap|forever|dude|all this|all that|for good|at once|i mean it|i said|i am serious))*$`,
  ),
  signOf(
    `^(?:please |just |ok |and |now |so )*(?:(?:bug|buzz|back|piss|eff|f|fuck|sod|screw) (?:off|you)|get lost)|^(?:please |just )*(?:go away|scram|get a life|beat it|take a hike|jog on|bugger off|sod off|shoo|be gone|go to hell|kick rocks|get out of here|end (?:this|these|it|them|all of this)|spare me|let me go)$|^(?:please )?(?:go away)|^(?:please )?count me out$|^no more (?:of )?(?:this|these|that|it)$|^(?:i )?(?:want|need|would like) (?:off|out)$|(?:not interested) (?:stop|remove)|^enough (?:is enough|already)$`,
  ),
]
