/** "Do not stop", "why did you stop", "I get no texts", "I will stop", "don't text me my total", "unsubscribe me from the Sunday class": the words of a stop, and none. */
export const turnedRound =
  /\b(?:why|when) (?:did|have|has) (?:you|they|it|he|she|we|i|the \w+)(?: guys| all)? (?:stop|stopped|quit)\b|\b(?:get|got|getting) no (?:texts|messages)\b|\bnot want to stop\b|\bnot (?:text|message|write)(?: me| us)? (?:please |just )?(?:call|ring|phone|email) (?:me|us|him|her)\b|\b(?:not|never|without) (?:\w+ )?(?:stop|leave|remove|delete|unsubscribe|block|take)\b|\bi (?:will|am|can|should) (?:\w+ )?stop\b|\bnot (?:text|message|send) (?:me|us) (?:my|our)\b|\bunsubscribe (?:me |us )?from (?:the|your) (?:\w+ly|\w+day) \w+ing\b/

/** Whoever says one of these wants texts, whatever else is said of stopping. */
export const wantsToStay =
  /(?:^|, |\b(?:please|but|and|to|just) )keep (?:texting|messaging|sending|getting|my (?:\w+ ){0,2}(?:texts|messages|reminders|updates))|\b(?:accidentally|by accident|by mistake|on accident) (?:\w+ ){0,2}(?:stop|stopped|unsubscribed|opted|said|texted|replied|sent|hit)|\b(?:stop|stopped|unsubscribed|opted out) (?:\w+ ){0,2}(?:accidentally|by accident|by mistake|on accident)|\b(?:stop|unsubscribed|opted out) (?:to|from|for) (?:(?:that|the|some|an|a) )?(?:other|another|different) (?:company|number|place|one|business|shop|store|text)\b|(?:^|, )(?:please |just )?use (?:(?:this|my) (?:number|phone|cell|one)|mine)\b|(?:^|, |\b(?:please|but|and|just) )(?:keep me (?:on|in|posted)|do (?:text|message) (?:me|us))\b|\bunsubscribe question\b|\bi (?:do )?want (?:the|your|these|those) (?:texts|messages|reminders|updates)(?! (?:to )?(?:stop|end|gone|off))|\breinstate\b|\bhow (?:do|can|would) (?:people|others|customers|folks) (?:opt out|unsubscribe|stop|get off)|\b(?:will|would|do|can) (?:i|we) still (?:get|receive)\b|\b(?:will|would) (?:these|those|they|the|my) (?:\w+ )?still (?:come|tell|work|let|remind|reach)\b/

const people = String.raw`(?:you|somebody|someone|they|anyone|your \w+)`
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'

/** Another firm's letters, another phone, a place in the book, a thing that stops: the words of a stop, said of something else. */
export const isOfSomethingElse = new RegExp(
  [
    String.raw`\b(?:put|sign|add|get) (?:me|us) (?:back|up again)\b(?! to)|\bput back on\b`,
    String.raw`\bnot (?:lose|forget|delete|throw (?:out|away)) (?:me|my (?:number|contact|digits))\b`,
    String.raw`\byours (?:is|are) (?:fine|good|great|ok|okay)\b|\byour own (?:texts|messages|ones) (?:is|are)\b`,
    String.raw`(?<!\b(?:not|never|stop|to) )\b(?:text|message) (?:this one|mine|my cell)\b|\bmine is this one\b|\bsend it here\b`,
    String.raw`\b(?:stop|quit) calling (?:me )?(?:and|but|just)(?: \w+)? (?:text|message)\b`,
    String.raw`\b(?:call|ring|phone) (?:me|us) , (?:please )?(?:do )?not text\b(?! (?:me )?(?:again|any))|\bnot over text\b`,
    String.raw`\bunsubscribe (?:\w+ )?from (?:premium\b|theirs?\b|what\b|that (?!list\b|number\b|stuff\b|thing\b|text)|the (?:\w+ )?(?:magazine|newsletter|class|plan)\b)|\b(?:of|from) theirs\b`,
    String.raw`\bdid ${people} (?:\w+ )?(?:drop|take|remove|delete|kick|block) me\b`,
    String.raw`\b(?:off|from) (?:the|my|our|that|your) (?:wait|\d|${weekday}|(?:morning|afternoon|evening|noon)\b|\w+ appointment\b)`,
    String.raw`\bstop ,? ?my (?!number|phone|texts|messages|reminders|updates|alerts|subscription)\w+ \w+ing\b`,
    '^stop , wrong (?!number|person|one|guy)',
    String.raw`\boff (?:of )?(?:her|his) list\b|\bget an? (?:business|company|store|shop|place) to (?:stop|quit)\b`,
    String.raw`\b(?:that|this|the) other (?:outfit|company|firm|business|shop)\b.*\b(?:text|texts|leave me)\b`,
  ].join('|'),
)
