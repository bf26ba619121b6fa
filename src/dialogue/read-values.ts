import { findAddresses } from '#values/find-addresses.ts'
import { findCorrections } from '#values/find-corrections.ts'
import { findEmails } from '#values/find-emails.ts'
import { findOrdinals, type ListPlace } from '#values/find-ordinals.ts'
import { findPhones } from '#values/find-phones.ts'
import { findWhen } from '#values/find-when.ts'
import { readAnswer } from '#values/read-answer.ts'
import type { SaidAddress, Span } from '#values/types.ts'
import type { SaidValues } from './said-values.ts'
import type { TalkState } from './talk-state.ts'
import type { DialogueInput } from './types.ts'

/** Reads a text for everything a goal may want of it. */
export function readValues(
  text: string,
  { state, input }: { state: TalkState; input: DialogueInput },
): SaidValues {
  const { ask, visit } = state
  const answer = readAnswer(text)
  const isAddressAsked = ask === 'address' || ask === 'name_and_address'
  const here = { now: new Date(input.now), timeZone: input.business.timeZone }
  const addresses = findAddresses(text, { isAsked: isAddressAsked })
  return {
    names: [],
    addresses: addresses.map((found) => ({ ...found, value: sayPlace(found.value) })),
    phones: findPhones(text),
    emails: findEmails(text),
    whens: findWhen(text, here).filter((when) => !addresses.some(({ span }) => isWithin(when.span, span))),
    ordinals: findOrdinals(text).map((found) => ({ ...found, value: placeOf(found.value) })),
    answer: answer === 'maybe' ? null : answer,
    isCorrection: visit !== null && findCorrections(text).length > 0,
  }
}

function isWithin(inner: Span, outer: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}

function sayPlace({ street, unit, city, region, postalCode }: SaidAddress): string {
  const place = [region, postalCode].filter((part) => part !== null).join(' ')
  return [street, unit, city, place].filter((part) => part !== null && part !== '').join(', ')
}

function placeOf(place: ListPlace): number {
  if (place === 'first') return 1
  return place === 'last' ? -1 : place
}
