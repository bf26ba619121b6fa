const set = (words: string) => new Set(words.split(' '))

/** What we send or do: the object of "stop". */
const messaging = set(
  'text texts texting message messages messaging sms contact contacting communication communications spam spamming',
)
const bothering = set('bothering bugging harassing annoying pestering spamming')
const stopVerbs = set('stop stopping quit cease end discontinue halt cancel')
/** What may stand between the verb and its object: "stop sending me all of these texts". */
const between = set(
  'sending send with the these those this all your me us any more my it of to please getting receiving get receive future further other text being',
)
const sentThings = set(
  'texts messages sms message text spam subscription alerts notifications anything any more stuff',
)
const ourself = set('me us')
const identity = set('number name contact info information details phone')
const lists = set('list lists database system contacts texts messages records')
const courtesy = set(
  'stop quit please now just it this that all already ok okay thanks thank you can could would hey hi immediately asap right everything these those i said to we again',
)

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
    (at) => /^opt(?:ing|ed)?$/.test(words[at] ?? '') && skip(words, at + 1, ourself) === 'out',
  )
}

/** "Please stop", "stop it now", and the lawyers' "cease and desist". */
function isOnlyStop(words: string[]): boolean {
  if (words.join(' ').includes('cease and desist')) return true
  return (
    some(words, (at) => /^(?:stop|quit)$/.test(words[at] ?? '')) && words.every((word) => courtesy.has(word))
  )
}

/** "Make the texts stop"; not "when do the messages stop". */
function isMakeItStop(words: string[]): boolean {
  return (
    words[0] !== 'when' && some(words, (at) => messaging.has(words[at] ?? '') && words[at + 1] === 'stop')
  )
}

/** "Leave me alone", "leave us be"; not "leave the dog alone". */
function isLeaveAlone(words: string[]): boolean {
  return some(words, (at) => {
    const isUs = words[at] === 'leave' && ourself.has(words[at + 1] ?? '')
    return isUs && /^(?:alone|be)$/.test(words[at + 2] ?? '') && isAsked(words, at)
  })
}

/** "Stop texting", "quit bugging me", "cut it out with these texts"; not "don't stop texting me". */
function isStopMessaging(words: string[]): boolean {
  return some(words, (at) => {
    const isCut = words.slice(at, at + 3).join(' ') === 'cut it out'
    if (!isCut && !stopVerbs.has(words[at] ?? '')) return false
    const object = skip(words, at + (isCut ? 3 : 1), between, sentThings)
    const isObject =
      messaging.has(object) || sentThings.has(object) || (bothering.has(object) && words[at] !== 'cancel')
    return isObject && isAsked(words, at)
  })
}

/** "Do not contact me", "never text this number again", "don't send me anything"; not "I don't text". */
function isDoNotMessage(words: string[]): boolean {
  return some(words, (at) => {
    const isNot = (words[at] === 'do' && words[at + 1] === 'not') || words[at] === 'never'
    if (!isNot || isSubject(words[at - 1]) || words[at - 1] === 'why') return false
    const verbAt = indexAfter(words, at + (words[at] === 'never' ? 1 : 2), set('ever again please you'))
    const rest = words.slice(verbAt + 1)
    const verb = words[verbAt] ?? ''
    if (verb === 'send')
      return (
        rest.some((word) => sentThings.has(word)) && !rest.some((word) => word === 'him' || word === 'her')
      )
    if (!messaging.has(verb) && !set('bother bug harass pester email').has(verb)) return false
    const isUs =
      ourself.has(rest[0] ?? '') || (/^(?:this|my)$/.test(rest[0] ?? '') && identity.has(rest[1] ?? ''))
    return (
      (isUs || (messaging.has(verb) && /^(?:again|anymore|here)?$/.test(rest[0] ?? ''))) &&
      !rest.includes('until')
    )
  })
}

