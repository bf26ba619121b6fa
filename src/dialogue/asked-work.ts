import type { Token } from './normalise.ts'

/** Work somebody asks for in so many words: where it stands in the text. */
export type AskedWork = { start: number; end: number }

/**
 * Work asked for by a sentence that says no more than "do you do it": "is X a thing of yours", "X as well?", "I could use
 * X. Would you handle such?". Whether the business does it is not asked here.
 */
export function readAskedWork(text: string, tokens: Token[]): AskedWork | null {
  const words = tokens.map(({ word }) => word).join(' ')
  const named = frames.map((frame) => frame.exec(words)?.groups?.work).find((work) => work !== undefined)
  if (named === undefined) return null
  const work = trim(named.split(' '))
  if (work.length === 0 || work.length > 5 || work.some((word) => ofAnotherMatter.test(word))) return null
  const at = tokens.findIndex((_, i) => work.every((word, part) => tokens[i + part]?.word === word))
  const [first, last] = [tokens[at], tokens[at + work.length - 1]]
  if (!first || !last || /[.?!,;:]\s/.test(text.slice(first.start, last.end))) return null
  return { start: first.start, end: last.end }
}

const you = String.raw`(?:you|you guys|you folks|your \w+)`
const done = '(?:do|does|offer|offers|provide|provides|handle|handles|perform|take on|carry out|cover)'
/** "Would you handle such?": asks for what was named before. */
const asksBack = String.raw`(?:(?:do|does|can|could|would|is) ${you} (?:guys |folks |people |also |even |ever )?${done} (?:that|it|those|this|any of that|such)\b|is (?:that|this|it) (?:something|anything|a thing|part|one|in|on|among|within|what)\b.*\byou)`
const work = String.raw`(?<work>(?:\S+ ){0,4}?\S+)`

const frames = [
  // "Is X among your jobs", "whether X is on your menu"
  String.raw`(?:^|\b(?:if|whether|and|so|hi|hey|hello) )(?:is|are) ${work} (?:a thing|something|anything|one of the things|part of (?:what|your)|among|in your line|on your (?:list|menu)|within your line)\b.*\byou`,
  String.raw`\b(?:if|whether|wondering|wonder) (?:if |whether )?${work} (?:is|are|would be) (?:a thing|something|anything|one of|part of|among|in your line|on your (?:list|menu))\b`,
  // "The right people for X"
  String.raw`\byou (?:guys |folks |people )?(?:the|are the) (?:ones?|people|place|guys|right \w+) (?:for|to call for|to see about) ${work}(?: or (?:nah|no|not|what))?$`,
  // "Can you do X as well"
  String.raw`(?:^|\b(?:hi|hey|hello|so|and|also) )(?:do|does|can|could|would) ${you} (?:guys |folks |people |also |even |ever )?(?:do|offer|provide|perform|handle) ${work}(?: (?:too|also|as well|by any chance|or (?:nah|no|not)))$`,
  // "In need of X, would you handle such"
  String.raw`\b(?:help (?:me |us )?with|take care of|looking (?:for|to get|into)|in need of|need|needing|mentioned|asking about|curious about|interested in|heard about|after|want|wanting) ${work}(?: (?:and your|for (?:us|me|my|our|a friend)|at (?:my|our|the)|done)\b.*?)? ${asksBack}`,
].map((frame) => new RegExp(frame))

/** Small words around it name nothing. */
function trim(words: string[]): string[] {
  const small =
    /^(?:a|an|the|some|any|my|our|your|to|get|have|also|too|me|us|for|with|do|done|just|actually|please|and|or)$/
  let [from, to] = [0, words.length]
  while (from < to && small.test(words[from] ?? '')) from += 1
  while (to > from && small.test(words[to - 1] ?? '')) to -= 1
  return words.slice(from, to)
}

/** A fact of the business, a day or somebody in it: another question than for work. */
const ofAnotherMatter =
  /^(?:you|i|we|it|that|this|there|he|she|they|who|what|when|where|how|today|tomorrow|\w+day|weekends?|hours?|address|phone|number|email|website|site|area|areas|town|city|county|zip|appointments?|bookings?|prices?|discounts?|cards?|cash|parking|person|human|somebody|someone|help|<\w+>)$/
