import type { Clock, Half } from './clock.ts'
import { isClockPlace, isInPart } from './clock-place.ts'
import { repeats, smallNumbers, spokenDigits, tens } from './number-words.ts'
import { readHundred } from './read-hundred.ts'
import { readBelowHundred } from './read-number.ts'
import { type Read, type Token, wordAt } from './tokens.ts'

/** A time of day at a place: "3pm", "15:00", "half nine", "quarter to four", "two thirty", "noon", "2ish", bare "2". */
export function readClock(tokens: Token[], at: number): Read<Clock> | null {
  const word = wordAt(tokens, at)
  const named = word === 'noon' || word === 'noonish' ? 12 : word === 'midnight' ? 24 : null
  if (named !== null) {
    const clock: Clock = {
      hour: named,
      minute: 0,
      half: null,
      isSure: true,
      isApproximate: word === 'noonish',
    }
    return readIsh(tokens, { value: named === 12 ? { ...clock, half: 'pm' } : clock, next: at + 1 })
  }
  const read =
    readWithFraction(tokens, at) ??
    readHundred(tokens, at) ??
    (tokens[at]?.kind === 'digits' ? readWritten(tokens, at) : readSaid(tokens, at))
  return read ? readIsh(tokens, read) : null
}

/** "half past nine", "half nine", "quarter to four", "ten past two". */
function readWithFraction(tokens: Token[], at: number): Read<Clock> | null {
  const from = wordAt(tokens, at) === 'a' ? at + 1 : at
  const word = wordAt(tokens, from)
  const minutes =
    word === 'half'
      ? 30
      : word === 'quarter'
        ? 15
        : from === at
          ? (readBelowHundred(tokens, at)?.value ?? null)
          : null
  if (minutes === null || minutes > 30) return null
  const link = wordAt(
    tokens,
    word === 'half' || word === 'quarter' ? from + 1 : (readBelowHundred(tokens, at)?.next ?? 0),
  )
  const isShort = word === 'half' && readHour(tokens, from + 1) !== null
  const hourAt = isShort
    ? from + 1
    : (word === 'half' || word === 'quarter' ? from + 1 : (readBelowHundred(tokens, at)?.next ?? 0)) + 1
  const isPast = isShort || link === 'past' || link === 'after'
  const isBefore = link === 'to' || link === 'till' || link === 'of' || link === 'til' || link === 'before'
  // "ten to four" is as often a stretch as a time.
  if (
    !isPast &&
    !(isBefore && word === 'quarter') &&
    !(isBefore && wordAt(tokens, at - 1) === 'at' && word !== 'half')
  )
    return null
  if (link === 'after' && word !== 'half' && word !== 'quarter' && wordAt(tokens, at - 1) !== 'at')
    return null
  const hour = readHour(tokens, hourAt)
  if (!hour) return null
  const half = readHalf(tokens, hour.next)
  const clock = { half: half?.value ?? null, isSure: true, isApproximate: false }
  const next = half?.next ?? hour.next
  if (isPast) return { value: { ...clock, hour: hour.value, minute: minutes }, next }
  return { value: { ...clock, hour: hour.value === 1 ? 12 : hour.value - 1, minute: 60 - minutes }, next }
}

function readHour(tokens: Token[], at: number): Read<number> | null {
  const token = tokens[at]
  const value =
    token?.kind === 'digits' && token.word.length <= 2
      ? Number(token.word)
      : smallNumbers.get(token?.word ?? '')
  return value !== undefined && value >= 1 && value <= 12 ? { value, next: at + 1 } : null
}

function readWritten(tokens: Token[], at: number): Read<Clock> | null {
  const digits = wordAt(tokens, at)
  if (digits.length > 4) return null
  const [sign, minute] = [tokens[at + 1], tokens[at + 2]]
  const isSplit =
    /^[:.]$/.test(sign?.word ?? '') &&
    sign?.isGlued &&
    minute?.kind === 'digits' &&
    minute.isGlued &&
    minute.word.length === 2
  if (isSplit && digits.length <= 2) {
    if (wordAt(tokens, at + 3) === '.' && tokens[at + 4]?.isGlued) return null
    const half = readHalf(tokens, at + 3)
    if (sign?.word === '.' && !half && wordAt(tokens, at - 1) !== 'at') return null
    return clockRead(
      { hour: Number(digits), minute: Number(minute?.word), half: half?.value ?? null, isSure: true },
      half?.next ?? at + 3,
    )
  }
  const half = readHalf(tokens, at + 1)
  if (digits.length <= 2) {
    const isHour =
      /^(?:h|hours|hrs)$/.test(wordAt(tokens, at + 1)) && tokens[at + 1]?.isGlued && Number(digits) > 12
    const next = half?.next ?? (isHour ? at + 2 : at + 1)
    return clockRead(
      {
        hour: Number(digits),
        minute: 0,
        half: half?.value ?? null,
        isSure: half !== null || isHour === true,
      },
      next,
    )
  }
  const isMilitary = digits.length === 4 && wordAt(tokens, at + 1) === 'hours'
  const isLonger = /^[-.–]$/.test(wordAt(tokens, at + 1)) && tokens[at + 2]?.isGlued === true
  if (!half && !isMilitary && (!isClockPlace(tokens, at) || isLonger)) return null
  const clock = {
    hour: Number(digits.slice(0, -2)),
    minute: Number(digits.slice(-2)),
    half: half?.value ?? null,
    isSure: half !== null || isMilitary || isInPart(tokens, at + 1),
  }
  return clockRead(clock, half?.next ?? (isMilitary ? at + 2 : at + 1))
}

