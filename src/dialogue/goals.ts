import type { PhraseKey } from './phrases.ts'
import type { TalkState } from './talk-state.ts'
import type { DialogueInput } from './types.ts'
import type { Visit, VisitKind } from './visit.ts'

export type Slot =
  | 'kind' | 'appointment' | 'service' | 'when' | 'window' | 'name' | 'address' | 'phone' | 'email' | 'confirm' // biome-ignore format: one readable block

type Deed = 'book_appointment' | 'reschedule_appointment' | 'cancel_appointment'
type Plan = {
  /** The tool that does it; without it nothing is promised and a message is taken. */
  deed: Deed
  /** Tools it cannot do without. */
  needs: string[]
  /** What has to be known, in the order in which it is asked. */
  slots: Slot[]
  readBack: PhraseKey
}

/** What each goal that ends in the calendar needs, reads, reads back and does. */
export const goals: Record<VisitKind, Plan> = {
  book: {
    deed: 'book_appointment',
    needs: ['check_availability', 'hold_window', 'book_appointment'],
    slots: ['service', 'when', 'window', 'name', 'address', 'phone', 'email', 'confirm'],
    readBack: 'read_back_book',
  },
  move: {
    deed: 'reschedule_appointment',
    needs: ['find_appointment', 'check_availability', 'hold_window', 'reschedule_appointment'],
    slots: ['kind', 'appointment', 'when', 'window', 'confirm'],
    readBack: 'read_back_move',
  },
  cancel: {
    deed: 'cancel_appointment',
    needs: ['find_appointment', 'cancel_appointment'],
    slots: ['appointment', 'confirm'],
    readBack: 'read_back_cancel',
  },
}

export function canDo(kind: VisitKind, tools: string[]): boolean {
  return goals[kind].needs.every((tool) => tools.includes(tool))
}

export type Slots = { state: TalkState; visit: Visit; input: DialogueInput }

/** The slots still open, in the order in which they are asked. */
export function openSlots({ state, visit, input }: Slots): Slot[] {
  return goals[visit.kind].slots.filter((slot) => isOpen[slot]({ state, visit, input }))
}

const isOpen: Record<Slot, (given: Slots) => boolean> = {
  kind: ({ visit }) => !visit.isKindSure,
  appointment: ({ visit }) => visit.appointment === null,
  service: ({ visit }) => visit.service === null,
  when: ({ visit }) => !hasWish(visit) && visit.offered.length === 0 && visit.held === null,
  window: ({ visit }) => visit.held === null,
  name: ({ state, visit }) => state.name === null || visit.refusedFields.includes('name'),
  address: ({ state, visit }) =>
    visit.refusedFields.includes('address') ||
    ((visit.service?.place === 'customer' || visit.isAddressNeeded) && state.address === null),
  phone: ({ state, visit, input }) =>
    visit.refusedFields.includes('phone') || (input.channel === 'voice' && state.phone === null),
  email: ({ visit }) => visit.refusedFields.includes('email'),
  confirm: ({ visit }) => !visit.isConfirmed,
}

export function hasWish({ wish }: Visit): boolean {
  return wish.day !== null || wish.time !== null || wish.isAnyTime || wish.butWords.length > 0
}

/** The words the calendar is asked with: the contact's own, day first. */
export function wishWords({ wish }: Visit): string | undefined {
  const words = [wish.dayWords, wish.timeWords, ...wish.butWords].filter((part) => part !== null)
  // Where words stood that say no time there is a gap.
  return words.length === 0 ? undefined : words.join(' ').replace(/ {2,},? ?/g, ' ')
}
