import { editDistance } from '#kit/edit-distance.ts'
import { isCommonWord, knowWord } from '#meaning/word-vectors.ts'
import { everydayWords } from './meanings.ts'
import { stem, type Token } from './normalise.ts'
import { emergencyWords } from './recognise-emergency.ts'
import { stopWords } from './words.ts'

/**
 * Mends slips in longer words that nobody here uses, towards the nearest word that is used: the facts' own
 * words and the topics' cues. A word that is right stays as it is.
 */
export function correctSpelling(tokens: Token[], vocabulary: ReadonlySet<string>): Token[] {
  return joinHalves(tokens, vocabulary).map((token, at, all) => {
    const meant = soundsAlike(token.word, all[at - 1]?.word, vocabulary)
    if (meant !== null) return { ...token, word: meant, stem: stem(meant) }
    if (!mayBeSlip(token.word, vocabulary)) return token
    const better = nearest(token.word, vocabulary)
    return better === null ? token : { ...token, word: better, stem: stem(better) }
  })
}

/** "My breaks": another right word, where the facts have the one that sounds like it. */
function soundsAlike(
  word: string,
  before: string | undefined,
  vocabulary: ReadonlySet<string>,
): string | null {
  if (word !== 'breaks' && word !== 'break') return null
  const meant = word.replace('break', 'brake')
  const isThing = /^(?:my|the|our|front|rear|back|new|your|those|these)$/.test(before ?? '')
  return isThing && (vocabulary.has('brake') || vocabulary.has('brakes')) ? meant : null
}

/** "Over night" where the facts say "overnight". */
function joinHalves(tokens: Token[], vocabulary: ReadonlySet<string>): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const last = joined.at(-1)
    const word = `${last?.word ?? ''}${token.word}`
    const isOne = last !== undefined && last.word.length > 2 && word.length > 6 && vocabulary.has(word)
    if (isOne) joined[joined.length - 1] = { word, stem: stem(word), start: last.start, end: token.end }
    else joined.push(token)
  }
  return joined
}

function mayBeSlip(word: string, vocabulary: ReadonlySet<string>): boolean {
  if (word.length < 3 || !/^[a-z']+$/.test(word)) return false
  if (word.length === 3 && knowWord(word).vector !== null) return false
  if (everydayWords.has(word) || isCommonWord(word)) return false
  return (
    !vocabulary.has(word) &&
    !stopWords.has(word) &&
    !commonWords.has(word) &&
    !stemsIn(vocabulary).has(stem(word))
  )
}

function nearest(word: string, vocabulary: ReadonlySet<string>): string | null {
  const known = mended.get(vocabulary) ?? new Map<string, string | null>()
  mended.set(vocabulary, known)
  const before = known.get(word)
  if (before !== undefined) return before
  const found = search(word, vocabulary)
  if (known.size >= mostWords) known.clear()
  known.set(word, found)
  return found
}

const mended = new WeakMap<ReadonlySet<string>, Map<string, string | null>>()
const mostWords = 5000

function search(word: string, vocabulary: ReadonlySet<string>): string | null {
  // "Highlites", "headlites".
  const asSpelled = word.replace(/^(.{4,})ite(s?)$/, '$1ight$2')
  if (asSpelled !== word && vocabulary.has(asSpelled)) return asSpelled
  // A word that is known may lack a letter; two make it another: "swimming" is no "spamming".
  const limit = word.length >= 8 && knowWord(word).vector === null ? 2 : 1
  let best: { word: string; distance: number } | null = null
  // "Adlults", "nuetered" where the facts say "adult", "neuter".
  const ending = word.length > 6 ? /(?:s|ed)$/.exec(word)?.[0].length : undefined
  for (const candidate of byFirstLetter(vocabulary).get(word.charAt(0)) ?? []) {
    if (Math.abs(candidate.length - word.length) > limit + (ending ?? 0)) continue
    const bare = ending ? editDistance(word.slice(0, -ending), candidate, limit) : limit + 1
    const distance = Math.min(editDistance(word, candidate, limit), bare)
    // In a short word another letter makes another word: only a letter lost, doubled or out of turn is a slip.
    const isShort = word.length < (alarms.has(candidate) ? 7 : 5)
    if (isShort && candidate.length === word.length && !hasSameLetters(word, candidate)) continue
    // "Overdue" is no overdose, "cooking" no choking: an alarm asks for more than a likeness.
    if (alarms.has(candidate) && (distance > 1 || (distance > 0 && knowWord(word).vector !== null))) continue
    const isNearer = distance <= limit && (best === null || distance < best.distance)
    if (isNearer && stem(candidate) !== stem(word)) best = { word: candidate, distance }
  }
  return best?.word ?? null
}

const alarms: ReadonlySet<string> = new Set(emergencyWords())

function hasSameLetters(one: string, other: string): boolean {
  return [...one].sort().join('') === [...other].sort().join('')
}

const stemmed = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>()

function stemsIn(vocabulary: ReadonlySet<string>): ReadonlySet<string> {
  const cached = stemmed.get(vocabulary)
  if (cached) return cached
  const found = new Set([...vocabulary].map(stem))
  stemmed.set(vocabulary, found)
  return found
}

const sorted = new WeakMap<ReadonlySet<string>, Map<string, string[]>>()

function byFirstLetter(vocabulary: ReadonlySet<string>): Map<string, string[]> {
  const cached = sorted.get(vocabulary)
  if (cached) return cached
  const letters = new Map<string, string[]>()
  for (const word of vocabulary) {
    if (word.length < 4) continue
    const first = word.charAt(0)
    const words = letters.get(first)
    if (words) words.push(word)
    else letters.set(first, [word])
  }
  sorted.set(vocabulary, letters)
  return letters
}

/** Right words that lie one slip from a topic's word. */
const commonWords = new Set(
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
  twenty thirty forty fifty sixty noon thing things
  house horse cover cost coat cast host post place peace piece plate price prize pride work word world wood call cell call cold
  hold older order later water wafer after often even event event sunny many money month mouth month most must
  mail main male name same game came come came time tile take talk task walk wall book look cook boot boat
  open oven over area arena site side size cite sites bill ball tall fall full phone prone closet clothes close
  cloth hour four your tour pour sour hair pair fair fire fine find fund kind mind wind line live life like bike
  long song send sand said paid pain part park dark mark card care cars cart hard head heat heal hear bear year
  week weak seek seem seen been test best rest west last list lost lunch bunch month north south east west room
  rock door floor stairs start state store story street strong shop ship shot stop step shed shut rent tent
  lean clean clear leak lead leaf least lease later large range change chance charge chair chain train brain 
  root roots boots loot again street sheet spot soon sign style table stable staple
  remote among amongst
  worse worst since snow mild sitting sofa second someone somewhere
  grain green great greet there three these where were here when then than them they this that with will well`.split(
    /\s+/,
  ),
)