/** "two", "two thirty", "ten oh five", "two pm", "two o'clock". */
function readSaid(tokens: Token[], at: number): Read<Clock> | null {
  const word = wordAt(tokens, at)
  const ish = /^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)ish$/.exec(word)?.[1]
  const hour = smallNumbers.get(ish ?? word)
  if (hour === undefined || hour < 1 || hour > 12) return null
  if (ish !== undefined)
    return clockRead({ hour, minute: 0, half: null, isSure: true, isApproximate: true }, at + 1)
  const oh = /^(?:oh|o)$/.test(wordAt(tokens, at + 1)) ? smallNumbers.get(wordAt(tokens, at + 2)) : undefined
  const tens = readBelowHundred(tokens, at + 1)
  const isMinute = tens !== null && tens.value >= 10 && tens.value < 60
  const minute = oh ?? (isMinute ? tens.value : 0)
  const next = oh !== undefined ? at + 3 : isMinute ? tens.next : at + 1
  const half = readHalf(tokens, next)
  if (half === null && (isDigitWord(tokens[next]) || isDigitWord(tokens[at - 1]))) return null
  const isSure = half !== null || ((isMinute || oh !== undefined) && !smallNumbers.has(wordAt(tokens, next)))
  return clockRead({ hour, minute, half: half?.value ?? null, isSure }, half?.next ?? next)
}

function clockRead(
  clock: Omit<Clock, 'isApproximate'> & { isApproximate?: boolean },
  next: number,
): Read<Clock> | null {
  if (clock.minute > 59 || clock.hour > 24 || (clock.hour > 12 && clock.half === 'am')) return null
  if (clock.hour === 24 && clock.minute > 0) return null
  if (!clock.isSure && (clock.hour > 12 || clock.hour === 0)) return null
  return { value: { isApproximate: false, ...clock }, next }
}

/** "pm", "p.m.", "p m", "p", "o'clock", and both. Null when none of it stands there. */
export function readHalf(tokens: Token[], at: number): Read<Half> | null {
  const token = tokens[at]
  const word = token?.word ?? ''
  if (/^(?:o'clock|oclock)$/.test(word)) return readHalf(tokens, at + 1) ?? { value: null, next: at + 1 }
  if (word === 'o' && wordAt(tokens, at + 1) === 'clock')
    return readHalf(tokens, at + 2) ?? { value: null, next: at + 2 }
  if (word === 'am' || word === 'pm') {
    // "at 2 am i late" is nobody's morning.
    if (word === 'am' && !token?.isGlued && wordAt(tokens, at + 1) === 'i') return null
    return { value: word, next: at + 1 }
  }
  if (word !== 'a' && word !== 'p') return null
  const dot = wordAt(tokens, at + 1) === '.' ? at + 2 : at + 1
  if (wordAt(tokens, dot) === 'm') {
    const isStop = dot === at + 2 && wordAt(tokens, dot + 1) === '.' && tokens[dot + 1]?.isGlued
    return { value: word === 'a' ? 'am' : 'pm', next: isStop ? dot + 2 : dot + 1 }
  }
  return token?.isGlued && dot === at + 1 ? { value: word === 'a' ? 'am' : 'pm', next: at + 1 } : null
}

/** "ish", "-ish", "or so", "sharp" behind a time. */
function readIsh(tokens: Token[], read: Read<Clock>): Read<Clock> {
  const dash = wordAt(tokens, read.next) === '-' && wordAt(tokens, read.next + 1) === 'ish' ? 1 : 0
  if (wordAt(tokens, read.next + dash) === 'ish')
    return { value: { ...read.value, isApproximate: true, isSure: true }, next: read.next + dash + 1 }
  if (wordAt(tokens, read.next) === 'or' && wordAt(tokens, read.next + 1) === 'so')
    return { value: { ...read.value, isApproximate: true }, next: read.next + 2 }
  return wordAt(tokens, read.next) === 'sharp'
    ? { value: { ...read.value, isSure: true }, next: read.next + 1 }
    : read
}

/** Beside another number a number word is part of a longer one: a phone number, a ZIP code. */
function isDigitWord(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (token.kind === 'digits' ||
      spokenDigits.has(token.word) ||
      repeats.has(token.word) ||
      tens.has(token.word))
  )
}
