import type { Token } from './normalise.ts'
import type { TopicMatch } from './recognise-topic.ts'

/**
 * "I'd rather ring you than type all this", "somebody phone me, I won't do this by text": the talk is to go on another way.
 * It is no wish to be left alone, however alike the words are.
 */
export function otherChannel(tokens: Token[]): TopicMatch | null {
  const words = tokens.map(({ word }) => word).join(' ')
  if (wantsPeace.test(words)) return null
  if (wantsBeCalled.test(words) && (prefersVoice.test(words) || tiredOfTexts.test(words))) return person
  if (prefersVoice.test(words)) return phone
  return tiredOfTexts.test(words) ? person : null
}

const person: TopicMatch = { topic: 'person', confidence: 0.9, used: [] }
const phone: TopicMatch = { topic: 'phone', confidence: 0.9, used: [] }

const voice = '(?:call|calling|phone|ring|talk|talking|speak|speaking|dial|voice)'
const writing = '(?:text|texts|texting|type|typing|write|writing|message|messages|messaging|chat|chatting)'

/** "Rather call than text", "prefer talking over typing". */
const prefersVoice = new RegExp(
  String.raw`\b${voice}\b(?: \w+){0,4}? (?:than|over|instead of|rather than|and not|not)(?: \w+){0,2}? ${writing}\b`,
)

/** "I do not want to do this by text": what is not wanted is to settle something so, not to be written to. */
const tiredOfTexts = new RegExp(
  String.raw`\b(?:not|rather|hate|tired of|sick of|hard|easier|than)\b(?: \w+){0,4}? (?:do|doing|discuss|discussing|explain|explaining|handle|handling|sort|sorting|go|going|talk|talking|have)\b(?: \w+){0,4}? (?:by|over|via|through|on|in) (?:a )?${writing}\b`,
)

const wantsBeCalled =
  /\b(?:call|phone|ring|dial) (?:me|us)\b|\bgive (?:me|us) a (?:call|ring|buzz)\b|\b(?:me|us|my \w+) a call\b/

/** Whoever wants none of it says so beside. */
const wantsPeace =
  /\b(?:stop|unsubscribe|opt out|leave (?:me|us) alone|any ?more|no more|never|remove|delete)\b|\bnot (?:call|text|message|contact|write)\b/
