import { anchorWeekdays, mergeSameDay } from './anchor-weekdays.ts'
import { finishWhen, type Group, type Joined, type Part, type Setting } from './finish-when.ts'
import { type Gap, gapHas, gapIs } from './gap.ts'
import { readTrailingExclusion } from './read-exclusion.ts'
import { isSameTalk } from './same-talk.ts'
import { isListed, shareOverLists } from './share-lists.ts'
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
  return withoutRepeated(groups)
    .filter((_, at, groups) => isMeant(tokens, { groups, at, isAsked: setting.isAsked }))
    .flatMap((group) => finishWhen(group, setting))
}

/** "Friday suits us, this Friday at 3": the day once more, with its hour. */
function withoutRepeated(groups: Group[]): Group[] {
  return groups.filter((group, at) => {
    const after = groups[at + 1]
    if (group.days === null || group.times.length > 0 || group.clock !== null || group.isExcluded) return true
    if (!after || after.isExcluded || after.times.length === 0 || group.days.isTonight) return true
    return after.days?.from !== group.days.from || after.days.to !== group.days.to
  })
}

const glue = new Set(
  ', at @ on in the for around of - – anytime any time sometime maybe like um uh er say preferably ideally please but is and then ( ) that a about with either so whichever only same time one appt appointment slot'.split(
    ' ',
  ),
)

function belongs(tokens: Token[], group: Group, part: Part): boolean {
  if (part.kind === 'moment' || group.clock !== null) return false
  if (part.isExcluded && !(group.isExcluded && part.kind === 'times')) return false
  const gap: Gap = [group.next, part.from]
  // "Tomorrow? Evenings are out" rules out the evenings alone.
  if (
    part.kind === 'times' &&
    gapHas(tokens, gap, /^[.?!;]$/) &&
    readTrailingExclusion(tokens, part.next) !== null
  )
    return false
  // "Not Mon. After 3 is fine": the stop belongs to the sentence as well.
  if (group.isExcluded && wordAt(tokens, group.next - 1) === '.') return false
  // "Not Mon, is 3 ok Tuesday" asks anew.
  if (group.isExcluded && gapHas(tokens, gap, /^is$/) && gapHas(tokens, gap, /^,$/)) return false
  const isClose = gapIs(tokens, gap, glue)
  if (!isClose && !(isApart(tokens, group, part) && isSameTalk(tokens, group.next, part.from))) return false
  const hasAnd = gapHas(tokens, gap, /^(?:and|but|then)$/)
  if (part.kind === 'days') {
    // "at 9 yesterday" is over as a whole; behind a comma something new begins.
    if (part.days.isPast) return group.days === null && part.from === group.next
    return group.days === null && !hasAnd
  }
  if (group.times.length === 0) return !gapHas(tokens, gap, /^and$/) || part.times.shape !== 'at'
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

function open(part: Part): Group {
  const group: Group = {
    from: part.from,
    next: part.next,
    days: null,
    times: [],
    isTimeFirst: false,
    clock: null,
    isExcluded: part.kind !== 'moment' && part.isExcluded,
  }
  add(group, part)
  return group
}

function add(group: Group, part: Part): void {
  if (part.kind !== 'times') {
    group.isTimeFirst = group.times.length > 0
    group.days = part.days
  }
  if (part.kind === 'times') group.times.push(part.times)
  if (part.kind === 'moment') group.clock = part.clock
  group.next = part.next
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
