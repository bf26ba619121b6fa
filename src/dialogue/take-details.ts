import { escapePattern } from '#kit/escape-pattern.ts'
import { isCommonWord } from '#meaning/word-vectors.ts'
import { givenNames } from '#values/given-names.ts'
import { stem, tokenise } from './normalise.ts'
import { isShrug } from './openers.ts'
import type { Clause, Reading } from './read-clause.ts'
import { type NameValue, recogniseName, withoutSpelled } from './recognise-name.ts'
import type { SaidValues } from './said-values.ts'
import type { TalkState } from './talk-state.ts'

type Given = { text: string; said: SaidValues; clauses: Clause[]; reading: Reading }

/** Keeps the name, number, address and e-mail a text gives, with the words they came from. */
export function takeDetails(state: TalkState, given: Given): { name: NameValue | null; gave: boolean } {
  const before = [state.name, state.phone, state.address, state.email].join()
  const { said } = given
  // "Sorry, Jan Petersen", said to a name that was read back.
  const isMended = state.ask === 'confirm' && (putsNameRight.test(given.text) || isFullName(given.text))
  const found = nameIn(given.text, {
    isAsked: isNameAsked(state) || isMended,
    hasAddress: said.addresses.length > 0,
  })
  const name = found && mayBeName(found, state, given) ? found : null
  // "It's Marlene", said by the Marlene Schultz we know.
  const isKnown = name !== null && state.name?.startsWith(`${name.name} `) === true
  if (name && !isKnown) keep(state, 'name', { value: name.name, words: name.words })
  const [phone, address, email] = [said.phones.at(-1), said.addresses.at(-1), said.emails.at(-1)]
  if (phone && (state.phone === null || state.visit))
    keep(state, 'phone', { value: phone.value, words: phone.text })
  if (address)
    keep(state, 'address', {
      value: sameTown(swapped(address.value, said), state.address),
      words: address.text,
    })
  else if (said.swap && state.address && wordIn(said.swap.notSaid).test(state.address))
    keep(state, 'address', {
      value: state.address.replace(wordIn(said.swap.notSaid), said.swap.said),
      words: given.text,
    })
  else if (state.ask === 'confirm' && isElsewhere.test(given.text)) state.address = null
  if (email) keep(state, 'email', { value: email.value, words: email.text })
  return { name, gave: before !== [state.name, state.phone, state.address, state.email].join() }
}

/** "That's my old address", said to one that was read back. */
const isElsewhere =
  /^(?!\W*(?:yes|yep|yeah|yup|right|correct|ok|okay|sure)\b).*(?:\b(?:old|wrong|new|different|another|other|not (?:that|the|my)) (?:address|place|house|home|apartment|street)\b|\b(?:we|i)(?:['’]ve| have)? (?:just )?moved\b|\b(?:don['’]?t|no longer|not where (?:i|we)) live\b)/i

/** "Rita Ruiz", and nothing else. */
function isFullName(text: string): boolean {
  const [, first = ''] = onlyName.exec(text) ?? []
  return givenNames.has(first.toLowerCase())
}

