/** A deed a sentence may claim as done. */
export const claimKinds = [
  'booked',
  'moved',
  'cancelled',
  'sent',
  'transferred',
  'passed_on',
  'held',
] as const
export type ClaimKind = (typeof claimKinds)[number]

/** What proves a deed: written by the tool that did it, or by the look-up that found an appointment ('booked'). */
export interface Receipt {
  id: string
  kind: ClaimKind
  label?: string
  startsAt?: Date
}
