import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePhoneNumber } from '#kit/phone-number.ts'
import { BusinessProfile } from '#teams/business-profile.ts'
import { changedParts, mergeProfiles } from './compare-profiles.ts'
import { moneyOf, moneyText } from './profile-texts.ts'
import { formPath, toProfile, toValues } from './profile-values.ts'

const profile = BusinessProfile.parse({
  name: 'Northside Heating',
  about: 'Heating and hot water.',
  timeZone: 'America/Chicago',
  phone: '+15035550142',
  email: null,
  website: 'https://northside.example/',
  addresses: [{ street: '12 Alder Street', city: 'Springfield', region: 'IL', postalCode: '62701' }],
  hours: {
    monday: [
      { open: '08:00', close: '12:00' },
      { open: '13:00', close: '17:30' },
    ],
    tuesday: [],
    wednesday: [],
    thursday: [],
    friday: [{ open: '18:00', close: '24:00' }],
    saturday: [],
    sunday: [],
  },
  holidays: [{ date: '2026-12-25', name: 'Christmas', hours: [] }],
  services: [
    {
      name: 'Furnace tune-up',
      alsoCalled: ['furnace check', 'heating check'],
      description: '',
      durationMinutes: 90,
      bufferMinutes: 15,
      place: 'customer',
      price: {
        kind: 'range',
        amount: { micros: 89_500_000, currency: 'USD' },
        upTo: { micros: 140_000_000, currency: 'USD' },
      },
    },
    {
      name: 'Visit',
      alsoCalled: [],
      description: '',
      durationMinutes: null,
      bufferMinutes: 0,
      place: 'business',
      price: { kind: 'free' },
    },
  ],
  area: { places: ['Springfield', 'Chatham'], postalCodes: ['62701', '62629'], note: '' },
  notify: { phones: ['+15035550143'], emails: ['office@example.com'] },
})

// Sabotage: take `midnightAsEnd` off the hours; Friday then closes before it opens.
test('a profile comes back from the form as it went in', () => {
  expect(toProfile(toValues(profile), parsePhoneNumber)).toEqual({ profile, faults: [] })
  expect(toValues(profile).profile.hours.friday).toEqual([{ open: '18:00', close: '00:00' }])
})

// Sabotage: take `push` out of `phoneOf`; the wrong number would be sent as it was typed.
test('what cannot be read is a fault at its field', () => {
  const values = toValues(profile)
  values.profile.phone = '555'
  values.profile.notify.phones = '(503) 555-0142\nmy cell'
  values.profile.services[0]!.price.amount = 'cheap'
  values.profile.services[1]!.durationMinutes = '1.5'
  expect(toProfile(values, parsePhoneNumber).faults.map((fault) => fault.path)).toEqual([
    'profile.phone',
    'profile.services.0.price.amount',
    'profile.services.1.durationMinutes',
    'profile.notify.phones',
  ])
})

test('numbers of other countries come back as they went in', () => {
  const phones = ['+442079460958', '+4930901820', '+353861234567', '+16135550142']
  const abroad = { ...profile, notify: { ...profile.notify, phones } }
  expect(toProfile(toValues(abroad), parsePhoneNumber).profile.notify.phones).toEqual(phones)
})

test('an address without its scheme is meant as https', () => {
  const values = toValues(profile)
  values.profile.website = 'northside.example'
  expect(toProfile(values, parsePhoneNumber).profile.website).toBe('https://northside.example')
})

test('faults of the server find their field', () => {
  expect(formPath('profile.area.postalCodes.3')).toBe('profile.area.postalCodes')
  expect(formPath('profile.services.2.price.amount.micros')).toBe('profile.services.2.price.amount')
  expect(formPath('profile.hours.monday.0.close')).toBe('profile.hours.monday.0.close')
})

// Sabotage: leave `padEnd` away; 89.5 then costs 89.05.
test('amounts survive the field', () => {
  expect(moneyOf('$1,089.5')).toEqual({ micros: 1_089_500_000, currency: 'USD' })
  for (const text of ['', '-3', '1.234', 'free', '1e3']) expect(moneyOf(text)).toBeNull()
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      const micros = cents * 10_000
      expect(moneyOf(moneyText(micros))?.micros).toBe(micros)
    }),
  )
})

// Sabotage: return `mine` from the merge; what the other one saved is then lost.
test('two people who changed different parts both keep theirs', () => {
  const mine = { ...profile, about: 'Also cooling.' }
  const theirs = { ...profile, name: 'Northside' }
  expect(mergeProfiles(profile, mine, theirs)).toEqual({
    ...profile,
    about: 'Also cooling.',
    name: 'Northside',
  })
  expect(mergeProfiles(profile, mine, { ...profile, about: 'Only heating.' })).toBeNull()
  expect(changedParts(profile, theirs)).toEqual(['name'])
})
