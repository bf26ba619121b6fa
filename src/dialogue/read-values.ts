import { findCorrections } from '#values/find-corrections.ts'
import { findEmails } from '#values/find-emails.ts'
import { findOrdinals, type ListPlace } from '#values/find-ordinals.ts'
import { findPhones } from '#values/find-phones.ts'
import { readAnswer } from '#values/read-answer.ts'
import type { Found, When } from '#values/types.ts'
import type { TalkState } from './talk-state.ts'
import type { DialogueInput } from './types.ts'

/** Everything of worth for a goal that one text says, each with its words. */
export type SaidValues = {
  names: Found<string>[]
  addresses: Found<string>[]
  phones: Found<string>[]
  emails: Found<string>[]
  whens: Found<When>[]
  /** The place in a list, from 1; -1 is the last. */
  ordinals: Found<number>[]
  answer: 'yes' | 'no' | null
  /** "No, I said Thursday": what is said replaces what was understood. */
  isCorrection: boolean
}

export const nothingSaid: SaidValues = {
  names: [], addresses: [], phones: [], emails: [], whens: [], ordinals: [], answer: null, isCorrection: false,
} // biome-ignore format: one readable block

/** Reads a text for everything a goal may want of it. */
export function readValues(
  text: string,
  { state, input }: { state: TalkState; input: DialogueInput },
): SaidValues {
  void state
  void input
  const answer = readAnswer(text)
  return {
    ...nothingSaid,
    phones: findPhones(text),
    emails: findEmails(text),
    ordinals: findOrdinals(text).map((found) => ({ ...found, value: placeOf(found.value) })),
    answer: answer === 'maybe' ? null : answer,
    isCorrection: findCorrections(text).length > 0,
  }
}

function placeOf(place: ListPlace): number {
  if (place === 'first') return 1
  return place === 'last' ? -1 : place
}
