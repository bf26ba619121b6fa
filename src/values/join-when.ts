import { clockText, type Half, minutesOf } from './clock.ts'
import { type SaidTimes, timesOf } from './read-times.ts'
import type { SaidDays } from './said-days.ts'
import { type Token, wordAt } from './tokens.ts'
import type { When } from './types.ts'
import { readTrailingExclusion } from './when-context.ts'
import { tonight } from './when-words.ts'

/** A piece of a time, with the tokens it stands on. */
export type Part = { from: number; next: number } & (
  | { kind: 'days'; days: SaidDays; isExcluded: boolean }
  | { kind: 'times'; times: SaidTimes; isExcluded: boolean }
  | { kind: 'moment'; days: SaidDays; clock: string }
)

export type Joined = { from: number; next: number; value: When; confidence: number }

interface Group {
  from: number
  next: number
  days: SaidDays | null
  times: SaidTimes[]
  clock: string | null
  isExcluded: boolean
}

type Setting = { now: { day: string; minute: number }; isAsked: boolean }

/** Puts days and times that belong together into one value each, and shares them over lists. */
export function joinParts(tokens: Token[], parts: Part[], setting: Setting): Joined[] {
  const groups: Group[] = []
  for (const part of parts) {
    const last = groups.at(-1)
    if (last && belongs(tokens, last, part)) add(last, part)
    else groups.push(open(part))
  }
  for (const group of groups) {
    const after = group.isExcluded ? null : readTrailingExclusion(tokens, group.next)
    if (after !== null) group.isExcluded = true
  }
  shareOverLists(tokens, groups)
  return groups
    .filter((_, at) => isMeant(tokens, { groups, at, isAsked: setting.isAsked }))
    .flatMap((group) => finish(group, setting))
}

const glue = new Set(
  ', at @ on in the for around of - – anytime any time sometime maybe like um uh er say preferably ideally please but is and then ( ) that a about with either'.split(
    ' ',
  ),
)

function belongs(tokens: Token[], group: Group, part: Part): boolean {
  if (part.kind === 'moment' || group.clock !== null) return false
  if (part.isExcluded && !(group.isExcluded && part.kind === 'times')) return false
  if (!gapIs(tokens, group.next, part.from, glue)) return false
  const hasAnd = gapHas(tokens, group.next, part.from, /^(?:and|but|then)$/)
  if (part.kind === 'days') return group.days === null && !hasAnd && !part.days.isPast
  if (group.times.length === 0)
    return !hasAnd || gapHas(tokens, group.next, part.from, /^(?:but)$/) || part.times.shape !== 'at'
  const earlier = group.times.at(-1)
  if (!earlier || group.times.length > 1) return false
  const isNarrowed = (earlier.shape === 'part') !== (part.times.shape === 'part')
  return isNarrowed && !hasAnd
}

function gapIs(tokens: Token[], from: number, to: number, allowed: ReadonlySet<string>): boolean {
  if (to - from > 4) return false
  for (let i = from; i < to; i += 1) if (!allowed.has(wordAt(tokens, i))) return false
  return true
}

function gapHas(tokens: Token[], from: number, to: number, pattern: RegExp): boolean {
  for (let i = from; i < to; i += 1) if (pattern.test(wordAt(tokens, i))) return true
  return false
}

function open(part: Part): Group {
  const group: Group = {
    from: part.from,
    next: part.next,
    days: null,
    times: [],
    clock: null,
    isExcluded: part.kind !== 'moment' && part.isExcluded,
  }
  add(group, part)
  return group
}

function add(group: Group, part: Part): void {
  if (part.kind !== 'times') group.days = part.days
  if (part.kind === 'times') group.times.push(part.times)
  if (part.kind === 'moment') group.clock = part.clock
  group.next = part.next
}

const listGlue = new Set('or and , / & either nor at @ around on the maybe also in'.split(' '))

