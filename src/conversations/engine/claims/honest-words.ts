import { type ClaimKind, claimKinds, type Receipt } from './claim.ts'

/** What is true in place of a claim without a receipt. The wording is chosen by `seed`, so the same text says the same. */
export function honestWords(kind: ClaimKind, seed: string): string {
  const choices = unproven[kind]
  return choices[sumOf(seed) % choices.length] ?? choices[0]
}

/** What is true in place of a claim of the wrong time, told from the receipt; null when the receipt has no time. */
export function rightTime(receipt: Receipt, timeZone: string): string | null {
  if (!receipt.startsAt || Number.isNaN(receipt.startsAt.getTime())) return null
  const lead = leads[receipt.kind]
  return lead ? `${lead} ${spoken(receipt.startsAt, timeZone)}.` : null
}

const unproven: Record<ClaimKind, [string, ...string[]]> = {
  booked: ['That is not booked yet.', 'Nothing is booked yet.', 'I have not booked anything yet.'],
  moved: [
    'Nothing has been moved yet.',
    'I have not moved anything yet.',
    'The time has not been changed yet.',
  ],
  cancelled: ['Nothing has been cancelled yet.', 'I have not cancelled anything yet.'],
  sent: ['I have not sent anything yet.', 'Nothing has been sent yet.'],
  transferred: ['I have not transferred you to anyone.', 'You have not been transferred yet.'],
  passed_on: ['I have not passed that on yet.', 'That has not been passed on yet.'],
  held: ['I am not holding a time for you yet.', 'No time is being held for you yet.'],
}

const leads: Partial<Record<ClaimKind, string>> = {
  booked: 'To be exact, it is booked for',
  moved: 'To be exact, it was moved to',
  cancelled: 'To be exact, I cancelled the appointment on',
  held: 'To be exact, I am holding',
}

/**
 * What a sentence claims that this file wrote: null when it claims nothing, undefined when it was written elsewhere. It is
 * known by its words and not weighed, so that what was guarded once stays as it is.
 */
export function claimInOwnWords(sentence: string): ClaimKind | null | undefined {
  const words = sentence.trim()
  if (ownDenials.has(words)) return null
  return claimKinds.find((kind) => leads[kind] !== undefined && words.startsWith(`${leads[kind]} `))
}
const ownDenials = new Set(Object.values(unproven).flat())

function spoken(moment: Date, timeZone: string): string {
  const day = { weekday: 'long', month: 'long', day: 'numeric', timeZone } as const
  const time = { hour: 'numeric', minute: '2-digit', timeZone } as const
  const at = new Intl.DateTimeFormat('en-US', time).format(moment).replace(/\u202f/g, ' ')
  return `${new Intl.DateTimeFormat('en-US', day).format(moment)} at ${at}`
}

function sumOf(text: string): number {
  let sum = 0
  for (let index = 0; index < text.length; index++) sum = (sum * 31 + text.charCodeAt(index)) % 65_521
  return sum
}
