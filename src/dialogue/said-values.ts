import type { Found, When } from '#values/types.ts'

/** Everything of worth for a goal that one text says, each with its words. */
export type SaidValues = {
  /** The text with its slips mended: the places of `whens` are places in it. */
  text: string
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
  /** Where, in `text`, the words begin that hold after the last correction. */
  correctedFrom: number
  /** "64, not 46". */
  swap: { said: string; notSaid: string } | null
}

export const nothingSaid: SaidValues = {
  text: '',
  names: [], addresses: [], phones: [], emails: [], whens: [], ordinals: [], answer: null, isCorrection: false, correctedFrom: 0, swap: null,
} // biome-ignore format: one readable block
