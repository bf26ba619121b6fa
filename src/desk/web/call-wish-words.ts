import type { CallWish, ContactCalling } from '#telephony/contract.ts'
import { formatClock } from '#ui/time-text.ts'

/** Where the reader's clock stands and how they write times; `now` is the moment of reading. */
export interface WordsPlace {
  timeZone: string
  locale: string
  now: Date
}

export interface CallWords {
  tone: 'ok' | 'warn' | 'danger'
  title: string
  /** Why, and what to do about it. */
  detail: string
  /** What the button says; none where nothing may be asked for. */
  deed: string | null
}

/** What the rules say of a call to a contact at this moment, before anybody asks for one. */
export function verdictWords({ verdict, zones }: ContactCalling, place: WordsPlace): CallWords {
  const theirTime = theirClock(zones, place.now, place)
  if (verdict.kind === 'allow') {
    const detail = theirTime
      ? `It is ${theirTime} where they are.`
      : 'It is between 8 AM and 9 PM where they are.'
    return { tone: 'ok', title: 'The bot may call now', detail, deed: 'Call now' }
  }
  if (verdict.kind === 'hold' && verdict.until) {
    const until = new Date(verdict.until)
    const at = clockText(until, place)
    const theirs = theirClock(zones, until, place)
    const ownTime = formatClock(until, place)
    const why = theirTime
      ? `It is ${theirTime} where they are, and bots call from 8 AM to 9 PM there.`
      : 'Bots call from 8 AM to 9 PM where the contact may be.'
    const when = theirs === null || theirs === ownTime ? '' : `, at ${theirs} on their clock`
    const detail = `${why} It waits and goes out by itself${when}.`
    return { tone: 'warn', title: `It goes out at ${at}`, detail, deed: `Call at ${at}` }
  }
  const advice = whatToDo[verdict.rule]
  const detail = advice ? `${verdict.reason} ${advice}` : verdict.reason
  return { tone: 'danger', title: 'The bot may not call', detail, deed: null }
}

const whatToDo: Record<string, string> = {
  'opt-out': 'Only they can change that, by writing START to your number.',
  'no-consent': 'You can call them yourself, or wait until they get in touch.',
  'contact-cap': 'Try again tomorrow.',
  'on-a-call': 'Wait until it is over.',
}

export interface WishWords {
  tone: 'neutral' | 'ok' | 'warn' | 'danger' | 'live'
  state: string
  sentence: string
}

/** Where a call that was asked for stands, in a word and a sentence. */
export function wishWords(wish: CallWish, place: WordsPlace): WishWords {
  const { state, until, reason, ending } = wish
  const about = wish.about === '' ? '' : ` about ${wish.about}`
  if (state === 'held' && until) {
    const at = clockText(new Date(until), place)
    return { tone: 'warn', state: `Waiting for ${at}`, sentence: reason ?? '' }
  }
  if (state === 'ended') {
    if (!ending) return { tone: 'neutral', state: 'Over', sentence: `The bot called${about}.` }
    const tone = ending.fault === null ? 'ok' : ending.fault === 'contact' ? 'neutral' : 'danger'
    return { tone, state: ending.title, sentence: ending.sentence }
  }
  if (state === 'refused' || state === 'failed' || state === 'called-off')
    return {
      tone: state === 'called-off' ? 'neutral' : 'danger',
      state: unplaced[state],
      sentence: reason ?? '',
    }
  const sentence =
    state === 'talking' ? `The bot is talking with them${about}.` : `The bot is calling${about}.`
  return { tone: 'live', state: underWay[state], sentence }
}

const unplaced = { refused: 'Not called', failed: 'The call failed', 'called-off': 'Called off' } as const
const underWay = {
  held: 'Waiting',
  waiting: 'Calling',
  placing: 'Calling',
  ringing: 'Ringing',
  talking: 'On the call',
} as const

/** Their time of day where there is only one their number allows. */
function theirClock(zones: readonly string[], at: Date, { locale }: WordsPlace): string | null {
  const times = new Set(zones.map((timeZone) => formatClock(at, { locale, timeZone })))
  const [time, ...others] = times
  return time !== undefined && others.length === 0 ? time : null
}

/** On the reader's own clock, with the day where it is another one. */
function clockText(at: Date, { timeZone, locale, now }: WordsPlace): string {
  const day = (moment: Date) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment)
  const time = formatClock(at, { timeZone, locale })
  if (day(at) === day(now)) return time
  const isTomorrow = day(at) === day(new Date(now.getTime() + 24 * 60 * 60_000))
  if (isTomorrow) return `${time} tomorrow`
  return `${time} on ${new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long' }).format(at)}`
}
