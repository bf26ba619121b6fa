import { expect, it } from 'vitest'
import { recogniseName } from './recognise-name.ts'

// Sabotage: in recognise-name.ts let `fuller` give back what was found.
it.each([
  ['put it under the name sutherland petra sutherland', 'Petra Sutherland'],
  ["the name's fitzgerald with a capital f constance fitzgerald", 'Constance Fitzgerald'],
  ['my name is Jo Fields', 'Jo Fields'],
])('takes the whole name of "%s"', (text, name) => {
  expect(recogniseName(text, true)?.name).toBe(name)
})
