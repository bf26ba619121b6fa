import { expect, it } from 'vitest'
import { type ClaimKind, guardClaims, type Receipt } from '#conversations/engine/claims/guard-claims.ts'
import { type EngineFacts, engineTexts, passed } from './engine-texts.ts'

/** None of it is taught. */
const others: EngineFacts = {
  services: [
    'First visit', 'Chimney sweep', 'Hem alteration', 'Piano tuning', 'Pool opening', 'Upholstery estimate', 'Fence repair', 'Deep tissue massage', 'Bridal fitting',
  ],
  addresses: ['12 Elm Street, Fernbrook', '2210 Orchard Lane, Suite 4, Marlow, IL 60990'],
  places: ['Fernbrook', 'Oakdale', 'Dunmore Flats'],
  holidays: ['Thanksgiving', 'Veterans Day', "New Year's Eve"],
  prices: ['is $45', 'is $80 to $140', 'is priced by quote', 'is free'],
  moments: ['Friday at noon', 'Thu, Dec 3 at 2 pm', 'tomorrow at 9:30 AM', 'Monday, January 4 at 1 PM'],
  details: [', Delroy Fontaine', ', Ines Okafor, 17 Yarrow Court, Sable Ridge', ''],
} // biome-ignore format: one readable block

const startsAt = new Date('2026-11-26T21:00:00Z')
const receiptsOf = (proven: readonly ClaimKind[]): Receipt[] =>
  proven.map((kind) => ({ id: `rcp_${kind}`, kind, ...(passed.includes(kind) ? {} : { startsAt }) }))

it('leaves every phrase of the built-in engine as it is, whatever the business does', () => {
  // Sabotage: in find-claims.ts, take a unit for a claim from -2 on; in tuning-texts.ts, teach nothing of the engine.
  const said = engineTexts(others)
  expect(said.length).toBeGreaterThan(600)
  const replaced = said.flatMap(({ key, text, proven }) => {
    const guarded = guardClaims({
      text,
      receipts: receiptsOf(proven),
      language: 'en',
      timeZone: 'America/Denver',
      now: new Date('2026-11-23T15:10:00Z'),
    })
    return guarded.replaced.map(({ sentence, kind }) => `${key}: ${kind}: ${sentence}`)
  })
  expect(replaced).toEqual([])
})
