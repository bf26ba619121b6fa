import type { Found, SaidAddress } from './types.ts'

/** Of two addresses the one that was taken back falls: "9 elm street, no, sorry, 19 elm street". */
export function withoutTakenBack(text: string, found: Found<SaidAddress>[]): Found<SaidAddress>[] {
  return found.filter(({ span }, at) => {
    const [before, after] = [found[at - 1], found[at + 1]]
    // "9 elm street not 19": the one behind "not" is none.
    if (before && /^\W*not\W*$/i.test(text.slice(before.span.end, span.start))) return false
    return !after || !isTakenBack(text.slice(span.end, after.span.start))
  })
}

/** Only words that take back stand between, however they are set apart. */
function isTakenBack(between: string): boolean {
  const words = between.toLowerCase().match(/[a-z']+/g) ?? []
  return words.some((word) => cues.has(word)) && words.every((word) => cues.has(word) || fillers.has(word))
}

const cues = new Set('no nope sorry wait oops actually scratch meant mean correction rather'.split(' '))
const fillers = new Set(
  "i its it's it is that make at to on um uh er my bad should be the that's thats".split(' '),
)
