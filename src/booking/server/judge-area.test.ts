import { expect, it } from 'vitest'
import { judgeArea } from './judge-area.ts'

const area = { places: ['Fernbrook', 'Alder Hills'], postalCodes: ['97299', '97298', 'V5K'], note: '' }

it.each([
  ['12 Elm Street, Fernbrook', true],
  ['12 Elm Street, Fernbrook, OR 97299', true],
  ['12 elm street fernbrook or', true],
  ['97299 Elm Street', null],
  ['12 Elm Street, 97299-1234', true],
  ['12 Elm Street, 97001', false],
  ['8 Oak Way, Vancouver V5K 1A1', true],
  ['12 Elm Street, Salem', false],
  ['12 Elm Street, Apt 4', null],
  ['12 Elm Street, Oregon', null],
  ['12 Elm Street', null],
  ['12 Fernbrook Avenue, Salem', false],
  ['12 Fernbrook Avenue North, Salem', false],
  ['40 Alder Hills Road', null],
  ['7 North Road, Alder Hills', true],
  ['', null],
])('%s', (address, covered) => {
  // Sabotage: take the streetWords line out of `names`.
  expect(judgeArea(area, address)).toBe(covered)
})

it('cannot tell where the business names no area', () => {
  expect(judgeArea({ places: [], postalCodes: [], note: '' }, '12 Elm Street, Salem 97001')).toBeNull()
  expect(judgeArea({ ...area, postalCodes: [] }, '12 Elm Street, 97001')).toBeNull()
})
