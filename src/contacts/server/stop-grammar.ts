const set = (words: string) => new Set(words.split(' '))

/** What we send or do: the object of "stop". */
export const messaging = set(
  'text texts texting message messages messaging sms contact contacting communication communications spam spamming',
)
export const bothering = set('bothering bugging harassing annoying pestering spamming')
export const stopVerbs = set('stop stopping quit cease end halt discontinue cancel')
/** What may stand between the verb and its object: "stop sending me all of these texts". */
export const between = set(
  'calling and or sending send with the these those this all your me us any more my it of to please getting receiving get receive future further other text being',
)
export const sentThings = set(
  'texts messages sms message text spam subscription alerts notifications anything any more stuff',
)
export const ourself = set('me us')
export const identity = set('number name contact info information details phone cell')
export const lists = set('list lists database system contacts texts messages records')
export const courtesy = set(
  'stop quit please now just it this that all already ok okay thanks thank you can could would hey hi immediately asap right everything these those i said to we again',
)

export function some(words: string[], test: (at: number) => boolean): boolean {
  return words.some((_, at) => test(at))
}

export function indexAfter(words: string[], from: number, skipped: ReadonlySet<string>): number {
  let at = from
  while (skipped.has(words[at] ?? '')) at++
  return at
}

/** The first word that is none of the skipped ones, or the last skipped one when it is itself an object. */
export function skip(
  words: string[],
  from: number,
  { skipped, objects = messaging }: { skipped: ReadonlySet<string>; objects?: ReadonlySet<string> },
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
export function isAsked(words: string[], at: number): boolean {
  const before = /^(?:ever|please|just|you)$/.test(words[at - 1] ?? '') ? words[at - 2] : words[at - 1]
  return at >= 0 && before !== 'not' && before !== 'never'
}

export function isSubject(word: string | undefined): boolean {
  return word !== undefined && /^(?:i|you|we|they|he|she|who)$/.test(word)
}
