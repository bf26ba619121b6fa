import {
  courtesy,
  identity,
  indexAfter,
  isAsked,
  lists,
  messaging,
  ourself,
  skip,
  some,
} from './stop-grammar.ts'
import { isDoNotMessage, isNoMore, isStopMessaging, isUnwanted } from './stop-message-rules.ts'

/** Every rule is a verb, what it is done to, and what must not stand before it. */
export const stopRules: { name: string; matches: (words: string[]) => boolean }[] = [
  { name: 'unsubscribe', matches: (words) => isAsked(words, words.indexOf('unsubscribe')) },
  { name: 'opt out', matches: isOptingOut },
  { name: 'only stop', matches: isOnlyStop },
  { name: 'stop messaging', matches: isStopMessaging },
  { name: 'make it stop', matches: isMakeItStop },
  { name: 'do not message', matches: isDoNotMessage },
  { name: 'no more messages', matches: isNoMore },
  { name: 'want no messages', matches: isUnwanted },
  { name: 'remove me', matches: isRemoval },
  { name: 'leave me alone', matches: isLeaveAlone },
]

function isOptingOut(words: string[]): boolean {
  return some(
    words,
    (at) => /^opt(?:ing|ed)?$/.test(words[at] ?? '') && skip(words, at + 1, { skipped: ourself }) === 'out',
  )
}

/** "Please stop", "stop it now", and the lawyers' "cease and desist". */
function isOnlyStop(words: string[]): boolean {
  if (/\bcease and desist\b|^(?:knock it off|cut it out)$/.test(words.join(' '))) return true
  return (
    some(words, (at) => /^(?:stop|quit)$/.test(words[at] ?? '')) && words.every((word) => courtesy.has(word))
  )
}

/** "Make these texts stop"; not "when do the messages stop" or "my texts stop working". */
function isMakeItStop(words: string[]): boolean {
  const made = words.indexOf('make')
  return some(words, (at) => {
    const isMade = made >= 0 && made < at && words[at] === 'stop' && messaging.has(words[at - 1] ?? '')
    return isMade && words.slice(at).every((word) => courtesy.has(word))
  })
}

/** "Leave me alone", "leave us be"; not "leave the dog alone". */
function isLeaveAlone(words: string[]): boolean {
  return some(words, (at) => {
    const isUs = words[at] === 'leave' && ourself.has(words[at + 1] ?? '')
    return isUs && /^(?:alone|be)$/.test(words[at + 2] ?? '') && isAsked(words, at)
  })
}

/** "Remove my number", "take me off your list", "how do I get off this list". */
function isRemoval(words: string[]): boolean {
  const text = words.join(' ')
  if (
    /\b(?:be|get|want) (?:off|removed|deleted|taken off) (?:of |from )?(?:this|your|the|these|all)\b/.test(
      text,
    )
  )
    return words.some((word) => lists.has(word))
  return some(words, (at) => {
    const verb = words[at] ?? ''
    if (!removeVerbs.has(verb) || !isAsked(words, at)) return false
    const isMe = ourself.has(words[at + 1] ?? '')
    const isIdentity = /^(?:my|this|our)$/.test(words[at + 1] ?? '') && identity.has(words[at + 2] ?? '')
    if (!isMe && !isIdentity) return isFromOurList(words, at)
    if (verb === 'lose') return isIdentity
    const rest = words.slice(indexAfter(words, at + 2, identity))
    const isFromList = rest.some((word) => lists.has(word))
    if (/^(?:remove|delete|erase)$/.test(verb))
      return isFromList || rest.every((word) => courtesy.has(word)) || rest.includes('texting')
    return rest[0] === 'off'
      ? isFromList || rest.slice(1).every((word) => courtesy.has(word))
      : rest[0] === 'from' && isFromList
  })
}

/** "Remove from list", with nobody named but the writer. */
function isFromOurList(words: string[], at: number): boolean {
  const rest = words.slice(at + 1)
  const isFrom = rest[0] === 'from' || (rest[0] === 'off' && words[at] !== 'get')
  return isFrom && rest.some((word) => lists.has(word)) && rest.length <= 5
}

const removeVerbs = new Set(['remove', 'delete', 'erase', 'take', 'get', 'drop', 'pull', 'strike', 'lose'])
