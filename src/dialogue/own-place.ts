import type { Token } from './normalise.ts'

/** "Where is your office", "the shop's phone": where the team itself is, and no work. */
export function isOwnPlace(tokens: Token[], index: number): boolean {
  const [before, word, after] = [index - 1, index, index + 1].map((at) => tokens[at]?.word ?? '')
  if (!/^(?:office|shop|store|studio|clinic|garage|place|building)$/.test(word ?? '')) return false
  if (before === 'your') return !/(?:ing|tion|s|ment)$/.test(after ?? '') || after === 'is'
  return (
    before === 'the' && /^(?:phone|number|telephone|address|line|hours|email|located|open)$/.test(after ?? '')
  )
}
