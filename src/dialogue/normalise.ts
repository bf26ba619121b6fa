import { casualSpellings, stopWords } from './words.ts'

/** One word as understood, and where it stands in the text as written. */
export type Token = { word: string; stem: string; start: number; end: number }

/** Splits a text into lower-case words: contractions and casual spellings written out, every word with its stem. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.replace(/#(?=\s|$)/g, '№').matchAll(/№|[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)) {
    const [start, end] = [match.index, match.index + match[0].length]
    const plain = match[0].toLowerCase().replaceAll('’', "'")
    const word = tripled.test(plain) ? plain.replace(/([a-z])\1{2,}/g, '$1') : plain
    const isYes =
      word === 'y' &&
      start === 0 &&
      !/^y\s+(?:is|are|am|r|u|you|do|does|did|so|not|was|would|cant|can't|wont|won't)\b/i.test(text)
    const isCard = word === 'id' && (match[0] === 'ID' || beforeId.has(tokens.at(-1)?.word ?? ''))
    for (const part of isYes ? ['yes'] : isCard ? ['id'] : writeOut(word))
      tokens.push({ word: part, stem: stem(part), start, end })
  }
  return joinLetters(tokens.map(mendHomophone))
}

/** "How much dose it cost", "some i d": right words that are slips where they stand. */
function mendHomophone(token: Token, at: number, tokens: Token[]): Token {
  const before = tokens[at - 1]?.word ?? ''
  const asked = /^(?:how|what|when|where|why|much|long|many|far|late|who)$/
  if (token.word === 'hell' && willDo.test(tokens[at + 1]?.word ?? ''))
    return { ...token, word: 'he', stem: 'he' }
  if (token.word === 'dose' && asked.test(before)) return { ...token, word: 'does', stem: stem('does') }
  return token
}

/** "Hell be at work": he will. */
const willDo =
  /^(?:be|have|get|need|come|let|take|bring|do|go|want|meet|pay|drop|call|know|forget|pick|show|never|probably|just|still|open|wait|stay)$/

/** A recogniser writes letters said one by one apart: "h m o" is one word. */
function joinLetters(tokens: Token[]): Token[] {
  const isLetter = (token: Token | undefined) => token !== undefined && /^[b-hj-z]$/.test(token.word)
  const joined: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    let end = i
    while (isLetter(tokens[end])) end++
    // "Some i d from me", "my photo i d".
    if (tokens[i]?.word === 'i' && tokens[i + 1]?.word === 'd' && beforeId.has(tokens[i - 1]?.word ?? ''))
      end = i + 2
    const letters = tokens.slice(i, end)
    const [first, last] = [letters[0], letters.at(-1)]
    if (first && last && (letters.length > 2 || first.word === 'i')) {
      const word = letters.map((token) => token.word).join('')
      joined.push({ word, stem: stem(word), start: first.start, end: last.end })
      i = end - 1
    } else if (tokens[i]) joined.push(tokens[i] as Token)
  }
  return joined
}

const beforeId = new Set(
  'a an any some my your our the photo picture valid government school state of or for'.split(' '),
)

const tripled = /([a-z])\1\1/

/** The stems of the words that carry meaning. */
export function contentStems(text: string): string[] {
  const tokens = tokenise(text)
  const content = tokens.filter((token) => !stopWords.has(token.word))
  return (content.length > 0 ? content : tokens).map((token) => token.stem)
}

/** Word without its ending, so that "opens", "opening" and "opened" are one. Not a dictionary word. */
export function stem(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const found = stemAnew(word)
  if (stems.size >= mostStems) stems.clear()
  stems.set(word, found)
  return found
}

// The same words come again in every turn; working their stems out is most of the cost of reading.
const stems = new Map<string, string>()
const mostStems = 20_000

function stemAnew(word: string): string {
  let rest = word.replace(/'s?$/, '')
  if (/^\d/.test(rest) || rest.length < 4) return rest
  if (rest.endsWith('ies') && rest.length > 4) rest = `${rest.slice(0, -3)}y`
  else if (/[^sui]s$/.test(rest)) rest = rest.slice(0, -1)
  if (/.{3}ing$/.test(rest) && /[aeiouy]/.test(rest.slice(0, -3))) rest = rest.slice(0, -3)
  else if (/.{3}ed$/.test(rest)) rest = rest.slice(0, -2)
  if (/([bdgklmnprt])\1$/.test(rest) && rest.length > 4) rest = rest.slice(0, -1)
  return rest.length > 3 && rest.endsWith('e') ? rest.slice(0, -1) : rest
}

/** True for "Does it …", "how much …" or anything with a question mark. */
export function isQuestion(text: string, tokens: Token[] = tokenise(text)): boolean {
  if (text.includes('?')) return true
  const first = tokens.findIndex((token) => !openers.has(token.word))
  const word = tokens[first]?.word ?? ''
  // "And if the bugs come back": half a question, when nothing follows it.
  if (word === 'if' && first > 0) return tokens.length - first <= 7 && !text.includes(',')
  // "Can't come today", "don't need it": said of oneself; "can't you come" asks.
  if (
    tokens[first + 1]?.word === 'not' &&
    !asked.has(tokens[first + 2]?.word ?? 'you') &&
    /^(?:can|could|will|do|does|did)$/.test(word)
  )
    return false
  // "Yes is correct", said by many whose English is not their first language.
  if (
    word === 'is' &&
    first > 0 &&
    /^(?:correct|right|good|fine|ok|perfect|okay)$/.test(tokens[first + 1]?.word ?? '')
  )
    return false
  return questionStarters.has(word) || (word === 'any' && tokens.length > 1)
}

const asked = new Set(
  'you i we he she they it there somebody someone anybody anyone your the this that'.split(' '),
)
const openers = new Set(
  `hi hello hey so and also ok um uh well just quick question good morning afternoon evening or but yes yeah yep sure
  great perfect thanks again please cool awesome nice`.split(/\s+/),
)
export const questionStarters = new Set(
  `what when where which who why how do does did are is am was can could will would should may have has`.split(
    ' ',
  ),
)

function writeOut(word: string): string[] {
  const casual = casualSpellings[word]
  if (casual !== undefined) return casual.split(' ').filter((part) => part !== '')
  if (!word.includes("'")) return [word]
  if (word === "can't") return ['can', 'not']
  if (word === "won't") return ['will', 'not']
  const ending = /^(.+?)(n't|'m|'re|'ll|'ve|'d)$/.exec(word)
  if (ending?.[1] && ending[2]) return [ending[1], endings[ending[2]] ?? '']
  const is =
    /^(what|where|when|who|how|that|there|it|here|he|she|name|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|noon)'s$/.exec(
      word,
    )
  return is?.[1] ? [is[1], 'is'] : [word]
}

const endings: Record<string, string> = {
  "n't": 'not', "'m": 'am', "'re": 'are', "'ll": 'will', "'ve": 'have', "'d": 'would',
} // biome-ignore format: one readable block
