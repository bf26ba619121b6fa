import type { Rule } from './rule.ts'
import { sayDigits } from './say-number.ts'

const mostWords = 6
const shapes = [
  /^(\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}$/,
  /^(\+?1[ .-])?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}$/,
  /^\d{3}[-.]\d{4}$/,
  /^\+\d{8,15}$/,
  /^\+\d{1,3}([ .-]\(?\d{1,4}\)?){2,5}$/,
]

/** A phone number, written as one word or as several: digit by digit, with a rest after each group. */
export const sayPhone: Rule = (words, at) => {
  for (let count = Math.min(mostWords, words.length - at); count > 0; count--) {
    const group = words.slice(at, at + count)
    // A comma or a full stop inside would make it two things.
    if (group.slice(0, -1).some(({ ending, text }) => ending !== '' && !text.endsWith(')'))) continue
    if (shapes.some((shape) => shape.test(group.map(({ core }) => core).join(' '))))
      return group.map(({ core }, place) => sayGroups(core, place === count - 1))
  }
  return null
}

function sayGroups(core: string, isLast: boolean): string[] {
  const groups = core.split(/\D+/).flatMap(splitRow)
  return groups.flatMap((digits, place) => {
    const rests = !isLast || place < groups.length - 1
    return `${sayDigits(digits)}${rests ? ',' : ''}`.split(' ')
  })
}

/** A bare row of digits in the groups it is read in. */
function splitRow(digits: string): string[] {
  if (digits === '') return []
  if (digits.length < 8) return [digits]
  const end = digits.slice(-10)
  const groups = [digits.slice(0, -10), end.slice(0, -7), end.slice(-7, -4), end.slice(-4)]
  return groups.filter((group) => group !== '')
}