/** "No more texts", "no texts please", "enough with the messages"; not "no message came through". */
function isNoMore(words: string[]): boolean {
  return some(words, (at) => {
    const isMore = words[at] === 'no' && words[at + 1] === 'more'
    const isEnough =
      words[at] === 'enough' ||
      /^(?:sick|tired) of$|^done with$|^fed up$/.test(`${words[at]} ${words[at + 1]}`)
    if (isMore || isEnough)
      return messaging.has(
        skip(words, at + (isMore ? 2 : 1), set('of with up these those your the all damn')),
      )
    const rest = words.slice(at + 2)
    return (
      words[at] === 'no' &&
      at === 0 &&
      /^(?:texts|messages)$/.test(words[1] ?? '') &&
      rest.every((word) => courtesy.has(word) || between.has(word) || word === 'from')
    )
  })
}

/** "I don't want your texts", "I no longer wish to hear from you", "I want out of these texts". */
function isUnwanted(words: string[]): boolean {
  const text = words.join(' ')
  if (/\bwant out of (?:this|these|your|the)\b/.test(text))
    return words.some((word) => messaging.has(word) || lists.has(word))
  const wish =
    /\b(?:do not|no longer|never|not) (?:even )?(?:want|wish|care|like|agree|consent|need|wanna)(?:ed)? (.*)/.exec(
      text,
    )
  const wished = wish?.[1] ?? ''
  if (/\b(?:miss|lose|until|bother you)\b/.test(wished)) return false
  return /\bhear from you\b|\bbe contacted\b|\bbe texted\b|\b(?:your|these|those|any more|any|more|get|receive|receiving) (?:\w+ )?(?:texts?|messages?|sms|spam|texting)\b/.test(
    wished,
  )
}

/** "Remove my number", "take me off your list", "I want to be removed from your list", "lose my number". */
function isRemoval(words: string[]): boolean {
  const text = words.join(' ')
  if (/\b(?:be|get) (?:removed|off|taken off|deleted) (?:from |of )?(?:this|your|the|these|all)\b/.test(text))
    return words.some((word) => lists.has(word))
  return some(words, (at) => {
    const verb = words[at] ?? ''
    if (!removeVerbs.has(verb) || !isAsked(words, at)) return false
    const isMe = ourself.has(words[at + 1] ?? '')
    const owner = /^(?:my|this|our)$/.test(words[at + 1] ?? '')
    const isIdentity =
      owner &&
      (identity.has(words[at + 2] ?? '') || (words[at + 2] === 'cell' && identity.has(words[at + 3] ?? '')))
    if (!isMe && !isIdentity) return false
    const rest = words.slice(at + 2)
    if (verb === 'lose') return isIdentity
    if (/^(?:remove|delete|erase)$/.test(verb)) return isIdentity ? !rest.includes('old') : isRemoveMe(rest)
    return rest.includes('off') || (rest.includes('from') && rest.some((word) => lists.has(word)))
  })
}

const removeVerbs = set('remove delete erase take get drop pull strike lose')

/** After "remove me": nothing more, or from what. */
function isRemoveMe(rest: string[]): boolean {
  return (
    rest.every((word) => courtesy.has(word)) ||
    rest.some((word) => lists.has(word)) ||
    rest.includes('texting')
  )
}

function some(words: string[], test: (at: number) => boolean): boolean {
  return words.some((_, at) => test(at))
}

function indexAfter(words: string[], from: number, skipped: ReadonlySet<string>): number {
  let at = from
  while (skipped.has(words[at] ?? '')) at++
  return at
}

/** The first word that is none of the skipped ones, or the last skipped one when it is itself an object. */
function skip(
  words: string[],
  from: number,
  skipped: ReadonlySet<string>,
  objects: ReadonlySet<string> = messaging,
): string {
  const at = indexAfter(words, from, skipped)
  const passed = words
    .slice(from, at)
    .findLast((word) => objects.has(word) && word !== 'any' && word !== 'more')
  return words[at] !== undefined && (messaging.has(words[at]) || bothering.has(words[at]))
    ? words[at]
    : (passed ?? words[at] ?? '')
}

/** Not turned round by what stands before: "don't stop", "never ever leave me alone". */
function isAsked(words: string[], at: number): boolean {
  const before = /^(?:ever|please|just|you)$/.test(words[at - 1] ?? '') ? words[at - 2] : words[at - 1]
  return at >= 0 && before !== 'not' && before !== 'never'
}

function isSubject(word: string | undefined): boolean {
  return word !== undefined && /^(?:i|you|we|they|he|she|who)$/.test(word)
}
