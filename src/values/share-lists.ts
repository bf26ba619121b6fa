import type { Group } from './finish-when.ts'
import { gapHas, gapIs } from './gap.ts'
import type { SaidTimes } from './said-times.ts'
import { type Token, wordAt } from './tokens.ts'

/** "Tuesday at 2 or 3", "Monday or Tuesday morning", "by 8 on Monday or Friday", "not Monday or Tuesday". */
export function shareOverLists(tokens: Token[], groups: Group[]): void {
  shareOnward(tokens, groups)
  shareBack(tokens, groups)
}

function shareOnward(tokens: Token[], groups: Group[]): void {
  for (let i = 1; i < groups.length; i += 1) {
    const [before, here] = [groups[i - 1], groups[i]]
    if (!before || !here || !isListed(tokens, before, here)) continue
    if (before.isExcluded && !here.isExcluded) here.isExcluded = true
    if (before.isExcluded !== here.isExcluded || before.days === null || before.times.length === 0) continue
    if (here.days === null) here.days = before.days
    else if (
      before.isTimeFirst &&
      before.times.every(isOfItself) &&
      here.times.length === 0 &&
      here.clock === null &&
      !here.days.isTonight
    ) {
      here.times = before.times
      here.isTimeFirst = true
    }
  }
}

/** "Early Monday or Tuesday" says nothing of Tuesday's hour. */
function isOfItself(times: SaidTimes): boolean {
  return times.shape !== 'part' || !times.needsDay
}

function shareBack(tokens: Token[], groups: Group[]): void {
  let isChain = false
  for (let i = groups.length - 2; i >= 0; i -= 1) {
    const [here, after] = [groups[i], groups[i + 1]]
    if (!here || !after || here.isExcluded !== after.isExcluded) continue
    isChain =
      isListed(tokens, here, after) ||
      (isChain && wordAt(tokens, here.next) === ',' && after.from === here.next + 1)
    if (!isChain || after.days === null || after.days.isPast) continue
    if (here.days === null) {
      if (here.times.length > 0 && after.times.length > 0) here.days = after.days
      // In "Thursday or early Friday" only Friday is early.
    } else if (here.times.length === 0 && here.clock === null && !here.days.isTonight && !after.isTimeFirst)
      here.times = after.times
  }
}

const listGlue = new Set('or and n , / & either nor at @ around on the maybe also in'.split(' '))

export function isListed(tokens: Token[], before: Group, here: Group): boolean {
  const [from, to] = [before.next, here.from]
  return gapIs(tokens, [from, to], listGlue) && gapHas(tokens, [from, to], /^(?:or|and|n|\/|&|nor)$/)
}
