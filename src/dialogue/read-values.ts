import { findAddresses } from '#values/find-addresses.ts'
import { findCorrections } from '#values/find-corrections.ts'
import { findEmails } from '#values/find-emails.ts'
import { findOrdinals, type ListPlace } from '#values/find-ordinals.ts'
import { findPhones } from '#values/find-phones.ts'
import { findWhen } from '#values/find-when.ts'
import { readAnswer, readAnswerToCancel } from '#values/read-answer.ts'
import type { Found, SaidAddress, When } from '#values/types.ts'
import { mendText } from './mend-text.ts'
import type { Reading } from './read-clause.ts'
import type { Ask } from './recognise-ask.ts'
import type { SaidValues } from './said-values.ts'
import type { TalkState } from './talk-state.ts'
import type { DialogueInput } from './types.ts'

type Scene = { state: TalkState; input: DialogueInput; reading: Reading }

/** Reads a text for everything a goal may want of it. */
export function readValues(text: string, scene: Scene): SaidValues {
  const { state, reading } = scene
  const { ask, visit } = state
  const key = `${reading.at}|${ask ?? ''}|${visit?.kind ?? ''}|${text}`
  const known = reading.values.get(key)
  if (known) return known
  const said = readAnew(text, scene)
  reading.values.set(key, said)
  return said
}

function readAnew(text: string, { state, input, reading }: Scene): SaidValues {
  const { ask, visit } = state
  const mended = mendText(text, reading.vocabulary)
  const isAddressAsked = ask === 'address' || ask === 'name_and_address'
  const addresses = findAddresses(text, { isAsked: isAddressAsked })
  const phones = findPhones(text)
  const ordinals = findOrdinals(mended)
  const corrections = findCorrections(mended)
  const isLeaving = visit?.kind === 'cancel' && ask === 'confirm'
  const answer = (isLeaving ? plainly(readAnswerToCancel(text)) : null) ?? answerIn(text, mended)
  const last = corrections.at(-1)
  const swap = corrections.find(({ value }) => value.notSaid !== null)?.value ?? numbersSwapped(mended)
  const isAgreed = ask === 'confirm' && answer === 'yes' && corrections.length === 0
  const isAsked =
    visit !== null &&
    visit.kind !== 'cancel' &&
    !isAgreed &&
    (corrections.length > 0 ||
      beginsWithTime.test(text) ||
      swapsHours.test(text) ||
      !asksDetails.has(ask ?? 'when'))
  // "I meant the 5th", where nothing was offered to choose from.
  const isList = (visit?.offered.length ?? 0) > 1 || (visit?.appointments?.length ?? 0) > 1
  const details = [...addresses, ...phones].map((found) => found.text)
  // "630 not 6": the six is taken back.
  const kept = /^\d+$/.test(swap?.notSaid ?? '')
    ? mended.replace(new RegExp(`\\bnot ${swap?.notSaid}\\b`), (words) => ' '.repeat(words.length))
    : mended
  const whens = readWhens(kept, { at: reading.at, zone: input.business.timeZone, isAsked })
  return {
    text: mended,
    names: [],
    addresses: addresses.map((found) => ({ ...found, value: sayPlace(found.value) })),
    phones,
    emails: findEmails(text),
    whens: whens.filter(({ text: words, span }) => {
      // "The twenty eighth" is no place in a list.
      const isPlace =
        isList &&
        ordinals.some(
          (ordinal) =>
            !(Number(ordinal.value) > longestList) &&
            ordinal.span.start <= span.start &&
            span.end <= ordinal.span.end,
        )
      return !isPlace && words !== 'one' && !details.some((detail) => detail.includes(words))
    }),
    ordinals: ordinals
      .filter(({ value }) => !(Number(value) > longestList))
      .map((found) => ({ ...found, value: placeOf(found.value) })),
    answer,
    isCorrection: last !== undefined,
    correctedFrom: last?.value.saidSpan.start ?? 0,
    swap: swap?.notSaid ? { said: swap.said, notSaid: swap.notSaid } : null,
  }
}

const longestList = 9

