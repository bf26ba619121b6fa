import type { Found, When } from '#values/types.ts'

/**
 * Of the times in a text those that are wished for. What is only told beside them is left out: "she babied it every
 * Sunday", "I'm getting married Saturday, can somebody see to it Thursday", "my brother passed in August".
 */
export function wishedTimes(
  text: string,
  given: Found<When>[],
  options: { isDayOpen?: boolean } = {},
): Found<When>[] {
  const whens = withoutTold(text, given, options)
  if (whens.filter(({ value }) => value.days !== null).length < 2) return whens
  const single = whens.filter((when) => !isHabit(text, when))
  const near = single.filter(({ value }) => !isMonth(value))
  const kept = near.some(({ value }) => value.days !== null) ? near : whens
  return fromWish(text, kept)
}

/** "My sister arrives Thursday", "Monday is bridge", "I'm done by two": what else happens then, beside a time that is wished for. */
export function withoutTold(
  text: string,
  whens: Found<When>[],
  { isDayOpen = true }: { isDayOpen?: boolean } = {},
): Found<When>[] {
  const coming = beforeMade(text, whens).filter((when) => !isOver(text, when))
  const kept = coming.filter((when) => !isTold(text, when))
  if (!kept.some(({ value }) => !value.isExcluded)) return coming
  const only = isDayOpen ? onlyDay(coming, kept) : null
  return only === null ? kept : [only, ...kept]
}

/** "Monday I got to take the kids in, make it Tuesday at eight": the day or the hour before gives way. */
function beforeMade(text: string, whens: Found<When>[]): Found<When>[] {
  const made = text.search(/\bmake (?:it|that)\b/i)
  const after = whens.filter(({ span }) => span.end > made)
  const hasDay = after.some(({ value }) => value.days !== null)
  if (made < 0 || after.length === 0) return whens
  return whens.filter((when) => after.includes(when) || (!hasDay && when.value.days !== null))
}

/** "I move out Thursday and need two men at 8": while no day is settled, an hour that is wished for is meant on the one that is named. */
function onlyDay(coming: Found<When>[], kept: Found<When>[]): Found<When> | null {
  const days = coming.filter(({ value }) => value.days !== null)
  const [only, ...others] = days
  const isOpen = kept.every(({ value }) => value.days === null && value.times !== null)
  return isOpen && only !== undefined && others.length === 0 && !only.value.isExcluded ? only : null
}

/** "That wind we had Sunday night", "it quit Friday": a day that has been. */
function isOver(text: string, { span, value }: Found<When>): boolean {
  const clause =
    text
      .slice(0, span.start)
      .split(/[.!?;,]|\b(?:so|but|then|if|and)\b/i)
      .at(-1) ?? ''
  if (value.days !== null && givenFor.test(clause)) return true
  if (isMonth(value) && (gotIt.test(clause) || expires.test(clause))) return true
  if (value.days !== null && value.days.from !== value.days.to && hadIt.test(clause)) return true
  if (value.days !== null && (wasDoing.test(clause) || wasThen.test(clause))) return true
  return value.days !== null && !suits.test(clause) && isToldBy(happened, clause)
}

/** "I was moving a dresser on Saturday", "my last balayage was back in November". */
const wasDoing = /\b(?:i|we|he|she|they) (?:was|were) \w+ing\b(?! to\b| for\b| if\b)(?: \w+){0,4}\W*$/i
const wasThen = /\b(?:last|first) (?:\w+ ){1,3}(?:was|were)(?: back| way back)?(?: in| on)?\W*$/i

/** "It expires in November." */
const expires = /\b(?:expir(?:es?|ed|ing)|lapses?|(?:runs?|running) out|(?:is|are) due|turns?|turning)\b/i
/** "… and had a stroke before Christmas." */
const hadIt = /^\W*(?:had|has had|broke|lost|fell|got)\b(?: \w+){1,4}\W*$/i

/** "A laptop my son gave me for Christmas two years ago." */
const givenFor = /\b(?:gave|got|bought|given)\b(?: \w+){0,4} for\W*$/i

/** "We got a puppy in September." */
const gotIt = /\b(?:got|bought|adopted|built) (?:a|an|our|the|my|this|him|her|it|them)\b/i

const happened =
  /\b(?:we|i|it|he|she|they|that|which|who|(?:my|our|his|her) \w+) (?:had|went|came|broke|happened|started|died|passed|quit|stopped|fell|saw|noticed|heard|blew|called|tried|got back|moved|left|tripped|cracked|snapped|burst)(?: \w+){0,3}(?: on| in| last| this past| back(?: in)?)? ?$/i

export function isTold(text: string, { span, value, text: words }: Found<When>): boolean {
  if (/^make (?:it|that)\b/i.test(words)) return false
  const before = text.slice(0, span.start).replace(/(?:\b(?:on|at|this|next|that|the|from) )+$/i, '')
  if (isWrong.test(text.slice(span.end)) || isImpossible.test(text.slice(0, span.start))) return true
  if (/\bmake (?:it|that)\W*$/i.test(text.slice(0, span.start))) return false
  const after = text.slice(span.end)
  if (value.days !== null && (isSomething.test(after) || (value.times === null && isTaken.test(after))))
    return true
  const clause = before.split(betweenClauses).at(-1) ?? ''
  if (suits.test(clause) || /^\W*(?:free|off|open|available|all day)\b/i.test(after)) return false
  const isAsked =
    /\?/.test(after.split(/[.!]/)[0] ?? '') || /^\W*(?:any )?(?:good|ok|okay|possible)\b/i.test(after)
  return (isThen.test(clause) && !isAsked) || happens.some((pattern) => isToldBy(pattern, clause))
}

