import type { ClaimKind } from './claim.ts'
import { clausesOf } from './clauses.ts'
import { deedPatterns } from './deeds.ts'
import { type MentionedTimes, mentionedTimes } from './mentioned-times.ts'
import { plainWords } from './plain-words.ts'
import { isHonest } from './scope.ts'
import { namesTime, toldDeed } from './told.ts'
import { time } from './words.ts'

/** A deed that a sentence says is done. */
export interface Claim {
  kind: ClaimKind
  /** Receipts of these kinds make it true. */
  backedBy: ReadonlySet<ClaimKind> | 'any'
  mentioned: MentionedTimes
}
/** What stands around a sentence in its text. */
export interface TextContext {
  isAsking: boolean
  isConfirming: boolean
  /** The plain words of the sentence before. */
  previous: string
  /** The plain words of all sentences before. */
  earlier: string
}

/** The deeds that `sentence` claims; empty when it claims none. */
export function findClaims(sentence: string, context: TextContext): Claim[] {
  const plain = settled(plainWords(sentence.replace(labelled, '$1 is ')))
  const clauses = clausesOf(plain)
  const texts = clauses.map(({ text }) => text)
  const isQuestion = /[?？]\W*$/u.test(sentence)
  const claims = clauses.flatMap((clause, at) =>
    deedPatterns.flatMap((deed) => {
      if (clause.text.search(deed.pattern) < 0) return []
      if (deed.needsTime && !namesTime(wordsOfTime(texts, at, ''))) return []
      const match = [...clause.text.matchAll(deed.pattern)].find((each) => {
        const before = clause.text.slice(0, each.index)
        const after = clause.text.slice(each.index + each[0].length)
        const { isAsking, isConfirming } = context
        return !isHonest({
          deed,
          sentence: plain,
          clauses,
          at,
          before,
          words: each[0],
          after,
          isQuestion,
          isAsking,
          isConfirming,
        })
      })
      if (!match) return []
      const backedBy = deed.kind === 'any' ? 'any' : new Set(backing(deed.kind, deed.alsoBackedBy))
      return [
        {
          kind: deed.kind === 'any' ? likelyKind(`${context.previous} ${plain}`) : deed.kind,
          backedBy,
          mentioned: mentionedTimes(wordsOfTime(texts, at, context.previous)),
        } satisfies Claim,
      ]
    }),
  )
  if (claims.length > 0 || isQuestion || context.isAsking) return claims
  const kind = toldDeed(plain, context.earlier)
  if (kind === null) return []
  const mentioned = mentionedTimes(wordsOfTime([plain], 0, context.previous))
  return [
    { kind, backedBy: new Set(backing(kind, kind === 'booked' ? ['cancelled', 'held'] : [])), mentioned },
  ]
}

function backing(kind: ClaimKind, more: ClaimKind[] = []): ClaimKind[] {
  if (kind === 'booked') return ['booked', 'moved', ...more]
  if (kind === 'passed_on') return ['passed_on', 'transferred', ...more]
  return [kind, ...more]
}

/** "Your slot: Thursday", "Status: locked". */
const labelled = /\b(status|slot|appointment|visit|booking|reservation)\s*[:=]\s*/giu

/** Turns of phrase with a "not" in them that deny nothing. */
function settled(plain: string): string {
  return (
    plain
      // A holiday's name: "Founders' Day (observed)".
      .replace(/ , observed\b/g, '')
      .replace(/\b(?:not only|not just|not merely|not simply)\b/g, 'also')
      .replace(
        /\b(?:no (?:problem|worries|doubt|stress|sweat|question|fuss|biggie|kidding|lie|joke|need to (?:worry|call|thank)|trouble|backing out|ifs)|(?:do not|not to|never) (?:you )?(?:worry|fret|stress|panic|thank|mention|be late|miss|forget)|not (?:kidding|joking|gonna lie|going to lie)|why not|nothing to worry|no one (?:else )?can take)\b/g,
        'okay ,',
      )
      .replace(/\b(?:can not|could not) (?:wait|be happier)(?: to)?\b/g, 'eager to')
      .replace(/\b(?:can|could) not (?:believe|stress enough)\b/g, 'know')
      .replace(/\bnot ((?:\w+ ){0,4}?)(?:any ?more|any longer)\b/g, 'nolonger $1')
      .replace(/\bnothing ((?:\w+ ){1,7}?)any ?more\b/g, 'nolonger $1')
      .replace(/\bno longer\b/g, 'nolonger')
      .replace(/\b(?:would you believe|believe (?:me|it)|trust me)\b/g, 'okay ,')
      .replace(
        /\b(?:if|in case) you (?:are|were|was)? ?(?:wondering|wonder|curious|asking|ask|did not (?:know|notice|hear)|have not heard|forgot|must know|missed it)\b/g,
        'okay ,',
      )
      .replace(/\bin case\b(?! (?:you|it|that|of))/g, 'okay ,')
      .replace(
        /\b(?:as|like) (?:i|we) (?:said|mentioned|told you|promised)(?: before| earlier| above)?\b|\bas (?:you )?(?:requested|asked|promised|discussed|agreed|wished)\b/g,
        'okay ,',
      )
      .replace(
        /\b(?:can|could) you believe\b|\bdid i (?:mention|tell you|say)\b|\bdid you know\b|\bguess what\b/g,
        'okay ,',
      )
      .replace(
        /\b(?:looks?|seems?|sounds|feels|appears)(?: like| that| as if| as though)?(?= (?:you|it|that|your|we|the|everything))/g,
        'okay ,',
      )
      .replace(/\b(?:when|if|once) i (?:say|tell you)(?: it)?(?: that)?\b/g, ',')
      .replace(/\b(?:need|want|have) to (?:say|tell you|let you know|inform you)\b/g, 'say')
      .replace(/\bto (?:say|tell you|let you know|inform you|announce|report|advise you)\b/g, 'say ,')
      .replace(
        /(?<=\b(?:i|we) )(?:can|may|must|will) (?:(?!not|never)\w+ )?(?:say|tell you|assure you|assure|confirm|inform you|promise you|promise|guarantee)(?= (?:that|you|your|it|the|we))\b/g,
        'say ,',
      )
  )
}

const fragment = new RegExp(`\\b(?:${time})`)
const hasVerb = /\b(?:i|we|you|is|are|will|have|has|call|text|please|bring|need|if|see)\b/

/** The words that say when: those of the clause, and of the bare times beside it. */
function wordsOfTime(clauses: string[], at: number, previous: string): string {
  const isBare = (text = '') => fragment.test(text) && !hasVerb.test(text)
  const own = clauses[at] ?? ''
  const beside = [own]
  for (let next = at + 1; isBare(clauses[next]); next++) beside.push(clauses[next] ?? '')
  for (let last = at - 1; isBare(clauses[last]); last--) beside.unshift(clauses[last] ?? '')
  if (beside.length === 1 && !fragment.test(own) && isBare(previous)) beside.unshift(previous)
  return beside.join(' , ')
}

function likelyKind(words: string): ClaimKind {
  if (/\b(?:cancel\w*|call(?:ed)? off)\b/.test(words)) return 'cancelled'
  if (/\b(?:move|moving|reschedul\w+|switch\w*|change|swap\w*)\b/.test(words)) return 'moved'
  if (/\b(?:text|e ?mail|link|directions)\b/.test(words)) return 'sent'
  if (/\b(?:message|pass|team|owner|manager)\b/.test(words)) return 'passed_on'
  return 'booked'
}
