import { stem, type Token } from './normalise.ts'

/** Words that insult, and words that only curse; stems are compared. */
const insults =
  words(`idiot idiots moron morons clown clowns crook crooks liar liars thief thieves fraud frauds scammer scammers stupid dumb
  useless incompetent pathetic worthless disgrace disgraceful disgusting garbage trash rubbish loser losers jerk jerks crap crappy
  suck sucks sucked rip ripoff scam shameful lousy amateurs amateur bastard bastards dumbass jackass imbecile imbeciles dimwit`)
const curses = words(
  `damn damned goddamn hell bloody fuck fucking fucked fucker shit shitty bullshit ass asshole asshole bitch piss pissed freaking friggin effing wtf screw`,
)
const anger = words(`worst unacceptable outrageous furious angry appalling hate fed livid ashamed`)

/** Whether somebody insults, curses or is plainly angry: they are met calmly, whatever else they say. */
export function isRude(tokens: Token[]): boolean {
  const stems = tokens.map((token) => token.stem)
  const has = (list: ReadonlySet<string>) => stems.some((word) => list.has(word))
  if (has(insults) || has(curses)) return true
  const isAtUs = stems.some((word) => aimed.has(word))
  return has(anger) && isAtUs
}

const aimed = words('you people company service experience')

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).map(stem))
}
