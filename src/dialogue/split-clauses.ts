import { questionStarters } from './normalise.ts'
import { type Clause, type Reading, readClause } from './read-clause.ts'

/** A text message as the things it says: sentence by sentence, and apart where two questions share one. */
export function splitClauses(message: string, reading: Reading): Clause[] {
  return sentencesOf(message).flatMap((sentence) => splitSentence(sentence, message, reading))
}

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[?!;])\s+|(?<=(?<!\b(?:St|Mt|Ft|Mr|Mrs|Ms|Dr|vs))\.)\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

function splitSentence(text: string, message: string, reading: Reading): Clause[] {
  const whole = readClause(text, message, reading)
  if (whole.tokens.length < 4) return [whole]
  for (const joint of text.matchAll(
    /,\s+(?:and\s+|but\s+)?|\s+(?:and|also|plus|but)\s+(?:also\s+)?|\s+-+\s+/gi,
  )) {
    const [before, after] = [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)]
    const left = readClause(before, message, reading)
    const right = readClause(after, message, reading)
    if (standAlone(left, right)) return [left, ...splitSentence(after, message, reading)]
  }
  return [whole]
}

/** Both halves ask for something, and not for the same thing. */
function standAlone(left: Clause, right: Clause): boolean {
  const [one, other] = [subject(left), subject(right)]
  if (one === null || other === null || one === other) return false
  const asksAgain =
    questionStarters.has(right.tokens[0]?.word ?? '') || right.isQuestion || right.leftover.length === 0
  return asksAgain && !/^(?:i|we|my|there)\b/i.test(left.text)
}

function subject(clause: Clause): string | null {
  if (clause.ownQuestion) return clause.ownQuestion.question.id
  return clause.confidence >= 0.5 ? clause.topic : null
}
