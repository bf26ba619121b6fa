import type { Completed } from '#completions/server/complete.ts'

export type Step = { kind: 'run-tools' } | { kind: 'ask-engine' } | { kind: 'say'; text: string }

const maxToolRounds = 6
const maxCallsPerRound = 4
/** A carrier's limit for one text is 1,600 characters; longer answers end at their last whole sentence. */
const maxTextLength = 1500

/**
 * What to do with what a model gave back. `rounds` counts the tool rounds it has had. One that never stops asking for
 * tools, asks for a heap of them at once, or says nothing gives way to the built-in engine, while there is one left.
 */
export function nextStep(
  answer: Pick<Completed, 'text' | 'toolCalls'> & { rounds: number; hasEngineLeft: boolean },
): Step {
  const { rounds, hasEngineLeft, toolCalls } = answer
  const text = answer.text.trim()
  if (toolCalls.length > 0 && toolCalls.length <= maxCallsPerRound && rounds < maxToolRounds)
    return { kind: 'run-tools' }
  if (hasEngineLeft && (toolCalls.length > 0 || text === '')) return { kind: 'ask-engine' }
  return { kind: 'say', text: shorten(text) }
}

function shorten(text: string): string {
  if (text.length <= maxTextLength) return text
  const cut = text.slice(0, maxTextLength)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('? '), cut.lastIndexOf('! '))
  return end > 0 ? cut.slice(0, end + 1) : cut
}
