import type { ToldTopic } from '#meaning/tell-topic.ts'
import type { Topic } from './topics.ts'

/**
 * "My wife says the noise keeps her up", "just W-2s, me and my husband": what tells of something and of nobody here is no
 * complaint about us, and no word for the team.
 */
export function isOnlyStory(
  topic: Topic | undefined,
  { text, message }: { text: string; message: string },
  { meant, isIdiom }: { meant: ToldTopic; isIdiom: boolean },
): boolean {
  if (isIdiom) return false
  if (topic === 'message') return !leavesWord.test(text)
  return (
    topic === 'complaint' &&
    !(meant.label === 'complaint' && meant.chance >= 0.6) &&
    !ofUs.test(text.replace(theirs, ' ')) &&
    !outrage.test(message)
  )
}

/** "He was not happy about it": somebody else, and about something else. */
const theirs =
  /\b(?:he|she|they|(?:my|our|his|her) \w+)(?:['’]?s| (?:was|were|is|are|keeps?|always))? (?:(?:so|very|really|too|pretty) )?(?:not happy|unhappy|upset|complain\w*|frustrat\w*)(?! (?:with|about|at) (?:you|your)\b)/gi

const ofUs =
  /\b(?:you|your|yours|u|ur|yr|y['’]?all|you['’]?(?:re|ve|d|ll)|this (?:place|company|shop|business|outfit)|service|refund\w*|overcharg\w*|charged|billed|invoice|bill|paid|money back|complain\w*|manager|owner|unacceptable|disappoint\w*|unprofessional|rude|sloppy|ridicul\w+|worst|terrible|awful|horrible|upset|unhappy|not happy|frustrat\w*|fed up|(?:the|one of the) (?:guys?|tech\w*|fella|man|men|crew|driver|lady|woman|girl|person)|nobody|no one|never (?:showed|came|called|got)|still (?:waiting|not|no|isn['’]?t|doesn['’]?t|have)|no[- ]?show|hung up|on hold|second time|third time|third \w+|twice)\b/i

/** Said in any sentence of the text. */
const outrage =
  /\b(?:ridicul\w+|unacceptable|unprofessional|disappoint\w*|refund\w*|money back|horrible|terrible|awful|disgust\w*|ashamed)\b/i

const leavesWord =
  /\b(?:tell|tells|told|let|lets|pass|message|messages|note|know|knows|call|calls|ask|inform|remind|reminder|left|leave|forgot|lost|give|say|relay|mention|heads up|fyi|word|back to me|reach|contact|text|email|send|hear)\b/i
