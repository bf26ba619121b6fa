import {
  between, bothering, courtesy, identity, indexAfter, isAsked, isSubject, lists, messaging, ourself, sentThings, skip, some, stopVerbs,
} from './stop-grammar.ts' // biome-ignore format: one readable block

/** "Stop texting", "quit bugging me", "stop sending these", "knock it off with these". */
export function isStopMessaging(words: string[]): boolean {
  return some(words, (at) => {
    const isKnockOff = /^(?:knock it off|cut it out)/.test(words.slice(at, at + 3).join(' '))
    const isVerb = stopVerbs.has(words[at] ?? '') && words[at - 1] !== 'will'
    if ((!isKnockOff && !isVerb) || !isAsked(words, at)) return false
    const from = at + (isKnockOff ? 3 : 1)
    const object = skip(words, from, { skipped: between, objects: sentThings })
    if (messaging.has(object)) return words[words.indexOf(object, from) + 1] !== 'you'
    if (sentThings.has(object) || isStream(words, from)) return true
    return words[at] !== 'cancel' && (bothering.has(object) || isCallingUs(words, from))
  })
}

/** "… sending these", "… getting this": whatever it is, it comes from us. */
function isStream(words: string[], from: number): boolean {
  if (!/^(?:sending|getting|receiving)$/.test(words[from] ?? '')) return false
  const rest = words.slice(from + 1).filter((word) => !ourself.has(word))
  return rest.length <= 3 && (rest.length === 0 || /^(?:these|this|those|it|things|all)$/.test(rest[0] ?? ''))
}

function isCallingUs(words: string[], from: number): boolean {
  const next = words[from + 1] ?? ''
  return (
    words[from] === 'calling' &&
    (ourself.has(next) || (next === 'this' && identity.has(words[from + 2] ?? '')))
  )
}

/** "Do not contact me", "never text this number again", "don't send me anything"; not "I don't text". */
export function isDoNotMessage(words: string[]): boolean {
  return some(words, (at) => {
    const isNever = words[at] === 'never'
    if (!isNever && (words[at] !== 'do' || words[at + 1] !== 'not')) return false
    if (isSubject(words[at - 1]) || words[at - 1] === 'why') return false
    const verbAt = indexAfter(words, at + (isNever ? 1 : 2), beforeVerb)
    const [verb, rest] = [words[verbAt] ?? '', words.slice(verbAt + 1)]
    if (rest.includes('until')) return false
    if (verb === 'send')
      return rest.some((word) => sentThings.has(word)) && !rest.includes('him') && !rest.includes('her')
    const isUs =
      ourself.has(rest[0] ?? '') || (/^(?:this|my)$/.test(rest[0] ?? '') && identity.has(rest[1] ?? ''))
    if (isUs) return messaging.has(verb) || botherVerbs.has(verb)
    return messaging.has(verb) && /^(?:again|anymore|here)?$/.test(rest[0] ?? '')
  })
}

const beforeVerb = new Set(['ever', 'again', 'please', 'you'])
const botherVerbs = new Set(['bother', 'bug', 'harass', 'pester', 'email'])

/** "No more texts", "no texts please", "enough with the messages"; not "no message came through". */
export function isNoMore(words: string[]): boolean {
  return some(words, (at) => {
    const pair = `${words[at]} ${words[at + 1]}`
    const isMore = pair === 'no more' || pair === 'no further'
    if (
      isMore ||
      words[at] === 'enough' ||
      /^(?:sick|tired) of$|^fed up$|^(?:done|finished) with$/.test(pair)
    )
      return messaging.has(skip(words, at + (isMore ? 2 : 1), { skipped: links }))
    const isPlain = at === 0 && /^no (?:texts|messages)$/.test(pair)
    return (
      isPlain && words.slice(2).every((word) => courtesy.has(word) || between.has(word) || word === 'from')
    )
  })
}

const links = new Set(['of', 'with', 'up', 'these', 'those', 'your', 'the', 'all', 'more'])

/** "I don't want your texts", "I do not wish to be contacted". */
export function isUnwanted(words: string[]): boolean {
  const text = words.join(' ')
  if (/\bwant out\b/.test(text)) return words.some((word) => messaging.has(word) || lists.has(word))
  const wished = unwished.exec(text)?.[1] ?? ''
  return !/\b(?:miss|lose|until|bother you)\b/.test(wished) && ourMessages.test(wished)
}

const unwished =
  /\b(?:do not|no longer|never|not) (?:even )?(?:want|wish|care|like|agree|consent|need|interested) (.*)/
const ourMessages =
  /\bhear from you\b|\bbe (?:contacted|texted|messaged)\b|\b(?:be|being) on (?:your|this|the|any) (?:\w+ )?list\b|\b(?:your|these|those|any|more|get|receive|receiving) (?:\w+ )?(?:texts?|messages?|sms|spam|texting)\b/
