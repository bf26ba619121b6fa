import { expect, it } from 'vitest'
import { tokenise } from './normalise.ts'
import { recogniseServices } from './recognise-service.ts'
import type { BusinessFacts } from './types.ts'

const service = { alsoCalled: [], description: '', durationMinutes: 60, bufferMinutes: 0, place: 'business', price: { kind: 'free' } } as const // biome-ignore format: one line
const services = [
  { ...service, name: 'Clock repair' },
  { ...service, name: 'Lamp rewiring', alsoCalled: ['no light'] },
  { ...service, name: 'Washer repair', alsoCalled: ['washer'] },
  { ...service, name: 'Dishwasher repair', alsoCalled: ['dishwasher not draining'] },
  { ...service, name: 'Installing', alsoCalled: ['install my dishwasher'] },
  { ...service, name: 'Plain cleaning', alsoCalled: ['house cleaning'] },
  { ...service, name: 'Deep cleaning', alsoCalled: ['deep clean'] },
]
const business = { services, area: { places: [] }, addresses: [] } as unknown as BusinessFacts
const named = (text: string) => recogniseServices(tokenise(text), business).map(({ value }) => value.name)

it.each([
  // Sabotage: let isRefused give back false.
  ['rewiring for the lamp, no clock repair', ['Lamp rewiring']],
  // Sabotage: let isRefused know no names.
  ['the lamp gives no light', ['Lamp rewiring']],
  ['a clock repair', ['Clock repair']],
  // Sabotage: let isOfOther give back false.
  ['washer wont drain', ['Washer repair']],
  // Sabotage: in matchName leave `reach` out of the score, and the order of the words.
  ['a deep clean of my house', ['Deep cleaning']],
])('in "%s" names %j', (text, names) => {
  expect(named(text)).toEqual(names)
})
