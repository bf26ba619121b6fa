import type { ToldTopic } from '#meaning/tell-topic.ts'
import { stem, type Token } from './normalise.ts'

/** `isSure`: by a sign, and not only by what the words mean together. */
export type Emergency = { isDangerToLife: boolean; isSure: boolean }

const injuries = 'hurt injured collapsed'
const somebodyHurt = new Set(injuries.split(' '))

const smoke = 'smoke burning sparks sparking'
/** "It stinks of cigarettes, can you get the smoke smell out": nothing burns. */
const staleSmell =
  /\b(?:cigar\w*|smokers?|smoked|tobacco|weed|previous owner)\b|\b(?:get|take|remove|clean)\w* (?:\w+ ){0,4}(?:smell|odor|smoke) out\b|\bsmoke (?:smell|odor) (?:removal|removed|out)\b/

const fits = 'seizure seizures stroke'
/** "He had a stroke before Christmas." */
const wasIll =
  /\b(?:had|has had|suffered|since (?:his|her|my|the)) (?:an? |his |her )?(?:\w+ )?(?:stroke|seizures?)\b(?!.*\b(?:just|now|right now|minutes?)\b)/

/** Signs that wait for nobody: what is said must hold one word of each list in `all`. */
const signs: { all: string[]; isDangerToLife: boolean }[] = [
  { all: ['emergency'], isDangerToLife: false },
  { all: ['gas', 'smell smelling leak leaking hissing odor'], isDangerToLife: true },
  { all: ['carbon', 'monoxide'], isDangerToLife: true },
  { all: ['fire flames', 'on caught is there'], isDangerToLife: true },
  {
    all: [smoke, 'smell smells coming from in there is wall room outlet'],
    isDangerToLife: true,
  },
  { all: ['electrocuted shocked unconscious bleeding choking'], isDangerToLife: true },
  { all: [injuries, 'someone somebody badly is he she i'], isDangerToLife: true },
  { all: ['breathe breathing', 'not hard trouble cannot stopped'], isDangerToLife: true },
  { all: ['breathed inhaled', 'in piece something fumes dust chemicals'], isDangerToLife: true },
  { all: ['wheezing gasping', 'talk speak worse blue air'], isDangerToLife: true },
  { all: ['blood', 'lot stop stopping everywhere gushing losing pouring'], isDangerToLife: true },
  { all: ['chest', 'tight pain hurts pressure numb'], isDangerToLife: true },
  {
    all: [
      'poison poisoned poisoning overdose overdosed',
      'ate eaten swallowed drank took ago got is has licked',
    ],
    isDangerToLife: true,
  },
  { all: [fits], isDangerToLife: true },
  { all: ['crash crashed accident', 'just hurt bleeding badly stuck trapped'], isDangerToLife: true },
  { all: ['water', 'everywhere pouring gushing rushing spraying rising through'], isDangerToLife: false },
  { all: ['flooding flooded'], isDangerToLife: false },
  { all: ['burst', 'pipe water main'], isDangerToLife: false },
]

const somebody = String.raw`(?:he|she|i|they|(?:(?:my|our|his|her|the|a) )?(?:\w+ )?(?:husband|wife|son|daughter|boy|girl|kid|child|baby|mom|mother|dad|father|brother|sister|neighbor|friend|coworker|worker|man|woman|guy|lady))`

