import type { Token } from './normalise.ts'
import type { Topic } from './topics.ts'

/** "I sat there for two hours" asks nothing: a longer statement speaks of hours without wanting to know them. */
export function tellsOfHours(topic: Topic | undefined, tokens: Token[], isAsked: boolean): boolean {
  if (topic === 'hours' && leftOpen.test(tokens.map(({ word }) => word).join(' '))) return true
  if (topic !== 'hours' || isAsked || tokens.some(({ word }) => wantsHours.has(word))) return false
  return tokens.length > 6 || tokens.some(({ word }) => isOver.has(word))
}

/** "Your people left my back door wide open." */
const leftOpen = /\bleft (?:\w+ ){1,5}open\b/

/** "Your guy was here Monday." */
const isOver = new Set('was were came left showed broke died'.split(' '))

/** "Can't make it today" speaks of the day and not of the doors. */
export function staysAway(topic: Topic | undefined, tokens: Token[], isAsked: boolean): boolean {
  return topic === 'hours' && !isAsked && notComing.test(tokens.map(({ word }) => word).join(' '))
}

const notComing = /^(?:\w+ ){0,3}(?:can|could|will) not (?:make|come|get|be|do|stop|swing|drop)\b/

const wantsHours = new Set(
  'when what which know tell wondering please opening open close closed closing schedule check'.split(' '),
)
