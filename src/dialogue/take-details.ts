import type { SaidValues } from './read-values.ts'
import { type NameValue, recogniseName } from './recognise-name.ts'
import type { TalkState } from './talk-state.ts'
import type { BusinessFacts, DialogueInput } from './types.ts'

/** Keeps the name, number, address and e-mail a text gives, with the words they came from. */
export function takeDetails(
  state: TalkState,
  text: string,
  said: SaidValues,
  { business }: DialogueInput,
): { name: NameValue | null; gave: boolean } {
  const before = [state.name, state.phone, state.address, state.email].join()
  const name = recogniseName(text, nameAsked(state))
  if (name && mayBeName(name, business)) keep(state, 'name', name.name, name.name)
  const [phone, address, email] = [said.phones.at(-1), said.addresses.at(-1), said.emails.at(-1)]
  if (phone && (state.phone === null || state.visit)) keep(state, 'phone', phone.value, phone.text)
  if (address) keep(state, 'address', address.value, address.text)
  if (email) keep(state, 'email', email.value, email.text)
  return { name, gave: before !== [state.name, state.phone, state.address, state.email].join() }
}

type Detail = 'name' | 'phone' | 'address' | 'email'

function keep(state: TalkState, detail: Detail, value: string, words: string): void {
  state[detail] = value
  if (state.visit) state.visit.refusedFields = state.visit.refusedFields.filter((field) => field !== detail)
  const path = `contact.${detail}`
  state.values = [...state.values.filter((item) => item.path !== path), { path, value, words }]
}

function nameAsked({ ask, lastTaken, goal, name }: TalkState): 'name' | 'offer' | null {
  if (lastTaken === 'urgent' && goal === null && name === null) return 'offer'
  if (ask === 'name' || ask === 'message_and_name') return 'name'
  return ask === 'offer' ? 'offer' : null
}

function mayBeName({ name }: NameValue, business: BusinessFacts): boolean {
  const known = [business.name, ...business.area.places, ...business.addresses.map((address) => address.city)]
  return !known.some((item) => item.toLowerCase() === name.toLowerCase())
}