/** The same, where only the order of the words tells it from a calm story. */
const dangers = [
  /(?<!\bwe are )\bnot (?:\w+ )?(?:moving(?! (?:anymore|any more|out|in|until|till|house|to)\b)|responding|waking|breathing)\b/,
  new RegExp(
    String.raw`\b${somebody} (?:(?:is|am|are|was|got|has|been|still|it) )*(?:stuck|trapped|pinned|crushed) (?:under|beneath|underneath|behind|inside)\b`,
  ),
  /\b(?:on|onto) (?:top of )?(?:him|her|me|my (?:husband|wife|son|daughter|kid|child|mom|mother|dad|father))\b.*\b(?:stuck|trapped|pinned|crushed)\b/,
  /\b(?:can not|cannot|can barely|could not) feel (?:his|her|my|their|either|one) (?:\w+ )?(?:foot|feet|legs?|arms?|hands?|fingers|toes)\b/,
  new RegExp(String.raw`\b${somebody} (?:will|can|does|would) not wake up\b`),
  /\b(?:he|she|lips|face) (?:is |are |has |have )?(?:turning|turned|going|gone) blue\b/,
  /\bpass(?:ed|es|ing) out\b|\bfaint(?:ed|ing)\b/,
  /\blips (?:\w+ ){0,3}blue\b|\bbreathing (?:\w+ ){0,2}(?:fast|funny|weird|wrong|rapidly)\b/,
  /\b(?:fell|fallen|falling) (?:\w+ ){0,3}(?:off|from|down|through)\b.*\bnot (?:\w+ )?(?:answer|answering|respond|responding|talking|moving|getting up)\b/,
  /\b(?:blood|bleeding) (?:\w+ ){0,3}(?:from|out of) (?:his|her|my|the|their) (?:ear|ears|head|mouth|eyes?)\b/,
  // Blood poisoning, or a limb that dies.
  /\b(?:toes?|foot|feet|fingers?|hand|leg|skin) (?:has |have |just )*(?:turned|turning|went|gone|going) (?:\w+ )?(?:black|blue|grey|gray)\b.*\b(?:overnight|fever|suddenly|shaking|shivering)\b/,
  /\bfever\b.*\b(?:red (?:line|streak)s?|confused|stiff neck)\b|\bred (?:line|streak)s? (?:\w+ ){0,3}(?:up|running)\b/,
  // What poisons a pet.
  /\b(?:dog|puppy|pup|cat|kitten|he|she|it) (?:\w+ ){0,3}(?:ate|eaten|swallowed|licked|got into) (?:\w+ ){0,6}(?:choc\w*|grapes?|raisins?|xylitol|antifreeze|ibuprofen|lil(?:y|ies)|pills|rat (?:bait|poison)|edibles?|gum)\b/,
  /\bnumb\b.*\b(?:can not|cannot) (?:\w+ )?(?:hold|feel|move|walk|pee)\b/,
]
const stranded = [
  // What lies on or in a house now.
  /\b(?:just )?(?:came|come|fell|fallen|crashed|went) (?:down |right )?(?:on|onto|through|into) (?:my|our|the) (?:house|home|bedroom|kitchen|living room|car)\b/,
  // A child behind a door that does not open.
  /\b(?:baby|toddler|infant|child|kid|kids|son|daughter|grandson|granddaughter|newborn|dog|puppy) (?:\w+ ){0,2}(?:locked|shut|stuck|trapped) (?:up )?(?:in|inside)(?: of)? (?:the|my|our|a|his|her) (?:hot )?(?:car|truck|van|suv|jeep|trunk|bathroom|elevator|safe|vault|freezer|closet)\b/,
  // A car that cannot leave the lane.
  /\b(?:stopped|stuck|stalled|stranded|blew|blown|broke down|broken down) (?:\w+ ){0,3}(?:in|on) the (?:(?:left|right|middle|center|fast|slow) lane|highway|freeway|interstate|parkway|expressway|motorway)\b/,
]
const longAgo = /\b(?:ago|last (?:week|month|year)|used to|years? back|when i was)\b/

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
  const said = new Set(
    tokens.flatMap((token, at) => (isNoSign(token, tokens[at + 1], tokens[at - 1]) ? [] : [token.stem])),
  )
  const has = (words: string) => words.split(' ').some((word) => said.has(stem(word)))
  if (tokens.length === 1 && stems.has(stem('fire'))) return { isDangerToLife: true, isSure: true }
  if (isAboutBusiness || (stems.has('not') && stems.has(stem('emergency'))) || isMild(stems)) return null
  const words = tokens.map(({ word }) => word).join(' ')
  const isUnhurt = nobodyHurt.test(words)
  if (isTold && isUnhurt) return null
  // "It hurts", "hurts to walk" is pain, and no news of somebody hurt; so is a back hurt at work.
  const isPain =
    isUnhurt ||
    ownPain.test(words) ||
    (!tokens.some(({ word }) => somebodyHurt.has(word)) &&
      tokens.some(({ word }) => word === 'hurts' || word === 'hurting'))
  const isPast = wasIll.test(words)
  const isStale = staleSmell.test(words)
  const found = signs.filter(
    ({ all }) =>
      all.every(has) &&
      !(isPain && all[0] === injuries) &&
      !(isPast && all[0] === fits) &&
      !(isStale && all[0] === smoke),
  )
  const isDanger =
    liesStill.test(words) ||
    (!longAgo.test(words) && [...dangers, ...stranded].some((danger) => danger.test(words)))
  if (found.length === 0 && !isDanger) return isTold ? { isDangerToLife: false, isSure: false } : null
  return { isDangerToLife: isDanger || found.some((sign) => sign.isDangerToLife), isSure: true }
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
const liesStill =
  /(?<!\b(?:door|motor|engine|gate|window|wheel|car|truck|it|opener|hands|needle) (?:does|do|will|would|can|is|are) |\bwe are )\bnot (?:(?!an?\b|the\b|be\b|to\b)\w+ ){0,2}?(?:move|moving|moves|moved)\b(?! (?:(?:my|our|the|his|her)(?! (?:\w+ )?(?:legs?|arms?|hands?|feet|foot|neck|head|body|fingers|toes|face|side)\b)|it|that|this|to|on|for|until|till|forward|an?|them|us|me|out|in|into|houses?|back|ahead|up)\b)/

/** "Fired" is no fire, and a smoke alarm no smoke. */
function isNoSign({ word }: Token, next: Token | undefined, last: Token | undefined): boolean {
  if (word === 'through') return /^(?:came|went|got|goes)$/.test(last?.word ?? '')
  return word === 'fired' || (word === 'smoke' && /^(?:alarms?|detectors?)$/.test(next?.word ?? ''))
}

const ownPain =
  /\b(?:hurt|hurts|injured) (?:my|his|her|its|their|both) (?:\w+ )?(?!head\b|neck\b|chest\b|eyes?\b)\w+\b(?!.*\b(?:badly|bad|bleeding|not move|right now)\b)/

/** Danger that was, and is over, or pain that is none. */
const nobodyHurt =
  /\b(?:not|never|hardly|barely)(?: (?:really|even|actually|all|that|much|too|very|gonna|going|to|be))* (?:hurt|hurts|hurting|painful)\b|\b(?:nobody|no one|no body) (?:was|is|got|were) (?:hurt|under|in|near|home)\b|\bthank (?:god|the lord|goodness|heavens?)\b|\bevery(?:one|body) (?:is|was) (?:fine|ok|okay|safe|alright|all right)\b/

/** "No emergency", "not hurt", "last week's flooding". */
function isMild(stems: Set<string>): boolean {
  return (
    (stems.has('no') && stems.has(stem('emergency'))) ||
    (stems.has('last') && ['week', 'month', 'year'].some((word) => stems.has(word)))
  )
}
