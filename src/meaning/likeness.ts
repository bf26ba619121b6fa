import { LRUCache } from 'lru-cache'
import { fastSums, floatBytes, floatsAt, inFours, layRoom, lendFloats } from './fast-sums.ts'
import { type LikenessTable, type WeighedWord, weighWord } from './likeness-table.ts'
import { dot, vectorLength } from './word-vectors.ts'

/** How like a text is to each of these wordings, in their order. */
export function likenessTo(table: LikenessTable, wordings: readonly (readonly string[])[]) {
  const known = new Map<string, number>()
  const places: WeighedWord[] = []
  const look = (word: string) => {
    const at = known.get(word) ?? places.push(weighWord(table, word)) - 1
    known.set(word, at)
    return at
  }
  const laid = wordings.map((words) => {
    const at = words.slice(0, mostWords).map(look)
    return { at, ...weighTogether(at.map((one) => places[one] as WeighedWord)) }
  })
  const rows = oneAfterAnother(places)
  // A text is read in parts and as a whole, and the same words come again: each meets the wordings' words once.
  const met = new LRUCache<string, MetWord>({ max: mostKnown })
  const meet = (word: string) => {
    const cached = met.get(word)
    if (cached) return cached
    const weighed = weighWord(table, word)
    const likes = likesOf(weighed.vector, rows, places.length)
    const found = { ...weighed, likes }
    met.set(word, found)
    return found
  }
  return (text: readonly string[]): number[] => {
    const words = text.slice(0, mostWords).map(meet)
    const { shares, whole } = weighTogether(words)
    return laid.map((wording) => likeness({ words, shares, whole }, wording, table))
  }
}

/** How near a word lies to each of these rows; most of the time of a business's first texts is spent here. */
function likesOf(vector: Float32Array, rows: Float32Array, count: number): Float32Array {
  vectorAt ??= layRoom(vectorLength)
  if (likesRoom.count < count) likesRoom = { at: layRoom(inFours(count)), count: inFours(count) }
  const rowsAt = lendFloats(rows)
  floatsAt(vectorAt, vectorLength).set(vector)
  const step = vectorLength * floatBytes
  if (count > 0) fastSums().dots(vectorAt, step, rowsAt, step, inFours(count), likesRoom.at)
  return floatsAt(likesRoom.at, count).slice()
}

let vectorAt: number | null = null
let likesRoom = { at: 0, count: 0 }

/** With empty rows behind, so that four can be read at a time. */
function oneAfterAnother(words: readonly WeighedWord[]): Float32Array {
  const all = new Float32Array(inFours(words.length) * vectorLength)
  words.forEach(({ vector }, at) => {
    all.set(vector, at * vectorLength)
  })
  return all
}

interface MetWord extends WeighedWord {
  /** How near it lies to each word of the wordings. */
  likes: Float32Array
}

/** Words as a whole: what each weighs in it, together one, and where they lie together. */
interface Weighed {
  shares: Float32Array
  whole: Float32Array
}

/** What a text means stands in its first forty words, and more would take too long. */
const mostWords = 40
const mostKnown = 2000

function weighTogether(words: readonly WeighedWord[]): Weighed {
  const most = Math.max(...words.map(({ weight }) => weight))
  const shares = Float32Array.from(words, ({ weight }) => Math.exp(weight - most))
  const total = shares.reduce((sum, power) => sum + power, 0)
  const whole = new Float32Array(vectorLength)
  words.forEach(({ vector }, at) => {
    const share = (shares[at] as number) / total
    shares[at] = share
    for (let i = 0; i < vectorLength; i++) whole[i] = (whole[i] as number) + share * (vector[i] as number)
  })
  const length = Math.sqrt(dot(whole, whole)) || 1
  return { shares, whole: whole.map((part) => part / length) }
}

/** Each word finds the one nearest to it on the other side. */
function likeness(
  text: Weighed & { words: readonly MetWord[] },
  wording: Weighed & { at: readonly number[] },
  { shares }: LikenessTable,
): number {
  const count = wording.at.length
  const nearest = new Float32Array(count).fill(-1)
  let met = 0
  for (let from = 0; from < text.words.length; from++) {
    const { likes } = text.words[from] as MetWord
    let best = -1
    for (let to = 0; to < count; to++) {
      const near = likes[wording.at[to] as number] as number
      if (near > best) best = near
      if (near > (nearest[to] as number)) nearest[to] = near
    }
    met += (text.shares[from] as number) * best
  }
  let covered = 0
  for (let to = 0; to < count; to++) covered += (wording.shares[to] as number) * (nearest[to] as number)
  return shares.text * met + shares.wording * covered + shares.whole * dot(text.whole, wording.whole)
}
