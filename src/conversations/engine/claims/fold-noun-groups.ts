import type { Token } from './read-tokens.ts'

/** The classes of a sentence with noun groups folded into one: "your yearly check is set" is `your:~ is setD`. */
export function foldNounGroups(tokens: readonly Token[]): string[] {
  const classes = tokens.flatMap(({ wordClass }) => (colouring.has(wordClass) ? [] : [wordClass]))
  const folded: string[] = []
  for (let at = 0; at < classes.length; at++) {
    const first = classes[at] ?? ''
    const isLed = leading.has(first)
    const head = isLed || heads.has(first) ? headOf(classes, isLed ? at + 1 : at) : -1
    if (head < 0) {
      folded.push(first)
      continue
    }
    folded.push(`${isLed ? first : ''}:${classes[head]}`)
    at = head
  }
  return folded
}

/** Where the last noun stands of the group that begins at `start`; -1 when there is none. */
function headOf(classes: readonly string[], start: number): number {
  let head = -1
  for (let at = start; at < Math.min(classes.length, start + 5); at++) {
    const wordClass = classes[at] ?? ''
    if (heads.has(wordClass)) head = at
    else if (!within.has(wordClass)) break
  }
  return head
}

const set = (words: string) => new Set(words.split(/\s+/))
/** Words that only colour what is said. */
const colouring = set('just also certain really even still too well please here there again so after_that')
const leading = set('your our his the a this that these every another no # number both all which what')
const heads = set(
  `~ ~S money moneys name names home customer worker family role roles appointment appointments slot slots session time date
  request requests message messages confirmation picture details complaint questions planner inbox reference option contract
  thing arrangement hours length policy holiday way line hands deal status step news word rest end estimate trouble urgent`,
)
const within = set(
  "~G ~D new old next good adjective own same another free number # 's %t full long bad automatic further",
)
