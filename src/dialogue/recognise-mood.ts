import { stem, type Token } from './normalise.ts'

/** Words that insult, and words that only curse; stems are compared. */
const insults =
  words(`idiot idiots moron morons clown clowns crook crooks liar liars thief thieves fraud frauds scammer scammers
  incompetent worthless disgrace disgraceful loser losers jerk jerks ripoff scam
  amateurs amateur bastard bastards dumbass jackass imbecile imbeciles dimwit`)
/** Said of a thing, of oneself or of a day they insult nobody: "my car is disgusting inside", "this sounds dumb". */
const slights = words(
  'stupid dumb useless pathetic disgusting garbage trash rubbish crap crappy suck sucks sucked rip shameful lousy',
)
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
  if (has(anger) && isAtUs) return true
  return tokens.some(({ stem: word }, at) => {
    if (!slights.has(word) || mistakes.has(tokens[at + 1]?.word ?? '')) return false
    const near = stems.slice(Math.max(0, at - 4), at + 5)
    return (
      near.some((other) => aimed.has(other)) ||
      (tokens.length <= 4 && !near.some((other) => oneself.has(other)))
    )
  })
}

const aimed = words('you people company service experience bot robot machine outfit')
const oneself = words('i me my myself mine sound feel feeling')
const mistakes = new Set(['question', 'thing', 'mistake', 'idea', 'disposal', 'can', 'bag', 'pickup', 'bin'])

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).map(stem))
}