/** "Tuesday at 2 or 3", "Monday or Tuesday morning", "not Monday or Tuesday". */
function shareOverLists(tokens: Token[], groups: Group[]): void {
  for (let i = 1; i < groups.length; i += 1) {
    const [before, here] = [groups[i - 1], groups[i]]
    if (!before || !here || !isListed(tokens, before, here)) continue
    if (before.isExcluded && !here.isExcluded) here.isExcluded = true
    if (
      here.days === null &&
      before.days !== null &&
      before.times.length > 0 &&
      before.isExcluded === here.isExcluded
    )
      here.days = before.days
  }
  for (let i = groups.length - 2; i >= 0; i -= 1) {
    const [here, after] = [groups[i], groups[i + 1]]
    if (!here || !after || here.isExcluded !== after.isExcluded || !isListed(tokens, here, after)) continue
    if (
      here.days !== null &&
      here.times.length === 0 &&
      here.clock === null &&
      after.days !== null &&
      !after.days.isPast &&
      !here.days.isTonight
    )
      here.times = after.times
    else if (
      here.days === null &&
      after.days !== null &&
      !after.days.isPast &&
      here.times.length > 0 &&
      after.times.length > 0
    )
      here.days = after.days
  }
}

function isListed(tokens: Token[], before: Group, here: Group): boolean {
  const [from, to] = [before.next, here.from]
  return gapIs(tokens, from, to, listGlue) && gapHas(tokens, from, to, /^(?:or|and|\/|&|nor)$/)
}

/** A bare number is a time only beside a day, in a list of times, or as the answer to a question for one. */
function isMeant(
  tokens: Token[],
  { groups, at, isAsked }: { groups: Group[]; at: number; isAsked: boolean },
): boolean {
  const group = groups[at]
  if (!group || group.days?.isPast) return false
  if (group.days !== null || group.times.some((times) => times.isSure)) return true
  const needsDay = group.times.some((times) => times.shape === 'part' && times.needsDay)
  if (isAsked && !needsDay) return true
  const before = groups[at - 1]
  if (before && !needsDay && isListed(tokens, before, group) && before.times.some((times) => times.isSure))
    return true
  return isAsked && group.from === 0 && group.next === tokens.length
}

function finish(group: Group, { now }: Setting): Joined[] {
  const said =
    group.days?.isTonight && group.times.length === 0
      ? [{ shape: 'part' as const, part: tonight, needsDay: false, isSure: true, isApproximate: false }]
      : group.times
  const days = group.days ? { from: group.days.from, to: group.days.to } : null
  const times =
    group.clock === null
      ? said.length > 0
        ? timesOfGroup(said, group.days, now)
        : null
      : { from: group.clock, to: group.clock }
  const isToday = days !== null && days.from === now.day && days.to === now.day
  if (isToday && times && times.to < clockText(now.minute)) return []
  const isApproximate = group.days?.isApproximate === true || said.some((one) => one.isApproximate)
  const confidence = Math.min(group.days?.confidence ?? 0.9, said.every((one) => one.isSure) ? 1 : 0.7)
  return [
    {
      from: group.from,
      next: group.next,
      value: { days, times, isExcluded: group.isExcluded, isApproximate },
      confidence,
    },
  ]
}

/** A part of the day tells the half of an exact time beside it, and narrows an open one. */
function timesOfGroup(
  said: SaidTimes[],
  days: SaidDays | null,
  now: Setting['now'],
): { from: string; to: string } {
  const part = said.find((one) => one.shape === 'part')
  const exact = said.find((one) => one.shape !== 'part')
  const hint: Half = part?.shape === 'part' ? part.part.half : days?.isTonight ? 'pm' : null
  if (!exact) return timesOf(said[0] as SaidTimes, hint)
  const times = timesOf(exact, hint)
  if (part?.shape === 'part' && (exact.shape === 'after' || exact.shape === 'before')) {
    const [from, to] = [clockText(part.part.from), clockText(part.part.to)]
    if (exact.shape === 'after' && times.from < to) return { from: times.from, to }
    if (exact.shape === 'before' && times.to > from) return { from, to: times.to }
  }
  const isOver =
    days?.from === now.day &&
    days.to === now.day &&
    exact.shape === 'at' &&
    times.from <= clockText(now.minute)
  if (isOver && exact.shape === 'at' && exact.clock.half === null && hint === null) {
    const later = minutesOf(exact.clock, 'pm')
    if (later > now.minute) return { from: clockText(later), to: clockText(later) }
  }
  return times
}
