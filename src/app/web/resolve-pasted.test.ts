import { expect, test } from 'vitest'
import { newId } from '#kit/ids.ts'
import { resolvePasted } from './resolve-pasted.ts'

// Sabotage: take the entry for `cnv` out of the table; a pasted conversation id then leads nowhere.
test('a pasted id leads to its page', () => {
  const bot = newId('bot')
  const conversation = newId('cnv')
  const contact = newId('con')
  const team = newId('team')
  expect(resolvePasted(bot)).toBe(`/bots/${bot}`)
  expect(resolvePasted(conversation)).toBe(`/conversations/${conversation}`)
  expect(resolvePasted(contact)).toBe(`/contacts/${contact}`)
  expect(resolvePasted(team)).toBe(`/teams?team=${team}`)
})

// Sabotage: leave out `encodeURIComponent`; the plus then reads as a space.
test('a pasted number searches the contacts', () => {
  expect(resolvePasted('+1 (503) 555-0142')).toBe('/contacts?q=%2B15035550142')
  expect(resolvePasted('+15035550142')).toBe('/contacts?q=%2B15035550142')
})

test('words and halves of numbers are left to the search', () => {
  for (const text of ['', 'receptionist', '555-0142', '+1503', 'cnv_short', newId('msg')])
    expect(resolvePasted(text)).toBeUndefined()
})