/** Times as they are said, and, where one was just asked for, bare figures such as "830". */
function readWhens(
  text: string,
  { at, zone, isAsked }: { at: string; zone: string; isAsked: boolean },
): Found<When>[] {
  const here = { now: new Date(at), timeZone: zone }
  // "Can I get one Thursday at 3": one of what was spoken of, and no time.
  const timed = text
    .replace(/\b(get|have|book|want|need|schedule|another|bring|deliver|send|drop|do) one(?= )/gi, '$1    ')
    .replace(worseThen, (words) => ' '.repeat(words.length))
    .replace(pronoun, (words) => ' '.repeat(words.length))
    .replace(noTime, (words) => words.replace(isNoTime, (said) => ' '.repeat(said.length)))
  const found = findWhen(timed, here, { isAsked })
  if (!isAsked || found.some((when) => when.value.times !== null)) return found
  const bare = /(?<![\d$#/:.-])(1[0-2]|[1-9])[ .]?([0-5][05])(?![\d/:-])/.exec(text)
  if (!bare) return found
  const [read] = findWhen(`${bare[1]}:${bare[2]}`, here, { isAsked: true })
  const span = { start: bare.index, end: bare.index + bare[0].length }
  return read ? [...found, { ...read, text: bare[0], span }] : found
}

/** "The earliest one on Tuesday", "the one after, the sixteenth", "Thursday after that, the fifth": one of several, and no hour. */
const pronoun =
  /\b(?<=\b(?:the|that|this|earliest|first|last|latest|next|soonest|other|same|only|which|another|any|new|old) )one\b(?! (?:thirty|fifteen|forty|o['’]?clock|[ap]\.?m|[ap] m\b))(?: after(?: that)?(?=,? the \w+(?:th|st|nd|rd)\b))?|\bafter that(?=,? the \w+(?:th|st|nd|rd)\b)/gi

/** "Heel pain, bad in the mornings." */
const worseThen =
  /\b(?:bad|worse|worst|hurts?|stiff|sore|pain\w*|aches?|noisy|loud|happens) (?:\w+ )?(?:in|at|during) (?:the )?(?:mornings?|evenings?|nights?|afternoons?)\b/gi

/** "The Thursday one", "4 my son" for "for my son", "she's 6", "turning nine", "I'm on nights this week": no time to come. */
const noTime =
  /\b(?:the|my|that|this|our|your) (?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)? one\b|\b4(?= (?:my|me|the|our|an?|you|u|him|her|his|us)\b)|\b(?:turn(?:ed|s|ing)|aged?) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\bon nights(?: (?:this|next) week)?\b|\ball (?:night|morning|afternoon|evening)\b(?= (?:with|because|from|and)\b|[.,!]| can\b| could\b)|\b(?:s?he(?: is|['’]?s)|turn(?:ed|s|ing)|aged?) \d{1,2}\b(?! ?(?:[ap]\.?m|:|o['’]?clock))/gi

const isNoTime = /^all \w+$|one$|\d|(?<=(?:turn(?:ed|s|ing)|aged?) )\w+$|^on nights.*$/gi

/** "Make that 2pm. And it's number 86, not 88". */
function numbersSwapped(text: string): { said: string; notSaid: string | null } | undefined {
  const [, said, notSaid = null] = /\b(\d{1,6}),? (?:and )?not (\d{1,6})\b/i.exec(text) ?? []
  return said === undefined ? undefined : { said, notSaid }
}

/** "9.30 please, I'm Abdi", said when something else was asked for. */
const beginsWithTime = /^\W*(?:1[0-2]|[1-9])[.:][0-5][05]\b/

/** "Can we do 2 not 1", said when a name was asked for. */
const swapsHours =
  /\b(?:do|make it|say) (?:1[0-2]|[1-9])(?::[0-5]\d)?,? (?:not|instead of|rather than) (?:1[0-2]|[1-9])\b/i

const asksDetails: ReadonlySet<string> = new Set<Ask>([
  'name',
  'address',
  'phone',
  'name_and_address',
  'name_and_phone',
])

function answerIn(text: string, mended: string): 'yes' | 'no' | null {
  const answer = readAnswer(text) ?? readAnswer(mended)
  if (plainly(answer)) return plainly(answer)
  if (/^\W*(?:👍|👌|✅|💯|🙌)/u.test(text)) return 'yes'
  if (/^\W*(?:👎|🚫)/u.test(text)) return 'no'
  // "yse", "yess"
  return answer === null && /^\W*y(?:se|es+|eas|eh)\b/i.test(text) ? 'yes' : null
}

function plainly(answer: ReturnType<typeof readAnswer>): 'yes' | 'no' | null {
  return answer === 'maybe' ? null : answer
}

function sayPlace({ street, unit, city, region, postalCode }: SaidAddress): string {
  const place = [region, postalCode].filter((part) => part !== null).join(' ')
  return [street, unit, city, place].filter((part) => part !== null && part !== '').join(', ')
}

function placeOf(place: ListPlace): number {
  if (place === 'first') return 1
  return place === 'last' ? -1 : place
}
