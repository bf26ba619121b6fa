/**
 * The classes of words the stop rules are made of, as pieces of patterns over the words of `toStopSentences`: what we
 * do (message somebody), what it is done to, how somebody asks for an end, and what makes it about something else.
 */
const any = (words: string) => `(?:${words.trim().replace(/\|\s*\n\s*/g, '|')})`

/** What we send, wherever it is named. */
export const messages = any(
  `texts|text messages?|texting|messages|messaging|sms|spam|spamming|text alerts?|notifications|communications?|
  correspondence|contact|solicitations?|mailings|blasts|promos?|promotions|text(?! (?!from|to|on|at|about|me|us|again|any|every|please|now|with|or|and)\\w)`,
)
/** What others send as well: "no more reminders", "stop sending me offers". */
export const mailedThings = any(
  'message|reminders|offers|deals|ads|coupons|newsletters?|emails|surveys|junk|crap|garbage|trash|bs|nonsense',
)
/** What is ours only when it was sent: "stop sending me stuff". */
export const sentThings = any(
  `${messages}|${mailedThings}|updates|alerts|shit|stuff|things|anything(?: else| more)?|nothing(?: else| more)?|something|
  everything|marketing`,
)
/** What somebody does who messages: "stop texting", "quit hitting me up". */
export const messagingNow = any(
  `texting|messaging|contacting|spamming|harassing|bothering|bugging|pestering|annoying|disturbing|pinging|soliciting|
  stalking|badgering|hounding|emailing|hmu|reaching out|communicating|writing(?= (?:me|us|to|back|this)\\b)|bombarding|flooding(?= (?:me|us|my)\\b)|
  blasting(?= (?:me|us|my)\\b)|calling(?= (?:me|us|this|my|and texting|or texting)\\b)|blowing(?: up)?(?= (?:me|my|this|us)\\b)|hitting(?= (?:me|us|my|this)\\b)|
  using (?:this|my)(?= (?:number|phone)\\b)|trying to (?:reach|contact|sell|get (?:a )?hold)|corresponding|selling me|marketing(?= (?:to )?(?:me|us|my|this)\\b)`,
)
export const toMessage = any(
  `text|txt|message|contact|sms|spam|bother|harass|pester|bug|disturb|annoy|ping|hmu|write|solicit|email|reach out|
  communicate|hit(?= (?:me|us)\\b)|reply|respond|call|reach(?= (?:me|us)\\b)`,
)
/** The one who asks, or the phone that rings. */
export const numberNouns = any('number|phone|line|digits|contact|inbox|device|pager')
export const us = any(
  `me|us|(?:this|my|our|that) (?!old|other|previous|card|account|order|invoice|policy)(?:\\w+ ){0,2}?${numberNouns}(?: number)?|it here|here|people|my (?:mom|mother|dad|father|wife|husband|kid|son|daughter|child)(?:'s| s)(?: \\w+)? ${numberNouns}`,
)
export const myself = any(
  `me|us|myself|(?:my|this|our|the) (?:(?:\\w+ ){0,2}?${numberNouns}(?: (?:number|info|information|details))?|name|info|information|details|contact)|
  (?:my|our) (?:\\w+ ){0,1}(?:'s|s) ${numberNouns}|my \\w+'s ${numberNouns}|that number`,
)
export const lists = any(
  `lists?|database|data base|system|contacts|records|texts?|text messages?|messages|messaging|texting|sms|subscription|
  phone ?book|campaigns?|crm|distribution|group|files?|blasts?|alerts|notifications|mailings?|promotions?|thing|directory|
  phone|roster|rotation|reminders|updates|offers|marketing|thread|chat|communications|spam|emails|newsletters?`,
)
export const stopVerbs = any(
  'stop|quit|cease|halt|discontinue|end|desist|refrain|(?<=if you (?:guys |people |would |could |please |just )?)stopped|stop (?:it|that|this)|knock it off|cut it out|lay off|give it a rest',
)
export const removeVerbs = any(
  `remove|removing|delete|deleting|erase|take|taking|took|get|getting|drop|pull|strike|scratch|cross|wipe|purge|clear|
  kick|cut|scrub|yank|leave|exclude|sign|opt|keep|unlist|unenroll`,
)
/** Words that only hurry, soften or curse. */
export const fill = any(
  `please|just|kindly|now|already|ever|again|really|seriously|immediately|all|anymore|any more|further|simply|even|so|with|
  it|this|at once|forever|right now|pretty|fucking|freaking|damn|to|the hell|you|people|guys|at least|try to|trying to|attempt to|keep on|bother to|continue to|dare|dare to`,
)
export const determiners = any(
  `the|these|those|this|that|your|you|all|any|of|more|my|such|further|future|other|so many|every|each|unwanted|
  annoying|unsolicited|constant|stupid|dumb|damn|daily|weekly|automated|automatic|promotional|marketing|text|sms|me|us|with|random|
  most|from|getting|receiving|having|sending`,
)
/** What narrows a "do not text" to a time, a thing or a person. */
export const narrowed =
  /^ (?:,? ?(?:until|till|before|after|while|when|whenever|during|unless|yet|between|past|tonight|today|tomorrow|first|so (?:early|late)|this (?:early|late)|late|early|from|as|with (?!texts|messages|these|those|this|your|all|any|so|more|offers)|(?:at|on|in) (?!all|this (?:number|phone|line)|my (?:phone|number)|any|the future|here)|too (?:early|late)|(?:a|an|the|that|it|his|her|him|them|their|any pictures|pictures|photos|links?|directions|my|your|our) ?(?!phone|number|texts|messages|list|spam|sms|people|guys|company|business))\b)/
/** Another way that is asked for instead, so the talk goes on. */
export const instead =
  /(?:^| )(?:(?:please|just|but|and|,|or) (?:text|call|ring|phone|email|mail|tell|ask|message) (?:me|us|him|her|my|it|this|the)\b|(?:text|call|email|mail|message) (?:me |us |it )?instead|instead (?:text|call|email|message)|(?:email|mail|fax) (?:it|them)|just (?:text|call|email|knock|ring|tell|mail)|(?:text|texting|email|calling|a call|a text) (?:is|works|would be) (?:better|best|fine|easier|good|ok|great))\b/

/** The end of what is asked, politeness and curses aside. */
export const end = `(?: (?:please|now|thanks|thank you|thank u|ok|already|again|anymore|any more|any longer|no more|ever|forever|today|immediately|right away|right now|at once|for good|for real|completely|permanently|entirely|altogether|asap|bro|bruh|dude|man|lol|fr|ffs|sir|ma am|too|then|guys|people|either|all|as well|off|out|down|this time|it)\\b){0,4}(?= ,| and\\b| or\\b| but\\b| so\\b| because\\b| since\\b| before i\\b| as (?:i|we|this)\\b| i\\b| im\\b| we\\b| not interested|$)`