const betweenClauses =
  /[.!?;]|,(?= )|\b(?:um|uh|er|so|but|then|(?<!\b(?:ok|okay|alright|right|fine|mind|wonder|wondering|possible) )if|and|cause|because|since)\b/i

function isToldBy(pattern: RegExp, clause: string): boolean {
  const match = pattern.exec(clause)
  return match !== null && !wishIn.test(clause.slice(Math.max(0, match.index - 14)))
}

/** "... is bridge", "... is my late day": the day is taken up. */
const isSomething =
  /^(?:['’]?s| is| was)(?: (?:the |my |our |her |his |a ))? ?(?!good|fine|ok|okay|great|best|perfect|better|open|free|available|possible|when|what|that|the|my|a|too|not|no|out|off|it|also|even|still|probably|usually|really|always|wide|clear|better|easier|ideal|at|alright|all|doable|lovely)[a-z]+/i

/** "Can't do 11." */
const isImpossible = /\b(?:can['’]?t|can ?not|won['’]?t be able to) (?:do|make|come)(?: it)?(?: at)? ?$/i
/** "2 is too early." */
const isWrong =
  /^ ?(?:['’]s|is|would be|might be|may be) (?:a (?:bit|little) )?too (?:early|late|soon|far)\b|^ (?:does ?n['’]?t|do ?n['’]?t|wo ?n['’]?t|will not|does not) work\b/i

/** "Thursday he has soccer", "Monday I got the doctor". */
const isTaken =
  /^ (?:i|we|he|she|they)(?:['’]?m|['’]?re|['’]?s| am| are| is) (?:\w{3,}ing|gone|away|out|busy|booked|off to|in|at)\b|^ (?:i|we|he|she|they|my \w+|the \w+|our \w+)(?:['’]ve|['’]s)? ?(?:have|has|got|had)(?: got)? (?!free|off|open|time|nothing|some|room|to (?:have|get)|any)\w+/i

/** What somebody else does, or one does oneself, in the words up to the time. */
const who = String.raw`\b(?:i|we|she|he|they|it|kids?|guests?|people|folks|company|son|daughter|wife|husband|hubby|mom|dad|dog|baby|boss|\w+s|(?:my|our|her|his|their|the) (?:\w+ ){0,2}?\w+)`
const does =
  '(?:fly|flies|leaves?|lands?|arrives?|visits?|teach|teaches|tends?|starts?|ends?|drives?|drops?|graduates?|works?|comes?|gets? (?:back|home|in|off|here|out)|have|has|had|got)'
const isDoing =
  "(?:['’]?(?:s|m|re|ve)| is| are| was| were| am)(?: gonna be| going to be| been)? (?:visiting|coming|flying|leaving|landing|arriving|moving|starting|working|graduating|playing|at|in|out|busy|done|stuck|gone|away|booked|due|back)"
const happens = [
  new RegExp(`${who} (?:\\w+ )?${does}(?: \\S+){0,4}\\W*$`, 'i'),
  new RegExp(`${who}${isDoing}(?: \\S+){0,4}\\W*$`, 'i'),
  /\b(?:done|off|out|busy|gone|away|working|stuck|booked) (?:by|at|till|until|til|through|before)\W*$/i,
]
/** "My daughter's party is Saturday." */
const isThen = /\b(?:my|our|her|his|their|the) (?:\w+ ){1,3}is\W*$/i
/** Said of a time that suits. */
const suits =
  /\b(?:have|has|had|got) (?:\w+ )?(?:time|off|free|nothing|room|openings?|anything|a (?:gap|slot|day))\b|\b(?:in town|in the area|around|in mind|hoping|thinking|shooting for|aiming for)\b|\b(?:best|better|good|free|only|preferred|ideal|day|days|time|off|choice)\b(?: \w+)? is\W*$/i
const wishIn =
  /\b(?:can|could|would|will|need|want|(?:i|we|['’]d) like|book|fit|how about|what about|works? for|suits?|do|you|y['’]?all|please|pls|let['’]?s|make it|move it|instead|rather|available|if)\b/i

/** "Every Sunday", "on Sundays": that happens, and is no day to come on. */
function isHabit(text: string, { span }: Found<When>): boolean {
  return /\b(?:every|each)(?: other| single)? $/i.test(text.slice(0, span.start))
}

function isMonth({ days }: When): boolean {
  return days !== null && Date.parse(days.to) - Date.parse(days.from) >= 20 * 86_400_000
}

/** Where somebody asks for a moment, the days told before that are not meant. */
export function fromWish(text: string, whens: Found<When>[]): Found<When>[] {
  for (const { index } of text.matchAll(wish)) {
    const after = whens.filter(({ span }) => span.start >= index)
    const before = whens.filter(({ span }) => span.end <= index)
    const isNear = before.some(({ span }) => text.slice(span.end, index).trim().split(/\s+/).length <= 3)
    const isEither = /\bor\b\W*$/i.test(text.slice(0, index))
    if (!isEither && after.some(({ value }) => value.days !== null && value.times !== null)) return after
    if (!isNear && after.some(({ value }) => value.days !== null) && !before.some(({ value }) => value.times))
      return after
  }
  return whens
}

const wish =
  /\b(?:(?:can|could|may|might|would|will) (?:you|u|ya|y'all|i|we|somebody|someone|anybody|anyone|one of you|a guy|it)\b|(?:i|we)(?:'d| would)? (?:like|love|need|want|prefer)\b|(?:i|we)'d (?:take|like|love|want)\b|(?:send|book|fit|squeeze|put) (?:me|us|somebody|someone|anybody|a guy|one of)\b|how about\b|let'?s\b|(?:would|does|is) (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|the \d))/gi
