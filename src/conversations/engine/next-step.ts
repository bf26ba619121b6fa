import type { Completed } from '#completions/server/complete.ts'

export type Step = { kind: 'run-tools' } | { kind: 'say'; text: string }

const maxToolRounds = 6
/** A carrier's limit for one text is 1,600 characters; longer answers end at their last whole sentence. */
const maxTextLength = 1500

/**
 * What to do with what a model gave back. `rounds` counts the tool rounds already run in this turn; a model that
 * never stops asking for tools, or says nothing, is answered for with `fallback`.
 */
export function nextStep(
  answer: Pick<Completed, 'text' | 'toolCalls'>,
  rounds: number,
  fallback: string,
): Step {
  if (answer.toolCalls.length > 0 && rounds < maxToolRounds) return { kind: 'run-tools' }
  const text = answer.text.trim()
  return { kind: 'say', text: text === '' ? fallback : shorten(text) }
}

function shorten(text: string): string {
  if (text.length <= maxTextLength) return text
  const cut = text.slice(0, maxTextLength)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('? '), cut.lastIndexOf('! '))
  return end > 0 ? cut.slice(0, end + 1) : cut
}
