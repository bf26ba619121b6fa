import type { CallWish, ContactCalling } from '#telephony/contract.ts'
import { callEndingWords } from '#telephony/web/call-ending-words.ts'
import { formatClock } from '#ui/time-text.ts'
import { callingWords } from './calling-words.ts'

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

const said = callingWords.verdict
const wishSaid = callingWords.wish
const advices: Record<string, string> = said.advice

/** What the rules say of a call to a contact at this moment, before anybody asks for one. */
export function verdictWords({ verdict, zones }: ContactCalling, place: WordsPlace): CallWords {
  const theirTime = theirClock(zones, place.now, place)
  if (verdict.kind === 'allow') {
    const detail = theirTime ? said.theirTime(theirTime) : said.decentHour
    return { tone: 'ok', title: said.now, detail, deed: said.callNow }
  }
  if (verdict.kind === 'hold' && verdict.until) {
    const until = new Date(verdict.until)
    const at = clockText(until, place)
    const theirs = theirClock(zones, until, place)
    const why = theirTime ? said.tooEarlyOrLate(theirTime) : said.hours
    const isSameTime = theirs === null || theirs === formatClock(until, place)
    const detail = `${why} ${isSameTime ? said.waits : said.waitsUntil(theirs)}`
    return { tone: 'warn', title: said.goesOutAt(at), detail, deed: said.callAt(at) }
  }
  const advice = advices[verdict.rule]
  const reason = callingWords.rule(verdict.rule, verdict.reason)
  const detail = advice ? `${reason} ${advice}` : reason
  return { tone: 'danger', title: said.mayNot, detail, deed: null }
}

export interface WishWords {
  tone: 'neutral' | 'ok' | 'warn' | 'danger' | 'live'
  state: string
  sentence: string
}

/** Where a call that was asked for stands, in a word and a sentence. */
export function wishWords(wish: CallWish, place: WordsPlace): WishWords {
  const { state, until, reason, ending, about } = wish
  if (state === 'held' && until) {
    const at = clockText(new Date(until), place)
    return { tone: 'warn', state: wishSaid.waitingFor(at), sentence: reason ?? '' }
  }
  if (state === 'ended') {
    const called = about === '' ? wishSaid.called : wishSaid.calledAbout(about)
    if (!ending) return { tone: 'neutral', state: wishSaid.over, sentence: called }
    const tone = ending.fault === null ? 'ok' : ending.fault === 'contact' ? 'neutral' : 'danger'
    const { code, title, sentence } = ending
    return {
      tone,
      state: callEndingWords.title(code, title),
      sentence: callEndingWords.sentence(code, sentence),
    }
  }
  if (state === 'refused' || state === 'failed' || state === 'called-off')
    return {
      tone: state === 'called-off' ? 'neutral' : 'danger',
      state: wishSaid.states[state],
      sentence: reason ?? '',
    }
  return { tone: 'live', state: wishSaid.states[state], sentence: underWay(state, about) }
}

function underWay(state: CallWish['state'], about: string): string {
  if (state === 'talking') return about === '' ? wishSaid.talking : wishSaid.talkingAbout(about)
  return about === '' ? wishSaid.calling : wishSaid.callingAbout(about)
}

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
  if (isTomorrow) return callingWords.tomorrow(time)
  return callingWords.onDay(time, new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long' }).format(at))
}
