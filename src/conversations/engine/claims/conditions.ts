import type { Found } from './found.ts'

/** What a contact does who agrees or gives what is missing. */
const agreeing =
  '(?:say|says|reply|answer|confirm|give|tell|agree|approve|okay|accept|pick|choose|want|like|prefer|works?|suits?|send|share|text|know|decide|are ready|are happy|are fine|are okay|pay|check|checks|hear|leave|wish|fine|good with|need|is (?:okay|fine|right|correct|good|free|open|available|all right|alright|not|done|confirmed|booked|received|complete|paid)|go ahead|respond|provide|yes|signs?|can make|let me|let us|calls?|leaves?|arrives?|starts?|finds?|sees?|finish|finishes|opens?|comes?|have (?:replied|confirmed|answered|agreed|given|sent|told|paid|your|that|the|all|it|this)|get (?:your|that|the|it|this))'
const onlyIf =
  '(?:if|once|when|as soon as|after|provided(?: that)?|assuming|should|the moment|the second|the minute|whenever|before|until)'
const condition = `${onlyIf} (?:(?:i|we) (?:have|get|receive|hear|know|find|check|see|can|got)|(?!i |we )(?:\\w+ ){1,5}?${agreeing})\\b`
const conditionFirst = new RegExp(
  `(?:^|, |\\b(?:and|but|so|okay|sure|great|only) )(?:${condition}|(?:upon|on|with|after|following|pending|subject to) (?:your |the |a )?(?:confirmation|reply|approval|answer|receipt|receiving|yes|go ahead)\\b)`,
)
const conditionAfter = new RegExp(`^(?: \\w+){0,6}?,? (?:only )?${condition}`)
const invitesInstead =
  /\b(?:let me know|let us know|feel free|just (?:call|text|reply)|please|reach out|holler|shout)\b/
const tellMe =
  /(?:^|, ?|\b(?:just|please|simply|only|okay|sure|or|so) )(?:say|reply|text (?:me|us|back)?|tell (?:me|us)|send|give (?:me|us)|confirm|pick|choose|let (?:me|us) know|respond|answer|(?:i )?(?:just |still |only )?need (?:your|a|an) \w+|one word|one yes|a (?:quick |simple )?(?:yes|word|reply|thumbs up)|your (?:yes|okay|name|address)|thumbs up|nod|yes or no|give the word|(?:i |we )?(?:still |just )?need)\b(?!ed)[^,]*(?: [a-z]+)*,? (?:and|then|and then|before) (?:\w+ ){0,5}$/
const isPast =
  /\b(?:i|we|he|she|they|have|has|had|am|was|were) (?:(?:just|already|also|now|been|went ahead and) )*$/

/** Whether the deed is told on a condition: "once you say yes", "reply yes and it is booked". */
export function isConditional(found: Found): boolean {
  const { clauses, at, before, words, after, sentence } = found
  const isFact = isPast.test(before) || /^(?:i|we) (?:have|moved|booked|sent|told)/.test(words)
  const position = sentence.indexOf(words, Math.max(0, sentence.indexOf(clauses[at]?.text ?? '')))
  const until = sentence.slice(0, position)
  if (!isFact && tellMe.test(until)) return true
  if (isFact && found.deed.strength === 'done' && !/\bwill have\b/.test(words)) return false
  const rest = sentence.slice(position + words.length)
  const later = conditionAfter.exec(rest || after)
  const isKept =
    (found.deed.kind === 'held' || found.deed.kind === 'booked') && /\buntil you/.test(later?.[0] ?? '')
  if (later && !isKept && !invitesInstead.test(later[0])) return true
  const parts = until.split(' , ').filter((part) => part !== '')
  const preceding = parts.slice(-2).join(' , ')
  return conditionFirst.test(preceding) && !invitesInstead.test(parts.at(-1) ?? '')
}
