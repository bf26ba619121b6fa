import { localNow } from './calendar-days.ts'
import { clockText } from './clock.ts'
import { readCardinal } from './read-number.ts'
import { oneDay, pastDays, type SaidDays } from './said-days.ts'
import { type Read, skipPhrase, type Token, wordAt } from './tokens.ts'
import type { Here } from './types.ts'
import { weekdays } from './when-words.ts'

/** "good morning", "have a nice weekend", "happy Friday", "morning!" as the first word: manners, no times. */
export function isGreeting(tokens: Token[], at: number): boolean {
  const word = wordAt(tokens, at)
  if (weekdays.has(word)) return wordAt(tokens, at - 1) === 'happy'
  if (!/^(?:the|morning|afternoon|evening|night|nite|weekend|day)$/.test(word)) return false
  const before = wordAt(tokens, at - 1)
  if (/^(?:good|gd|nice|great|lovely|wonderful|happy|gud|rest)$/.test(before)) return true
  const isFirst = at === 0 || (at === 1 && /^(?:hi|hey|hello)$/.test(before))
  return isFirst && word !== 'the' && tokens.length > at + 1 && /^[,.!]$/.test(wordAt(tokens, at + 1))
}

type Moment = { kind: 'moment'; next: number; days: SaidDays; clock: string }

/** "in an hour", "in 30 minutes", "two hours from now"; "an hour ago" is of the past. */
export function readClockFromNow(tokens: Token[], at: number, here: Here): Moment | null {
  const isIn = wordAt(tokens, at) === 'in'
  const from = isIn ? (/^(?:about|like|around)$/.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1) : at
  const count = readMinutes(tokens, from)
  if (!count) return null
  const after = wordAt(tokens, count.next)
  if (after === 'ago') return { kind: 'moment', next: count.next + 1, days: pastDays, clock: '00:00' }
  const isFromNow = after === 'from' && wordAt(tokens, count.next + 1) === 'now'
  if (!isIn && !isFromNow) return null
  if (/^(?:or|and|earlier|later|early|late)$/.test(after)) return null
  const then = localNow({ ...here, now: new Date(here.now.getTime() + count.value * 60_000) })
  return {
    kind: 'moment',
    next: isFromNow ? count.next + 2 : count.next,
    days: oneDay(then.day, 0.85),
    clock: clockText(then.minute),
  }
}

function readMinutes(tokens: Token[], at: number): Read<number> | null {
  const word = wordAt(tokens, at)
  if (word === 'half' && /^(?:an|a)$/.test(wordAt(tokens, at + 1)) && wordAt(tokens, at + 2) === 'hour')
    return { value: 30, next: at + 3 }
  const isCouple = wordAt(tokens, at + 1) === 'couple'
  const count = isCouple
    ? { value: 2, next: wordAt(tokens, at + 2) === 'of' ? at + 3 : at + 2 }
    : word === 'a' || word === 'an'
      ? { value: 1, next: at + 1 }
      : readCardinal(tokens, at)
  if (!count || count.value > 1000) return null
  const unit = /^(?:(hour|hours|hr|hrs)|minutes?|mins?)$/.exec(wordAt(tokens, count.next))
  if (!unit) return null
  const isHours = unit[1] !== undefined
  const isHalf = isHours && skipPhrase(tokens, count.next + 1, ['and', 'a', 'half']) !== -1
  return { value: count.value * (isHours ? 60 : 1) + (isHalf ? 30 : 0), next: count.next + (isHalf ? 4 : 1) }
}
