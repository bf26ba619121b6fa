import { clockText, type Half, minutesOf, stretchOf } from './clock.ts'
import { isAskedHour, isFreeOf, isNoHour, isParty } from './free-hour.ts'
import { readClock } from './read-clock.ts'
import { readClockInPart, readStretch } from './read-stretch.ts'
import type { SaidTimes } from './said-times.ts'
import { timeLeadsByWord, timeTrails } from './time-leads.ts'
import { type Read, skipPhrase, type Token, wordAt } from './tokens.ts'
import { partStarts, partsBesideDay, partsOfDay, relativeDays, weekdays } from './when-words.ts'

/** Times of day at a place: "after 3", "between 2 and 4", "in the morning", "at 2". `isSure` is false for a bare "2". */
export function readTimes(tokens: Token[], at: number): Read<SaidTimes> | null {
  return readPart(tokens, at) ?? readLed(tokens, at) ?? readPlain(tokens, at)
}

/** The times in `HH:MM`; `hint` is the half of the day that is known from words around. */
export function timesOf(said: SaidTimes, hint: Half): { from: string; to: string } {
  if (said.shape === 'part') return { from: clockText(said.part.from), to: clockText(said.part.to) }
  if (said.shape === 'stretch') {
    const { from, to } = stretchOf(said.clock, said.end, hint)
    return { from: clockText(Math.min(from, to)), to: clockText(Math.max(from, to)) }
  }
  const at = clockText(minutesOf(said.clock, hint))
  if (said.shape === 'after') return { from: at, to: '24:00' }
  return said.shape === 'before' ? { from: '00:00', to: at } : { from: at, to: at }
}

function readPart(tokens: Token[], at: number): Read<SaidTimes> | null {
  let from = at
  if (/^(?:in|during|at|by|around|about)$/.test(wordAt(tokens, from))) from += 1
  if (/^(?:the|this)$/.test(wordAt(tokens, from))) from += 1
  if (!partStarts.has(wordAt(tokens, from)) || isTooLate(tokens, from) || readSplitPart(tokens, from + 2))
    return null
  const split = readSplitPart(tokens, from)
  if (split) return split
  for (let length = Math.min(6, tokens.length - from); length > 0; length -= 1) {
    const words = tokens.slice(from, from + length)
    const phrase = words
      .map((token) => token.word)
      .filter((word) => word !== '-')
      .join(' ')
    const lead = wordAt(tokens, from - 1) === 'this' ? wordAt(tokens, from - 2) : ''
    const part = partsOfDay.get(`${lead} ${phrase}`) ?? partsOfDay.get(phrase) ?? partsBesideDay.get(phrase)
    if (!part) continue
    // "The first thing I want" is no hour.
    if (/^(?:first|1 st) thing$/.test(phrase) && wordAt(tokens, from - 1) === 'the') return null
    const isBare = from === at && wordAt(tokens, from - 1) !== 'this'
    if (/^(?:am|eve|aft|lunch)$/.test(phrase) && isBare) return null
    const needsDay = partsBesideDay.has(phrase) || (phrase === 'pm' && isBare)
    return {
      value: { shape: 'part', part, needsDay, isSure: !needsDay, isApproximate: part.isApproximate },
      next: from + length,
    }
  }
  return null
}

/** "If that's too late tomorrow works" names no part of a day. */
function isTooLate(tokens: Token[], at: number): boolean {
  return /^(?:early|late)$/.test(wordAt(tokens, at)) && wordAt(tokens, at - 1) === 'too'
}

/** "Early tomorrow morning": the part of the day stands around its day. */
function readSplitPart(tokens: Token[], at: number): Read<SaidTimes> | null {
  const day = wordAt(tokens, at - 1)
  const part = partsOfDay.get(`${wordAt(tokens, at - 2)} ${wordAt(tokens, at)}`)
  const isSplit =
    /^(?:early|late)$/.test(wordAt(tokens, at - 2)) && (weekdays.has(day) || relativeDays.has(day))
  if (!part || !isSplit) return null
  return {
    value: { shape: 'part', part, needsDay: false, isSure: true, isApproximate: part.isApproximate },
    next: at + 1,
  }
}

function readLed(tokens: Token[], at: number): Read<SaidTimes> | null {
  if (/^(?:between|btw|from)$/.test(wordAt(tokens, at))) {
    const stretch = readStretch(tokens, at + 1, wordAt(tokens, at) !== 'from')
    if (stretch) return stretch
  }
  for (const { words, shape, isApproximate } of timeLeadsByWord.get(wordAt(tokens, at)) ?? []) {
    const from = skipPhrase(tokens, at, words)
    if (from === -1) continue
    const stretch = shape === 'at' ? readStretch(tokens, from, false) : null
    if (stretch) return stretch
    const clock = shape === 'before' ? readClockInPart(tokens, from) : readClock(tokens, from)
    if (!clock || !isFreeOf(tokens, clock) || (!clock.value.isSure && isParty(tokens, from))) return null
    const isWeak = /^(?:for|like|round|to|near|say|about|starting|from|past|up|make|how|what|by)$/.test(
      words[0] ?? '',
    )
    // "from 2" alone starts a stretch only with "on" behind.
    if (words[0] === 'from' && !isOnward(tokens, clock.next)) return null
    const next =
      shape === 'after' && isOnward(tokens, clock.next) ? skipOnward(tokens, clock.next) : clock.next
    const isSure = clock.value.isSure || !isWeak || words.length > 1
    const said = trail(
      tokens,
      { shape, clock: clock.value, isSure, isApproximate: isApproximate || clock.value.isApproximate },
      next,
    )
    if (said) return said
  }
  return null
}

/** What stands behind a time turns it: "3 or later", "4 at the latest". */
function trail(tokens: Token[], said: SaidTimes, next: number): Read<SaidTimes> | null {
  if (said.shape !== 'at') return { value: said, next }
  for (const { words, shape } of timeTrails) {
    const after = skipPhrase(tokens, next, words)
    if (after !== -1) return { value: { ...said, shape, isSure: true }, next: after }
  }
  return { value: said, next }
}

function isOnward(tokens: Token[], at: number): boolean {
  return skipOnward(tokens, at) !== at
}

function skipOnward(tokens: Token[], at: number): number {
  if (
    /^(?:on|onwards|onward|forward)$/.test(wordAt(tokens, at)) &&
    !weekdays.has(wordAt(tokens, at + 1)) &&
    wordAt(tokens, at + 1) !== 'the'
  )
    return at + 1
  return skipPhrase(tokens, at, ['and', 'later']) !== -1 ? at + 2 : at
}

function readPlain(tokens: Token[], at: number): Read<SaidTimes> | null {
  const stretch = readStretch(tokens, at, false)
  if (stretch) return stretch
  const clock = readClock(tokens, at)
  if (!clock || !isFreeOf(tokens, clock) || (!clock.value.isSure && isNoHour(tokens, at))) return null
  return trail(
    tokens,
    {
      shape: 'at',
      clock: clock.value,
      isSure: clock.value.isSure || isAskedHour(tokens, at, clock.next),
      isApproximate: clock.value.isApproximate,
    },
    clock.next,
  )
}
