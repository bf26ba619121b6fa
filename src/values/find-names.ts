import { findEmails } from './find-emails.ts'
import { givenNames } from './given-names.ts'
import { nameLeads, unsureLeads } from './name-leads.ts'
import { readName } from './read-name.ts'
import { readSpelled } from './read-spelled.ts'
import { foundAt, skipPhrase, type Token, tokenise, wordAt } from './tokens.ts'
import type { Found } from './types.ts'

/**
 * Names of persons who say who they are: "my name is Jo Fields", "this is Maria dela Cruz", "Jo here". With `isAsked`
 * (a name was just asked for) a bare name counts too. Nothing is guessed: "it's broken" names nobody.
 */
export function findNames(text: string, { isAsked = false }: { isAsked?: boolean } = {}): Found<string>[] {
  const tokens = tokenise(text)
  const scene = { text, tokens, isAsked }
  const found: Found<string>[] = []
  let at = 0
  while (at < tokens.length) {
    const read = readLed(scene, at)
    if (read) found.push(foundAt(text, tokens, read))
    at = read ? read.next : at + 1
  }
  if (found.length === 0 && isAsked) {
    const bare = readBare(scene) ?? readSigned(scene)
    if (bare) found.push(foundAt(text, tokens, bare))
  }
  const emails = found.length > 0 ? findEmails(text) : []
  return found.filter(
    ({ span }) => !emails.some((email) => span.start < email.span.end && email.span.start < span.end),
  )
}

type Scene = { text: string; tokens: Token[]; isAsked: boolean }
type NameRead = { from: number; next: number; value: string; confidence: number }

function readLed(scene: Scene, at: number): NameRead | null {
  const { tokens } = scene
  for (const lead of nameLeads) {
    const from = skipPhrase(tokens, at, lead)
    if (from === -1 || (/^(?:name|name's)$/.test(lead[0] ?? '') && isOthers(tokens, at))) continue
    return readAfter(scene, skipSigns(tokens, from), 'sure')
  }
  for (const lead of unsureLeads) {
    const from = skipPhrase(tokens, at, lead)
    if (from === -1) continue
    return readAfter(scene, skipSigns(tokens, from), 'unsure')
  }
  return readTrailed(scene, at)
}

function readAfter(scene: Scene, from: number, lead: 'sure' | 'unsure'): NameRead | null {
  const spelled = readSpelled(scene.tokens, from)
  if (spelled && lead === 'sure') return { from, next: spelled.next, value: spelled.value, confidence: 0.8 }
  const name =
    readName(scene.text, scene.tokens, {
      at: from,
      style: lead === 'sure' || scene.isAsked ? 'any' : 'known',
    }) ?? readUnknown(scene, from)
  if (!name) return null
  const surname = readSurname(scene, name.next)
  if (surname) return { from, next: surname.next, value: `${name.value} ${surname.value}`, confidence: 0.95 }
  return { from, next: name.next, value: name.value, confidence: lead === 'sure' ? 0.95 : 0.85 }
}

/** "My wife's name is Gina" does not say who speaks. */
function isOthers(tokens: Token[], at: number): boolean {
  return /(?:'s|s')$|^(?:his|her|their|wifes|husbands|moms|dads|sons|daughters|business|company|dog|dogs|street|what|whats|your)$/.test(
    wordAt(tokens, at - 1),
  )
}

/** Lower-case names no list knows: "this is rosalind park calling", "hi im kelechi". */
function readUnknown({ text, tokens }: Scene, from: number): { value: string; next: number } | null {
  const before = wordAt(tokens, from - 1)
  if (!/^(?:is|i'm|im|am|its|it's)$/.test(before) || wordAt(tokens, from - 2) === 'it') return null
  const name = readName(text, tokens, { at: from, style: 'any' })
  if (!name) return null
  const after = wordAt(tokens, name.next)
  if (/^(?:calling|speaking|from|here|again)$/.test(after)) return name
  if (/^its?/.test(before) || !/^(?:|[,.!]|and|i)$/.test(after)) return null
  const isGreeted = /^(?:hi|hello|hey|hiya|yo)$/.test(wordAt(tokens, 0))
  return name.next - from >= 2 ||
    (isGreeted && !/(?:ed|ful|ous|able|ish|ly|less|ive)$/.test(wordAt(tokens, from)))
    ? name
    : null
}

/** "first name Jo, last name Fields". */
function readSurname({ text, tokens }: Scene, at: number): { value: string; next: number } | null {
  let from = at
  while (/^(?:,|\.|and|my|the)$/.test(wordAt(tokens, from))) from += 1
  if (!/^(?:last|sur|family)$/.test(wordAt(tokens, from)) || wordAt(tokens, from + 1) !== 'name') return null
  const is = /^(?:is|:|,)$/.test(wordAt(tokens, from + 2)) ? from + 3 : from + 2
  return readName(text, tokens, { at: is, style: 'any' })
}

/** "It's under my wife's name, Carla Ruiz": a capitalised name alone behind the last comma or stop. */
function readSigned({ text, tokens }: Scene): NameRead | null {
  const sign = tokens.findLastIndex((token, at) => at < tokens.length - 1 && /^[,.!]$/.test(token.word))
  if (sign < 1) return null
  const name = readName(text, tokens, { at: sign + 1, style: 'known' })
  const isRest = name !== null && tokens.slice(name.next).every((token) => token.kind === 'sign')
  return name && isRest ? { from: sign + 1, next: name.next, value: name.value, confidence: 0.7 } : null
}

/** "Jo here", "Jo Fields speaking". */
function readTrailed({ text, tokens }: Scene, at: number): NameRead | null {
  if (at > 0 && !/^(?:[,.!;]|hi|hello|hey|yeah|yes)$/.test(wordAt(tokens, at - 1))) return null
  const name = readName(text, tokens, { at, style: 'known' })
  if (!name || !/^(?:here|speaking|again|calling)$/.test(wordAt(tokens, name.next))) return null
  return { from: at, next: name.next, value: name.value, confidence: 0.9 }
}

function readBare({ text, tokens }: Scene): NameRead | null {
  let from = 0
  while (from < tokens.length && (tokens[from]?.kind === 'sign' || openers.has(wordAt(tokens, from))))
    from += 1
  const spelled = readSpelled(tokens, from)
  if (spelled) {
    const rest = readName(text, tokens, { at: spelled.next, style: 'any' })
    return {
      from,
      next: rest?.next ?? spelled.next,
      value: rest ? `${spelled.value} ${rest.value}` : spelled.value,
      confidence: 0.75,
    }
  }
  const name = readName(text, tokens, { at: from, style: 'any' })
  if (!name) return null
  const isKnown = givenNames.has(wordAt(tokens, from))
  return { from, next: name.next, value: name.value, confidence: isKnown ? 0.9 : 0.7 }
}

function skipSigns(tokens: Token[], at: number): number {
  let next = at
  while (/^(?:[,:"'“]|uh|um|er|like|just)$/.test(wordAt(tokens, next))) next += 1
  return next
}

const openers = new Set(
  'sure yes yeah yep ok okay hi hello hey of course um uh well so oh its for under just put spelled'.split(
    ' ',
  ),
)
