import { findAddresses } from '#values/find-addresses.ts'
import { findCorrections } from '#values/find-corrections.ts'
import { findEmails } from '#values/find-emails.ts'
import { findOrdinals, type ListPlace } from '#values/find-ordinals.ts'
import { findPhones } from '#values/find-phones.ts'
import { findWhen } from '#values/find-when.ts'
import { readAnswer } from '#values/read-answer.ts'
import type { SaidAddress } from '#values/types.ts'
import { mendText } from './mend-text.ts'
import type { Reading } from './read-clause.ts'
import type { Ask } from './recognise-ask.ts'
import type { SaidValues } from './said-values.ts'
import type { TalkState } from './talk-state.ts'
import type { DialogueInput } from './types.ts'

type Scene = { state: TalkState; input: DialogueInput; reading: Reading }

/** Reads a text for everything a goal may want of it. */
export function readValues(text: string, { state, input, reading }: Scene): SaidValues {
  const { ask, visit } = state
  const mended = mendText(text, reading.vocabulary)
  const isAddressAsked = ask === 'address' || ask === 'name_and_address'
  const addresses = findAddresses(text, { isAsked: isAddressAsked })
  const phones = findPhones(text)
  const here = { now: new Date(input.now), timeZone: input.business.timeZone }
  const isAsked = visit !== null && visit.kind !== 'cancel' && !(ask !== null && asksDetails.has(ask))
  const details = [...addresses, ...phones].map((found) => found.text)
  return {
    text: mended,
    names: [],
    addresses: addresses.map((found) => ({ ...found, value: sayPlace(found.value) })),
    phones,
    emails: findEmails(text),
    whens: findWhen(mended, here, { isAsked }).filter(
      (when) => !details.some((words) => words.includes(when.text)),
    ),
    ordinals: findOrdinals(mended).map((found) => ({ ...found, value: placeOf(found.value) })),
    answer: answerIn(text, mended),
    isCorrection: visit !== null && findCorrections(mended).length > 0,
  }
}

const asksDetails = new Set<Ask>(['name', 'address', 'phone', 'name_and_address', 'name_and_phone'])

function answerIn(text: string, mended: string): 'yes' | 'no' | null {
  const answer = readAnswer(text) ?? readAnswer(mended)
  if (answer === 'yes' || answer === 'no') return answer
  // "yse", "yess"
  return answer === null && /^\W*y(?:se|es+|eas|eh)\b/i.test(text) ? 'yes' : null
}

function sayPlace({ street, unit, city, region, postalCode }: SaidAddress): string {
  const place = [region, postalCode].filter((part) => part !== null).join(' ')
  return [street, unit, city, place].filter((part) => part !== null && part !== '').join(', ')
}

function placeOf(place: ListPlace): number {
  if (place === 'first') return 1
  return place === 'last' ? -1 : place
}
