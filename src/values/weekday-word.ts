import { isPlainWord } from './plain-words.ts'
import { type Token, wordAt } from './tokens.ts'
import { partStarts, relativeDays, weekdays } from './when-words.ts'
import { isDaySurname } from './word-names.ts'

/** Whether a word of the weekdays is one here: "I sat down", "in the sun", "we'd wed" and "my name is Sunday Okoro" are none. */
export function isDay(tokens: Token[], at: number): boolean {
  const word = wordAt(tokens, at)
  const before = wordAt(tokens, at - 1)
  if (isSurname(tokens, at) || isGivenName(tokens, at)) return false
  if (word === 'thr' && tokens[at + 1]?.kind !== 'digits' && !partStarts.has(wordAt(tokens, at + 1)))
    return false
  const isTail = tokens[at]?.isGlued === true && before === '-' && tokens[at - 1]?.isGlued === true
  if (isTail && tokens[at - 2]?.kind === 'word' && !weekdays.has(wordAt(tokens, at - 2))) return false
  if (word === 'sun') return !/^(?:the|in)$/.test(before) || wordAt(tokens, at - 2) === 'on'
  if (word === 'sat')
    return (
      (partStarts.has(wordAt(tokens, at + 1)) ||
        !/^(?:i|we|he|she|it|they|has|have|just|and|who|that|been|had)$/.test(before)) &&
      wordAt(tokens, at + 1) !== 'there'
    )
  // "From Tue to Wed".
  if (word === 'wed' && before === 'to' && weekdays.has(wordAt(tokens, at - 2))) return true
  return word !== 'wed' || !(/^(?:to|we|just|newly)$/.test(before) || isWish(tokens, at + 1))
}

/** "Wed like to come" has lost the sign of "we'd". */
function isWish(tokens: Token[], at: number): boolean {
  const after = wordAt(tokens, at + 1)
  if (!/^(?:like|love|prefer)$/.test(wordAt(tokens, at))) return false
  return (
    /^(?:a|an|to|the|some|it|if|this|next)$/.test(after) || weekdays.has(after) || relativeDays.has(after)
  )
}

/** "My name is Sunday Okoro". */
function isGivenName(tokens: Token[], at: number): boolean {
  const isNamed = /^(?:is|'s)$/.test(wordAt(tokens, at - 1)) && wordAt(tokens, at - 2) === 'name'
  return (
    (isNamed || wordAt(tokens, at - 1) === "name's") &&
    !isPlainWord(wordAt(tokens, at + 1)) &&
    tokens[at + 1]?.kind === 'word'
  )
}

/** "Joe Friday", said as a sentence of its own or before a comma. */
function isSurname(tokens: Token[], at: number): boolean {
  const isStart = at === 1 || /^[.!?]$/.test(wordAt(tokens, at - 2))
  return isStart && isDaySurname(tokens, at)
}
