import type { ToldTopic } from '#meaning/tell-topic.ts'
import { stem, type Token } from './normalise.ts'

export type Emergency = { isDangerToLife: boolean }

const injuries = 'hurt injured collapsed'
const somebodyHurt = new Set(injuries.split(' '))

/** Signs that wait for nobody: what is said must hold one word of each list in `all`. */
const signs: { all: string[]; isDangerToLife: boolean }[] = [
  { all: ['emergency'], isDangerToLife: false },
  { all: ['gas', 'smell smelling leak leaking hissing odor'], isDangerToLife: true },
  { all: ['carbon', 'monoxide'], isDangerToLife: true },
  { all: ['fire flames', 'on caught is there'], isDangerToLife: true },
  {
    all: ['smoke burning sparks sparking', 'smell smells coming from in there is wall room outlet'],
    isDangerToLife: true,
  },
  { all: ['electrocuted shocked unconscious bleeding choking'], isDangerToLife: true },
  { all: [injuries, 'someone somebody badly is he she i'], isDangerToLife: true },
  { all: ['breathe breathing', 'not hard trouble cannot stopped'], isDangerToLife: true },
  { all: ['blood', 'lot stop stopping everywhere gushing losing pouring'], isDangerToLife: true },
  { all: ['chest', 'tight pain hurts pressure numb'], isDangerToLife: true },
  {
    all: [
      'poison poisoned poisoning overdose overdosed',
      'ate eaten swallowed drank took ago got is has licked',
    ],
    isDangerToLife: true,
  },
  { all: ['passed', 'out'], isDangerToLife: true },
  { all: ['seizure seizures stroke fainted'], isDangerToLife: true },
  { all: ['not', 'responding waking breathing'], isDangerToLife: true },
  { all: ['crash crashed accident', 'just hurt bleeding badly stuck trapped'], isDangerToLife: true },
  { all: ['water', 'everywhere pouring gushing rushing spraying rising through'], isDangerToLife: false },
  { all: ['flooding flooded'], isDangerToLife: false },
  { all: ['burst', 'pipe water main'], isDangerToLife: false },
]

/** Every word of the signs, so that none is mended into another. */
export function emergencyWords(): string[] {
  return signs.flatMap(({ all }) => all.flatMap((words) => words.split(' ')))
}

/** An emergency told as happening now, by its signs or as `isTold`; a question about services or prices is none. */
export function recogniseEmergency(
  tokens: Token[],
  { isAboutBusiness, isTold }: { isAboutBusiness: boolean; isTold: boolean },
): Emergency | null {
  const stems = new Set(tokens.map((token) => token.stem))
  const has = (words: string) => words.split(' ').some((word) => stems.has(stem(word)))
  if (tokens.length === 1 && stems.has(stem('fire'))) return { isDangerToLife: true }
  if (isAboutBusiness || (stems.has('not') && stems.has(stem('emergency'))) || isMild(stems)) return null
  // "It hurts" is pain, and no news of somebody hurt.
  const isPain =
    !tokens.some(({ word }) => somebodyHurt.has(word)) &&
    tokens.some(({ word }, i) => word === 'hurts' && /^(?:it|that|this)$/.test(tokens[i - 1]?.word ?? ''))
  const found = signs.filter((sign) => sign.all.every(has) && !(isPain && sign.all[0] === injuries))
  if (liesStill.test(tokens.map(({ word }) => word).join(' '))) return { isDangerToLife: true }
  if (found.length === 0) return isTold ? { isDangerToLife: false } : null
  return { isDangerToLife: found.some((sign) => sign.isDangerToLife) }
}

/** "Stuck outside, need somebody here right now": trouble that waits for nobody, though nobody is in danger. */
export function isInNeed(words: readonly string[], { label, chance }: ToldTopic): boolean {
  const text = words.join(' ')
  if (!needsHelp.test(text) || !atOnce.test(text)) return false
  return (label === 'emergency' && chance >= 0.45) || trouble.test(text)
}

const trouble =
  /\b(?:stuck|stranded|trapped|locked (?:out|in)|(?:broke|broken|breaking) down|(?:snapped|broke|broken) off|burst|caved in|collapsed)\b/

const needsHelp =
  /\b(?:need|needs|want|send|get|help|come|come out)\b(?: \w+){0,3}? (?:help|somebody|someone|anybody|anyone|you|one of you|a hand|here|out|over)\b/
const atOnce =
  /\b(?:this (?:minute|second|instant|moment)|right (?:now|away|this)|immediately|at once|urgently|straight away|now|as fast as|soon as)\b/

/** Somebody who does not move; what others "can't" after a word of moving is no sign. */
const liesStill = /\bnot (?:\w+ ){0,2}?(?:move|moving|moves|moved)\b/

/** "No emergency", "not hurt", "last week's flooding". */
function isMild(stems: Set<string>): boolean {
  return (
    (stems.has('no') && stems.has(stem('emergency'))) ||
    (stems.has('last') && ['week', 'month', 'year'].some((word) => stems.has(word)))
  )
}
