import { type NameValue, recogniseName } from './recognise-name.ts'
import type { SaidValues } from './said-values.ts'
import type { TalkState } from './talk-state.ts'
import type { BusinessFacts } from './types.ts'

/** Keeps the name, number, address and e-mail a text gives, with the words they came from. */
export function takeDetails(
  state: TalkState,
  { text, said, business }: { text: string; said: SaidValues; business: BusinessFacts },
): { name: NameValue | null; gave: boolean } {
  const before = [state.name, state.phone, state.address, state.email].join()
  const found = recogniseName(text, isNameAsked(state))
  const name = found && mayBeName(found, business) ? found : null
  if (name) keep(state, 'name', { value: name.name, words: name.words })
  const [phone, address, email] = [said.phones.at(-1), said.addresses.at(-1), said.emails.at(-1)]
  if (phone && (state.phone === null || state.visit))
    keep(state, 'phone', { value: phone.value, words: phone.text })
  if (address) keep(state, 'address', { value: address.value, words: address.text })
  if (email) keep(state, 'email', { value: email.value, words: email.text })
  return { name, gave: before !== [state.name, state.phone, state.address, state.email].join() }
}

type Detail = 'name' | 'phone' | 'address' | 'email'

function keep(state: TalkState, detail: Detail, { value, words }: { value: string; words: string }): void {
  state[detail] = value
  if (state.visit) state.visit.refusedFields = state.visit.refusedFields.filter((field) => field !== detail)
  const path = `contact.${detail}`
  state.values = [...state.values.filter((item) => item.path !== path), { path, value, words }]
}

function isNameAsked({ ask, lastTaken, goal, name }: TalkState): boolean {
  return ask?.includes('name') === true || (lastTaken === 'urgent' && goal === null && name === null)
}

function mayBeName({ name }: NameValue, business: BusinessFacts): boolean {
  const known = [business.name, ...business.area.places, ...business.addresses.map((address) => address.city)]
  return !known.some((item) => item.toLowerCase() === name.toLowerCase())
}
