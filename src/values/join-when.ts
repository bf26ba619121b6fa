import { anchorWeekdays, mergeSameDay } from './anchor-weekdays.ts'
import { finishWhen, type Group, type Joined, type Part, type Setting } from './finish-when.ts'
import { readTrailingExclusion } from './read-exclusion.ts'
import { isSameTalk } from './same-talk.ts'
import { type Token, wordAt } from './tokens.ts'

/** Puts days and times that belong together into one value each, and shares them over lists. */
export function joinParts(tokens: Token[], said: Part[], setting: Setting): Joined[] {
  const parts = anchorWeekdays(tokens, mergeSameDay(tokens, said), setting.now.day)
  const groups: Group[] = []
  for (const part of parts) {
    const last = groups.at(-1)
    if (last && belongs(tokens, last, part)) add(last, part)
    else groups.push(open(part))
  }
  groups.forEach((group, at) => {
    if (group.isExcluded || readTrailingExclusion(tokens, group.next) === null) return
    group.isExcluded = true
    for (let i = at - 1; i >= 0; i -= 1) {
      const [before, after] = [groups[i], groups[i + 1]]
      if (!before || !after || !isListed(tokens, before, after)) return
      before.isExcluded = true
    }
  })
  shareOverLists(tokens, groups)
  return groups
    .filter((_, at) => isMeant(tokens, { groups, at, isAsked: setting.isAsked }))
    .flatMap((group) => finishWhen(group, setting))
}

const glue = new Set(
  ', at @ on in the for around of - – anytime any time sometime maybe like um uh er say preferably ideally please but is and then ( ) that a about with either so'.split(
    ' ',
  ),
)

function belongs(tokens: Token[], group: Group, part: Part): boolean {
  if (part.kind === 'moment' || group.clock !== null) return false
  if (part.isExcluded && !(group.isExcluded && part.kind === 'times')) return false
  const isClose = gapIs(tokens, [group.next, part.from], glue)
  if (!isClose && !(isApart(tokens, group, part) && isSameTalk(tokens, group.next, part.from))) return false
  const hasAnd = gapHas(tokens, [group.next, part.from], /^(?:and|but|then)$/)
  if (part.kind === 'days') {
    // "at 9 yesterday" is over as a whole; behind a comma something new begins.
    if (part.days.isPast) return group.days === null && part.from === group.next
    return group.days === null && !hasAnd
  }
  if (group.times.length === 0)
    return !gapHas(tokens, [group.next, part.from], /^and$/) || part.times.shape !== 'at'
  const earlier = group.times.at(-1)
  if (!earlier || group.times.length > 1) return false
  const isNarrowed = (earlier.shape === 'part') !== (part.times.shape === 'part')
  return isNarrowed && !hasAnd
}

/** A sure time some words behind its day, or a day behind its sure time without a pause between them. */
function isApart(tokens: Token[], group: Group, part: Part): boolean {
  if (group.isExcluded || group.days?.isTonight || part.kind === 'moment' || part.isExcluded) return false
  const gap: Gap = [group.next, part.from]
  if (part.kind === 'days')
    return group.times.every((times) => times.isSure) && !gapHas(tokens, gap, /^(?:[,?(–-]|but|so)$/)
  const isBut = wordAt(tokens, part.from - 1) === 'but' && part.times.shape !== 'at'
  return (
    group.days !== null &&
    (part.times.isSure || /^(?:like|say|maybe|about)$/.test(wordAt(tokens, part.from))) &&
    (isBut || !gapHas(tokens, gap, /^but$/))
  )
}

/** The tokens between two pieces: from, and up to but not including. */
type Gap = readonly [number, number]

function gapIs(tokens: Token[], [from, to]: Gap, allowed: ReadonlySet<string>): boolean {
  if (to - from > 4) return false
  for (let i = from; i < to; i += 1) if (!allowed.has(wordAt(tokens, i))) return false
  return true
}

function gapHas(tokens: Token[], [from, to]: Gap, pattern: RegExp): boolean {
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
  let isChain = false
  for (let i = groups.length - 2; i >= 0; i -= 1) {
    const [here, after] = [groups[i], groups[i + 1]]
    if (!here || !after || here.isExcluded !== after.isExcluded) continue
    isChain =
      isListed(tokens, here, after) ||
      (isChain && wordAt(tokens, here.next) === ',' && after.from === here.next + 1)
    if (!isChain) continue
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
  return gapIs(tokens, [from, to], listGlue) && gapHas(tokens, [from, to], /^(?:or|and|\/|&|nor)$/)
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
