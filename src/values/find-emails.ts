import { grammarWords } from './everyday-words.ts'
import { smallNumbers, spokenDigits, tens } from './number-words.ts'
import { foundAt, skipPhrase, type Token, tokenise, wordAt } from './tokens.ts'
import type { Found } from './types.ts'

/** E-mail addresses, written ("jo@acme.com") or spoken ("jo dot fields at acme dot com"), in lower case when spoken. */
export function findEmails(text: string): Found<string>[] {
  const written = findWritten(text)
  const spoken = / (?:dot|period|point) |\bat\b[^.]{0,60}\.[a-z]/i.test(text) ? findSpoken(text) : []
  const free = spoken.filter((item) => !written.some((other) => overlap(item, other)))
  return [...written, ...free].sort((a, b) => a.span.start - b.span.start)
}

function findWritten(text: string): Found<string>[] {
  const found: Found<string>[] = []
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const before = /[A-Za-z0-9](?:[A-Za-z0-9._%+'-]*[A-Za-z0-9_+-])?$/.exec(
      text.slice(Math.max(0, at - 64), at),
    )
    const after = /^ ?[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/.exec(text.slice(at + 1, at + 255))
    if (!before || !after || !/\.[A-Za-z]{2,24}$/.test(after[0])) continue
    const [start, end] = [at - before[0].length, at + 1 + after[0].length]
    const value = text.slice(start, end).replace(' ', '')
    found.push({ value, span: { start, end }, text: text.slice(start, end), confidence: 0.98 })
  }
  return found
}

/** From every "at" outwards: what can be said of a mailbox to its left, of a domain with a "dot" to its right. */
function findSpoken(text: string): Found<string>[] {
  const tokens = tokenise(text)
  const found: Found<string>[] = []
  tokens.forEach((token, at) => {
    if (token.word !== 'at' && token.word !== '@') return
    const domain = readDomain(tokens, wordAt(tokens, at + 1) === 'sign' ? at + 2 : at + 1)
    const mailbox = domain ? readMailbox(tokens, at - 1) : null
    if (!domain || !mailbox) return
    const value = `${mailbox.value}@${domain.value}`
    found.push(foundAt(text, tokens, { from: mailbox.from, next: domain.next, value, confidence: 0.9 }))
  })
  return found
}

function readDomain(tokens: Token[], at: number): { value: string; next: number } | null {
  let value = ''
  let next = at
  let lastPart = ''
  let hasDot = false
  while (next < tokens.length && next - at < 24) {
    const piece = spokenPiece(tokens, next)
    if (!piece || piece === 'at') break
    if (piece === '.') {
      if (lastPart === '') return null
      hasDot = true
      lastPart = ''
    } else {
      if (
        lastPart !== '' &&
        hasDot &&
        !(lastPart === 'co' && piece === 'm') &&
        !(piece.length === 1 && isLetter(tokens, next - 1))
      )
        break
      lastPart += piece
    }
    value += piece
    next += 1
  }
  return hasDot && /\.[a-z]{2,12}$/.test(value) ? { value, next } : null
}

/** Words of the mailbox to the left of "at": up to five, ended by a word of grammar or "email". */
function readMailbox(tokens: Token[], at: number): { value: string; from: number } | null {
  let value = ''
  let from = at + 1
  let words = 0
  const note = mailboxNotes.find((words) => skipPhrase(tokens, at - words.length + 1, words) !== -1)
  for (let i = at - (note?.length ?? 0); i >= 0 && at - i < 30; i -= 1) {
    if (
      wordAt(tokens, i - 1) === 'in' &&
      wordAt(tokens, i - 2) === 'as' &&
      wordAt(tokens, i - 3).length === 1
    )
      i -= 3
    const piece = spokenPiece(tokens, i)
    if (!piece || piece === 'at') break
    const isWord = /^[a-z]{2,}$/.test(piece)
    if (
      isWord &&
      mailboxStops.has(piece) &&
      !/^[._+-]$/.test(spokenPiece(tokens, i - 1) ?? '') &&
      value !== ''
    )
      break
    if (isWord && mailboxStops.has(piece) && value === '') return null
    const isJoined = /^[._+-]$/.test(spokenPiece(tokens, i + 1) ?? '')
    if (/^[aiu]$/.test(piece) && !isJoined && !isLetter(tokens, i - 1) && !isLetter(tokens, i + 1)) break
    words += isWord ? 1 : 0
    if (words > 4) break
    value = piece + value
    from = i
  }
  value = value.replace(/^[._+-]+/, '')
  return /^[a-z0-9][a-z0-9._+-]*$/.test(value) ? { value, from } : null
}

/** Said of the mailbox, no part of it. */
const mailboxNotes = [
  ['all', 'one', 'word'],
  ['one', 'word'],
  ['no', 'spaces'],
  ['all', 'lowercase'],
  ['all', 'lower', 'case'],
  ['all', 'together'],
]

function isLetter(tokens: Token[], at: number): boolean {
  return tokens[at]?.kind === 'word' && wordAt(tokens, at).length === 1
}

const mailboxStops: ReadonlySet<string> = new Set([
  ...grammarWords, ...'email mail address emails contact reach write send lowercase uppercase look looking meet see found check invoice receipt quote'.split(' '),
]) // biome-ignore format: one readable block

function spokenPiece(tokens: Token[], at: number): string | null {
  const token = tokens[at]
  if (!token) return null
  if (token.word === 'dot' || token.word === 'period' || token.word === 'point') return '.'
  if (token.word === 'underscore' || token.word === '_') return '_'
  if (token.word === 'dash' || token.word === 'hyphen' || token.word === '-') return '-'
  if (token.word === 'plus' || token.word === '+') return '+'
  if (token.kind === 'digits') return token.word
  if (token.word === '.' && token.isGlued && tokens[at + 1]?.isGlued) return '.'
  if (token.kind !== 'word') return null
  const ten = tens.get(token.word)
  const unit = smallNumbers.get(wordAt(tokens, at + 1)) ?? 0
  if (ten !== undefined) return String(unit > 0 && unit < 10 ? ten / 10 : ten)
  const teen = smallNumbers.get(token.word)
  if (teen !== undefined) return String(teen)
  if (token.word === 'thousand' && isDigit(tokens[at - 1])) return '000'
  if (token.word === 'hundred' && isDigit(tokens[at - 1])) return '00'
  // The letter, unless digits stand beside it.
  if (token.word === 'o') return isDigit(tokens[at - 1]) || isDigit(tokens[at + 1]) ? '0' : 'o'
  return spokenDigits.get(wordAt(tokens, at)) ?? (/^[a-z]+$/.test(token.word) ? token.word : null)
}

function isDigit(token: Token | undefined): boolean {
  return (
    token?.kind === 'digits' || (token !== undefined && token.word.length > 1 && spokenDigits.has(token.word))
  )
}

function overlap(a: Found<string>, b: Found<string>): boolean {
  return a.span.start < b.span.end && b.span.start < a.span.end
}
