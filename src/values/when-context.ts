import { localNow } from './calendar-days.ts'
import { clockText } from './clock.ts'
import { readCardinal } from './read-number.ts'
import { oneDay, pastDays, type SaidDays } from './said-days.ts'
import { type Read, skipPhrase, type Token, wordAt } from './tokens.ts'
import type { Here } from './types.ts'

/** "good morning", "have a nice weekend", "morning!" as the first word: manners, no times. */
export function isGreeting(tokens: Token[], at: number): boolean {
  const word = wordAt(tokens, at)
  if (!/^(?:the|morning|afternoon|evening|night|weekend|day)$/.test(word)) return false
  const before = wordAt(tokens, at - 1)
  if (/^(?:good|gd|nice|great|lovely|wonderful|happy|gud|rest)$/.test(before)) return true
  const isFirst = at === 0 || (at === 1 && /^(?:hi|hey|hello)$/.test(before))
  return isFirst && word !== 'the' && tokens.length > at + 1 && /^[,.!]$/.test(wordAt(tokens, at + 1))
}

const exclusions: readonly (readonly string[])[] = [
  'not on', 'not', 'no', 'except for', 'except', 'excluding', 'anything but', 'any day but', 'any time but', 'anytime but', 'any day except', 'other than', 'apart from',
  'besides', 'instead of', 'rather than', "can't do", 'cant do', 'cannot do', 'can not do', "can't make", 'cant make', 'cannot make', 'can not make', "can't make it", 'cant make it', "can't make it on", 'cant make it on',
  "can't on", 'cant on', "can't", 'cant', 'cannot', "can't come", "couldn't do", "won't be home", "won't be home on", "won't be there", 'not available', 'not available on', 'not free', 'not free on', 'unavailable', 'unavailable on',
  "i'm busy", "i'm busy on", 'im busy', 'busy on', 'busy', "i'm out", 'avoid', 'anything except', 'never on', 'never', "don't want", 'dont want', "doesn't work", 'nothing on', 'neither', 'nor', 'not in', 'anyday but', 'every day but', 'out of town', 'out of town on', 'working on', 'i work on', 'i have work on', 'i have work', "i'm working", "i'm away", "i'm away on", "can't do it on", "can't do it", 'but not', 'but not on',
].map((phrase) => phrase.split(' ')).sort((a, b) => b.length - a.length) // biome-ignore format: one readable block

/** The place after words that rule out what comes: "not", "can't do", "any day but". Null when there are none. */
export function readExclusion(tokens: Token[], at: number): number | null {
  const byWord = exclusionsByWord.get(wordAt(tokens, at))
  for (const words of byWord ?? []) {
    const next = skipPhrase(tokens, at, words)
    if (next === -1) continue
    // "no Friday is fine" takes something back, "no Mondays" rules out.
    if (
      words[0] === 'no' &&
      !/(?:days|mornings|afternoons|evenings|nights|weekends)$/.test(wordAt(tokens, next))
    )
      return null
    if (/^(?:until|till|before|after|later|earlier)$/.test(wordAt(tokens, next))) return null
    return next
  }
  return null
}

const exclusionsByWord = Map.groupBy(exclusions, (words) => words[0] ?? '')

const trailing: readonly (readonly string[])[] = [
  "doesn't work", 'doesnt work', 'does not work', "won't work", 'wont work', 'will not work', 'is no good', "isn't good", 'isnt good', 'is not good', "isn't great", 'is bad', 'is out', 'no good', "isn't going to work", 'is not going to work', "doesn't suit", 'is a no', "is a bad day", "is impossible", "isn't possible", "i'm busy", 'im busy', 'i am busy', "i can't", 'i cant', "i'm not available", 'is tough', 'is hard', "are out", "don't work", 'dont work', "are no good", "are bad", "not so much", "is taken", "i'm working", 'i work', 'is full', 'is not possible', "isn't ideal", 'not good', 'not possible', "is terrible", "won't do", "wouldn't work", "i'm out of town", "i have work",
].map((phrase) => phrase.split(' ')) // biome-ignore format: one readable block

/** "Monday doesn't work": the place after such words, or null. */
export function readTrailingExclusion(tokens: Token[], at: number): number | null {
  const from = /^(?:that|which)$/.test(wordAt(tokens, at)) ? at + 1 : at
  for (const words of trailing) {
    const next = skipPhrase(tokens, from, words)
    if (next !== -1) return next
  }
  return null
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
