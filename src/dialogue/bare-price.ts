import { stem, type Token } from './normalise.ts'
import type { BusinessFacts, Service } from './types.ts'

/**
 * "Two rooms how much", "whole house price", "what would you charge to replace a spring": the one service among whose
 * words all the others stand. Null where a word is left over, or two services have them.
 */
export function pricedService(tokens: Token[], { services }: BusinessFacts): Service | null {
  const at = tokens.findIndex(
    ({ word }, i) => prices.has(word) || (word === 'how' && tokens[i + 1]?.word === 'much'),
  )
  if (at < 0) return null
  const telling = (part: Token[]) =>
    part.flatMap(({ word }) => (small.has(word) || prices.has(word) ? [] : [numbers[word] ?? word]))
  const after = telling(tokens.slice(at))
  const words = after.length > 0 ? after : telling(tokens.slice(0, at))
  if (words.length === 0 || words.length > mostWords) return null
  const named = services.filter((service) => {
    const names = [service.name, ...service.alsoCalled].map(
      (name) => name.toLowerCase().match(/[a-z0-9']+/g) ?? [],
    )
    return names.some((name) => words.every((word) => name.some((own) => isKin(stem(own), stem(word)))))
  })
  return named.length === 1 ? (named[0] ?? null) : null
}

const mostWords = 4
const prices = new Set('price prices pricing cost costs charge rate fee'.split(' '))
const small = new Set(
  'a an the my our your you u i it is are was be do does did can could would will should how much what whats for to of on at in me us and or folks guys please hi hello hey get run have'.split(
    ' ',
  ),
)
const numbers: Record<string, string> = { '1': 'one', '2': 'two', '3': 'three', '4': 'four', '5': 'five' }

/** "Replace" and "replacement". */
function isKin(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return one === other || (short.length >= 5 && long.startsWith(short))
}
