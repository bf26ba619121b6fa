import { dot, type LikenessTable, type WeighedWord, weighWord } from './likeness-table.ts'
import { vectorLength } from './word-vectors.ts'

/** Words as a whole: what each weighs in it, together one, and where they lie together. */
export interface WeighedText {
  words: WeighedWord[]
  shares: number[]
  whole: Float32Array
}

/** The reader of a table: how like a text is to a wording. */
export function likenessBy(table: LikenessTable) {
  const known = new Map<string, WeighedWord>()
  const look = (word: string) => {
    const found = known.get(word) ?? weighWord(table, word)
    if (known.size >= mostKnown) known.clear()
    known.set(word, found)
    return found
  }
  return {
    weigh: (words: readonly string[]) => weighText(words.slice(0, mostWords).map(look)),
    like: (text: WeighedText, wording: WeighedText) => likeness(text, wording, table),
  }
}

/** What a text means stands in its first forty words, and more would take too long. */
const mostWords = 40
const mostKnown = 20_000

function weighText(words: WeighedWord[]): WeighedText {
  const most = Math.max(...words.map(({ weight }) => weight))
  const powers = words.map(({ weight }) => Math.exp(weight - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  const shares = powers.map((power) => power / total)
  const whole = new Float32Array(vectorLength)
  words.forEach(({ vector }, at) => {
    const share = shares[at] as number
    for (let i = 0; i < vectorLength; i++) whole[i] = (whole[i] as number) + share * (vector[i] as number)
  })
  const length = Math.sqrt(dot(whole, whole)) || 1
  return { words, shares, whole: whole.map((part) => part / length) }
}

/** Each word finds the one nearest to it on the other side. */
function likeness(text: WeighedText, wording: WeighedText, { shares }: LikenessTable): number {
  const nearest = new Float32Array(wording.words.length).fill(-1)
  let met = 0
  text.words.forEach(({ vector }, at) => {
    let best = -1
    wording.words.forEach((other, to) => {
      const near = dot(vector, other.vector)
      if (near > best) best = near
      if (near > (nearest[to] as number)) nearest[to] = near
    })
    met += (text.shares[at] as number) * best
  })
  const covered = wording.shares.reduce((sum, share, at) => sum + share * (nearest[at] as number), 0)
  return shares.text * met + shares.wording * covered + shares.whole * dot(text.whole, wording.whole)
}
