import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { english, phrases } from './phrases.ts'
import { recogniseAsk } from './recognise-ask.ts'

const folder = new URL('.', import.meta.url)
const files = globSync('*.ts', { cwd: folder }).filter((name) => !name.endsWith('.test.ts'))

it('knows no trade', () => {
  // Sabotage: write "plumber" into a cue.
  const trades =
    /plumb|furnace|hvac|boiler|faucet|toilet|drain|haircut|salon|stylist|dentist|dental|veterinar|mechanic|tire\b|lawn|garden|roof|electrician|lawyer|attorney|bakery|pizza|yoga|tutor/i
  const found = files.flatMap((name) => {
    const match = trades.exec(readFileSync(new URL(name, folder), 'utf8'))
    return match ? [`${name}: ${match[0]}`] : []
  })
  expect(found).toEqual([])
})

it('says no number of its own but 911', () => {
  const numbers = Object.values(phrases).flat().join('\n').match(/\d+/g) ?? []
  expect([...new Set(numbers)]).toEqual(['911'])
})

it('understands its own questions', () => {
  // Sabotage: word ask_name without the word "name".
  for (const wording of phrases.ask_name) expect(recogniseAsk(`Sure. ${wording}`, english)).toBe('name')
  for (const wording of phrases.ask_message) expect(recogniseAsk(wording, english)).toBe('message')
  for (const wording of phrases.ask_message_and_name)
    expect(recogniseAsk(wording, english)).toBe('message_and_name')
  for (const wording of phrases.ask_phone) expect(recogniseAsk(wording, english)).toBe('phone')
  for (const wording of phrases.offer_pass_on) expect(recogniseAsk(wording, english)).toBe('offer')
  for (const wording of phrases.try_again) expect(recogniseAsk(wording, english)).toBe('retry')
})

it('has two wordings at least for whatever may be said again', () => {
  const single = Object.entries(phrases).filter(([, wordings]) => wordings.length < 2)
  expect(single.map(([key]) => key)).toEqual(['own_answer', 'closed_until_further'])
})
