import { localNow } from './calendar-days.ts'
import { findAddresses } from './find-addresses.ts'
import { readPhoneRun } from './find-phones.ts'
import type { Part } from './finish-when.ts'
import { joinParts } from './join-when.ts'
import { isToldOfPast } from './past-talk.ts'
import { putRight } from './put-right.ts'
import { readDayBeside } from './read-day-beside.ts'
import { readDays } from './read-days.ts'
import { readExclusion } from './read-exclusion.ts'
import { readTimes } from './read-times.ts'
import { foundAt, type Token, tokenise, wordAt } from './tokens.ts'
import { dropTold } from './told-hours.ts'
import type { Found, Here, SaidAddress, When } from './types.ts'
import { isGreeting, readClockFromNow } from './when-context.ts'

/**
 * Every time somebody means, days and times of day that belong together joined: "a week from Tuesday, after lunch". Words
 * such as "tomorrow" are understood at `here`; nothing in the past is found. With `isAsked` (a time was just asked
 * for) a bare "2" is one. What each phrase means is written down in bench/values/README.md.
 */
export function findWhen(
  text: string,
  here: Here,
  { isAsked = false }: { isAsked?: boolean } = {},
): Found<When>[] {
  const tokens = tokenise(text)
  const now = localNow(here)
  const parts: Part[] = []
  const addresses = findAddresses(text)
  let at = 0
  while (at < tokens.length) {
    const other = addresses.find(({ span }) => span.start === tokens[at]?.start)
    const part = other
      ? null
      : (readDayBeside(tokens, at, parts.at(-1)) ??
        readBefore(tokens, at, { addresses, setting: { here, today: now.day } }))
    const isOver = part !== null && part.kind !== 'moment' && isToldOfPast(tokens, part.from)
    if (part && part.kind !== 'skip' && !isOver) parts.push(part)
    at = part ? part.next : other ? skipTo(tokens, at, other.span.end) : at + 1
  }
  return joinParts(tokens, putRight(tokens, dropTold(tokens, parts)), { now, isAsked }).map((item) =>
    foundAt(text, tokens, item),
  )
}

/** "Not 5, 5:30": an hour, since another follows it. */
function isTakenBack(tokens: Token[], at: number, next: number): boolean {
  return wordAt(tokens, at) === 'not' && wordAt(tokens, next) === ',' && tokens[next + 1]?.kind === 'digits'
}

type Reading = Part | { kind: 'skip'; from: number; next: number }

/** No time reaches into an address: in "at ten fifteen south elm" ten fifteen is the house. */
function readBefore(
  tokens: Token[],
  at: number,
  { addresses, setting }: { addresses: Found<SaidAddress>[]; setting: { here: Here; today: string } },
): Reading | null {
  const part = readPart(tokens, at, setting)
  if (!part) return null
  const [start, end] = [tokens[at]?.start ?? 0, tokens[part.next - 1]?.end ?? 0]
  const address = addresses.find(({ span }) => span.start > start && span.start < end)
  return address ? readPart(tokens.slice(0, skipTo(tokens, at, address.span.start)), at, setting) : part
}

function readPart(
  tokens: Token[],
  at: number,
  { here, today }: { here: Here; today: string },
): Reading | null {
  const relative = readClockFromNow(tokens, at, here)
  if (relative) return { from: at, ...relative }
  if (isGreeting(tokens, at)) return null
  const exclusion = readExclusion(tokens, at)
  if (exclusion !== null && exclusion > at) {
    const days = readDays(tokens, exclusion, today)
    if (days) return { kind: 'days', from: at, next: days.next, days: days.value, isExcluded: true }
    const times = readTimes(tokens, exclusion)
    const isInstead = /^(?:instead|rather)$/.test(wordAt(tokens, at))
    if (times && (times.value.isSure || isInstead || isTakenBack(tokens, at, times.next))) {
      const value = { ...times.value, isSure: true }
      return { kind: 'times', from: at, next: times.next, times: value, isExcluded: true }
    }
  }
  const days = readDays(tokens, at, today)
  if (days) return { kind: 'days', from: at, next: days.next, days: days.value, isExcluded: false }
  const isInNumber = tokens[at]?.isGlued === true && /^[$#/:.-]$/.test(wordAt(tokens, at - 1))
  const run = tokens[at]?.isGlued ? null : readPhoneRun(tokens, at)
  if (run && run.digits.length >= 7) return { kind: 'skip', from: at, next: run.next }
  const times = isInNumber ? null : readTimes(tokens, at)
  return times ? { kind: 'times', from: at, next: times.next, times: times.value, isExcluded: false } : null
}

function skipTo(tokens: Token[], at: number, end: number): number {
  let next = at
  while (next < tokens.length && (tokens[next]?.start ?? end) < end) next += 1
  return next
}
