import type { Token } from './read-tokens.ts'

/** A sentence, a clause of it or two clauses side by side, with the marks of what stands around. */
export interface Unit {
  tokens: readonly Token[]
  marks: readonly Mark[]
  /** The clauses it spans, from the first to before the last. */
  from: number
  to: number
}
export type Mark =
  | 'question' | 'in_question' | 'asks' | 'confirms' | 'asks_next' | 'whole' | 'condition' | 'told_by_contact'
  | 'condition_before' | 'condition_after' | 'told_before' | 'denied_before' | 'may_before' | 'not_first' | 'not_last' // biome-ignore format: one readable block

/** What stands around a sentence in its text. */
export interface Surroundings {
  isQuestion: boolean
  /** The text asks for something, "anything else?" apart. */
  isAsking: boolean
  /** It asks whether what it said is right or wanted. */
  isConfirming: boolean
  /** The next sentence asks. */
  isAskingNext: boolean
}

/** The sentence as a whole, each of its clauses and each two neighbouring ones. */
export function splitUnits(tokens: readonly Token[], around: Surroundings): Unit[] {
  const clauses = clausesOf(tokens)
  const asked: Mark[] = []
  if (!around.isQuestion && around.isAsking) asked.push('asks')
  if (!around.isQuestion && around.isAsking && around.isConfirming) asked.push('confirms')
  if (!around.isQuestion && around.isAsking && around.isAskingNext) asked.push('asks_next')
  const marks: Mark[] = around.isQuestion ? ['question', 'whole'] : [...asked, 'whole']
  if (clauses.length > 1 && clauses.some(isConditional)) marks.push('condition')
  if (clauses.length > 1 && clauses.some(isToldByContact)) marks.push('told_by_contact')
  const whole: Unit = { tokens, marks, from: 0, to: clauses.length }
  if (clauses.length <= 1) return [whole]
  const span = (from: number, to: number): Unit => ({
    tokens: clauses.slice(from, to).flatMap((clause, at) => (at > 0 ? [comma, ...clause] : clause)),
    marks: [
      ...(around.isQuestion ? ([to === clauses.length ? 'question' : 'in_question'] as const) : asked),
      ...marksBeside(clauses, from, to),
    ],
    from,
    to,
  })
  const units = clauses.map((_, at) => span(at, at + 1))
  const pairs = clauses.length > 2 ? clauses.slice(1).map((_, at) => span(at, at + 2)) : []
  return [...units, ...pairs, whole]
}

function marksBeside(clauses: readonly Token[][], from: number, to: number): Mark[] {
  const marks: Mark[] = []
  const last = clauses[from - 1] ?? []
  if (clauses.slice(0, from).some(isConditional)) marks.push('condition_before')
  if (clauses.slice(to).some(isConditional)) marks.push('condition_after')
  if (clauses.slice(0, from).some(isToldByContact)) marks.push('told_before')
  if (last.some(({ wordClass }) => denials.has(wordClass))) marks.push('denied_before')
  if (last.some(({ wordClass }) => modals.has(wordClass))) marks.push('may_before')
  if (from > 0) marks.push('not_first')
  if (to < clauses.length) marks.push('not_last')
  return marks
}

const comma: Token = { text: ',', word: ',', wordClass: ',' }
const set = (words: string) => new Set(words.split(' '))
const denials = set('not no nothing unable sorry without')
const modals = set('can could would may should')
const joining = set('and but so after_that or while')
const beginning = set(
  'i we you he it this that all your our the his someone there no nothing these both a is are has have',
)
const verbal = set(
  "is are am was be been have has had do will can could would may should must 's settled yours tick due gone",
)
/** "Fitting you in" has a verb, "a fitting" has none; an unlisted word that begins a piece may well be a noun. */
const isVerbal = ({ wordClass }: Token, at: number) =>
  verbal.has(wordClass) || (at === 0 ? /^(?!~).*[0DSG]$|^~G$/.test(wordClass) : /[0DS]$/.test(wordClass))

/** Pieces with a verb of their own, parted at commas and at joining words before a new subject. */
function clausesOf(tokens: readonly Token[]): Token[][] {
  const pieces: Token[][] = [[]]
  tokens.forEach((token, at) => {
    const piece = pieces.at(-1) ?? []
    const startsClause = joining.has(token.wordClass) && beginning.has(tokens[at + 1]?.wordClass ?? '')
    if (token.wordClass === ',') pieces.push([])
    else if (piece.length >= 2 && startsClause) pieces.push([token])
    else piece.push(token)
  })
  const clauses: Token[][] = []
  for (const piece of pieces.filter(({ length }) => length > 0)) {
    const last = clauses.at(-1)
    if (last && !(piece.some(isVerbal) && last.some(isVerbal))) last.push(comma, ...piece)
    else clauses.push(piece)
  }
  return clauses
}

const conditions = set('if soonas once upon')
const laterConditions = set('when until before after whether')
function isConditional(clause: readonly Token[]): boolean {
  return clause.some(
    ({ wordClass }, at) =>
      conditions.has(wordClass) ||
      (laterConditions.has(wordClass) && at < clause.length - 1) ||
      (at === 0 && wordClass === 'should'),
  )
}

const telling = /^(?:sayD|tellD|wantD|wantS|sayS|want0|say0)$/
const leadsTelling = /^(?:have|had|just|(?:say|want|contact|know|tell)[0D])$/
function isToldByContact(clause: readonly Token[]): boolean {
  return clause.some(
    ({ wordClass }, at) =>
      wordClass === 'you' &&
      leadsTelling.test(clause[at + 1]?.wordClass ?? '') &&
      clause.slice(at + 1, at + 4).some((token) => telling.test(token.wordClass)),
  )
}