const onlyName =
  /^\W*(?:(?:[Nn]ame is|[Ii]t['’]?s for|[Uu]nder|[Ff]or) )?(\p{Lu}\p{Ll}+) \p{Lu}[\p{L}'’-]+\W*$/u

const putsNameRight =
  /^\W*(?:(?:[Ss]orry|[Oo]ops|[Nn]o|[Ww]ait|[Aa]ctually)\W+)+(?:it['’]?s |that['’]?s )?\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+\b/u

type Scene = { isAsked: boolean; hasAddress: boolean }

function nameIn(text: string, { isAsked, hasAddress }: Scene): NameValue | null {
  const key = `${isAsked}|${hasAddress}|${text}`
  const known = names.get(key)
  if (known !== undefined) return known
  const found = recogniseName(text, isAsked) ?? (hasAddress ? nameBetween(withoutSpelled(text)) : null)
  if (names.size >= mostTexts) names.clear()
  names.set(key, found)
  return found
}

// Every turn reads the texts before it again: a name depends on nothing but its text.
const names = new Map<string, NameValue | null>()
const mostTexts = 2000

/** "Friday at 9, Dana Reed, 12 Elm Street": beside an address a part that is a name and nothing else is one. */
function nameBetween(text: string): NameValue | null {
  for (const match of text.matchAll(
    /(?<=^|[,.;\n]\s*)\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+(?=\s*(?:[,.;\n]|$))/gu,
  )) {
    const found = recogniseName(match[0], true)
    if (found && found.words === match[0])
      return { ...found, start: match.index, end: match.index + match[0].length, confidence: 0.85 }
  }
  return null
}

/** "63 Foxglove Drive, not 36": the street said before, with its town. */
function sameTown(address: string, before: string | null): string {
  const [street = '', ...town] = (before ?? '').split(', ')
  const nameOf = (text: string) => text.replace(/^\S*\d\S*\s+/, '').toLowerCase()
  const isSame = street !== '' && nameOf(address) === nameOf(street)
  return isSame && town.length > 0 ? [address, ...town].join(', ') : address
}

/** "46 Larch Street. Sorry, 64, not 46." */
function swapped(address: string, { swap }: SaidValues): string {
  return swap && /^\d+$/.test(swap.said) && address.startsWith(`${swap.notSaid} `)
    ? address.replace(swap.notSaid, swap.said)
    : address
}

function wordIn(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(words)}(?![\\p{L}\\p{N}])`, 'u')
}

type Detail = 'name' | 'phone' | 'address' | 'email'

function keep(state: TalkState, detail: Detail, { value, words }: { value: string; words: string }): void {
  state[detail] = value
  if (state.visit) state.visit.refusedFields = state.visit.refusedFields.filter((field) => field !== detail)
  const path = `contact.${detail}`
  state.values = [...state.values.filter((item) => item.path !== path), { path, value, words }]
}

function isNameAsked({ ask, lastTaken, goal, name }: TalkState): boolean {
  return ask?.includes('name') === true || (lastTaken === 'urgent' && goal === null && name === null)
}

/** What names a place, a service or a question's words is no person; nor is a bare word of a text that says something. */
function mayBeName(name: NameValue, state: TalkState, { text, clauses, reading, said }: Given): boolean {
  const { business, vocabulary } = reading
  const known = [business.name, ...business.area.places, ...business.addresses.map((address) => address.city)]
  if (known.some((item) => item.toLowerCase() === name.name.toLowerCase())) return false
  // "Courthouse is 210 Fremont St": where it is, and nobody.
  if (/^\s+(?:is|'s)\s+(?:at\s+)?\d/i.test(text.slice(name.start + name.words.length))) return false
  // "Scratch that, just me": a word that bids, and nobody.
  if (/^\s+(?:that|this|it)\b/i.test(text.slice(name.start + name.words.length)) && !name.words.includes(' '))
    return false
  // "It's eighty cedar hollow road": where somebody lives is not who they are.
  if (said.addresses.some((found) => found.text.toLowerCase().includes(name.words.toLowerCase())))
    return false
  const words = tokenise(name.words).map((token) => token.word)
  const isLed = /(?:it['’]?s|this is|i['’]?m|i am|name|under|for)\W*$/i.test(text.slice(0, name.start))
  // "AC died": said of a thing, in words that are no name elsewhere.
  if (!isLed && !isNameAsked(state) && words.every((word) => isCommonWord(word) && !givenNames.has(word)))
    return false
  // "It's caked from the river": a thing in a state, and nobody.
  const [only = ''] = words
  if (!isNameAsked(state) && words.length === 1 && name.words === only && !givenNames.has(only)) return false
  if (name.confidence >= 0.9) return true
  if (!isNameAsked(state)) return !words.some((word) => vocabulary.has(word) || vocabulary.has(stem(word)))
  // "Not calculus, it's geometry": work that is done here, and nobody.
  if (isLed && words.length === 1 && isOfServices(only, business) && !isBareName(text, name)) return false
  if (isLed || isBareName(text, name)) return true
  const isPair = name.words.includes(' ') && !said.whens.some((when) => name.words.includes(when.text))
  if (said.whens.length > 0 && !isPair) return false
  return !clauses.some(
    (clause) =>
      clause.isRude ||
      isShrug(clause) ||
      (clause.isQuestion && clause.tokens.length > 1) ||
      (clause.topic !== null &&
        !manners.has(clause.topic) &&
        clause.confidence >= 0.8 &&
        clause.text.includes(name.words)) ||
      clause.ownQuestion !== null,
  )
}

function isOfServices(word: string, { services }: Reading['business']): boolean {
  return services.some(({ name, alsoCalled }) =>
    [name, ...alsoCalled].flatMap((one) => tokenise(one)).some((token) => token.stem === stem(word)),
  )
}

/** "Hyejin Park", said when a name was asked for: two words with capitals and nothing else, whatever they mean elsewhere. */
function isBareName(text: string, { words }: NameValue): boolean {
  return (
    text.replace(/[.! ]+$/, '').trim() === words && /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*)+$/u.test(words)
  )
}

const manners = new Set<string>(['greet', 'thanks', 'bye', 'yes'])
