import { expect, it } from 'vitest'
import { service, talk } from '../../tests/support/dialogue-talk.ts'

const services = [
  { ...service, name: 'Clock repair', alsoCalled: ['fix my clock'], place: 'customer' as never },
  { ...service, name: 'Lamp rewiring', alsoCalled: ['new lamp cord'] },
]
const known = { services, name: 'Ana Ruiz', address: '12 Elm Street, Fairhaven' }
const wish = 'can you fix my clock tomorrow at 10?'

it('reads a known address back, as one from before, instead of asking for it', () => {
  // Sabotage: in talk-state.ts let address be null in newTalk.
  const { said, of } = talk([wish, 'yes'], known)
  expect(said[0]).toContain('12 Elm Street, Fairhaven as before')
  expect(of('book_appointment')).toMatchObject([{ address: '12 Elm Street, Fairhaven' }])
})

it.each(['no, we moved', "that's my old address", 'new address', 'no thats not where i live anymore'])(
  'asks where it is instead, when told “%s”',
  (told) => {
    // Sabotage: in take-details.ts let isElsewhere match nothing.
    const { said, of } = talk([wish, told, '40 Oak Road', 'yes'], known)
    expect(said[1]).toMatch(/address/i)
    expect(said[2]).toContain('40 Oak Road')
    expect(said[2]).not.toContain('as before')
    expect(of('book_appointment')).toMatchObject([{ address: '40 Oak Road' }])
  },
)

it('takes another address in the place of the known one', () => {
  // Sabotage: in say-visit.ts let isSaid be false.
  const { said, of } = talk([`${wish} I moved to 40 Oak Road`, 'yes'], known)
  expect(said[0]).toContain('40 Oak Road')
  expect(said[0]).not.toContain('as before')
  expect(of('book_appointment')).toMatchObject([{ address: '40 Oak Road' }])
})

it('says no address for what is done at the shop', () => {
  // Sabotage: in say-visit.ts leave needsAddress out.
  const { said, of } = talk(['a new lamp cord tomorrow at 10 please', 'yes'], known)
  expect(said[0]).toMatch(/Lamp rewiring.*Ana Ruiz/)
  expect(said[0]).not.toContain('Elm')
  expect(of('book_appointment')[0]).not.toHaveProperty('address')
})
