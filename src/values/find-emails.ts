import { spokenDigits } from './number-words.ts'
import { foundAt, type Token, tokenise, wordAt } from './tokens.ts'
import type { Found } from './types.ts'

/** E-mail addresses, written ("jo@acme.com") or spoken ("jo dot fields at acme dot com"), in lower case when spoken. */
export function findEmails(text: string): Found<string>[] {
  const written = findWritten(text)
  const spoken = / dot /i.test(text) ? findSpoken(text) : []
  const free = spoken.filter((item) => !written.some((other) => overlap(item, other)))
  return [...written, ...free].sort((a, b) => a.span.start - b.span.start)
}

function findWritten(text: string): Found<string>[] {
  const found: Found<string>[] = []
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const before = /[A-Za-z0-9](?:[A-Za-z0-9._%+'-]*[A-Za-z0-9_+-])?$/.exec(
      text.slice(Math.max(0, at - 64), at),
    )
    const after = /^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/.exec(text.slice(at + 1, at + 255))
    if (!before || !after || !/\.[A-Za-z]{2,24}$/.test(after[0])) continue
    const [start, end] = [at - before[0].length, at + 1 + after[0].length]
    const value = text.slice(start, end)
    found.push({ value, span: { start, end }, text: value, confidence: 0.98 })
  }
  return found
}

/** From every "at" outwards: what can be said of a mailbox to its left, of a domain with a "dot" to its right. */
function findSpoken(text: string): Found<string>[] {
  const tokens = tokenise(text)
  const found: Found<string>[] = []
  tokens.forEach((token, at) => {
    if (token.word !== 'at' && token.word !== '@') return
    const domain = readDomain(tokens, at + 1)
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
    if (!piece) break
    if (piece === '.') {
      if (lastPart === '') return null
      hasDot = true
      lastPart = ''
    } else {
      if (lastPart !== '' && hasDot && !(lastPart === 'co' && piece === 'm')) break
      lastPart += piece
    }
    value += piece
    next += 1
  }
  return hasDot && /\.[a-z]{2,12}$/.test(value) ? { value, next } : null
}

function readMailbox(tokens: Token[], at: number): { value: string; from: number } | null {
  let value = ''
  let from = at + 1
  let isJoined = true
  for (let i = at; i >= 0 && at - i < 30; i -= 1) {
    const piece = spokenPiece(tokens, i)
    if (!piece) break
    const isSign = /^[._+-]$/.test(piece)
    const isSmall = piece.length === 1 || /^\d+$/.test(piece)
    if (!isSign && !isJoined && !isSmall) break
    value = piece + value
    from = i
    isJoined = isSign || isSmall
  }
  value = value.replace(/^[._+-]+/, '')
  return /^[a-z0-9][a-z0-9._+-]*$/.test(value) ? { value, from } : null
}

function spokenPiece(tokens: Token[], at: number): string | null {
  const token = tokens[at]
  if (!token) return null
  if (token.word === 'dot' || token.word === 'period' || token.word === 'point') return '.'
  if (token.word === 'underscore' || token.word === '_') return '_'
  if (token.word === 'dash' || token.word === 'hyphen' || token.word === '-') return '-'
  if (token.word === 'plus' || token.word === '+') return '+'
  if (token.kind === 'digits') return token.word
  if (token.kind !== 'word') return null
  return spokenDigits.get(wordAt(tokens, at)) ?? (/^[a-z]+$/.test(token.word) ? token.word : null)
}

function overlap(a: Found<string>, b: Found<string>): boolean {
  return a.span.start < b.span.end && b.span.start < a.span.end
}
