import { expect, it } from 'vitest'
import { findNames } from './find-names.ts'

const names = (text: string, isAsked = false) => findNames(text, { isAsked }).map((found) => found.value)

// Sabotage: in read-name.ts let cased return the word as it is.
it.each([
  ["it's Jo Fields and my sink is blocked", 'Jo Fields'],
  ['this is maria dela cruz', 'Maria dela Cruz'],
  ["my name's patrick o'neil", "Patrick O'Neil"],
  ['my name is mary-jane watson-smith', 'Mary-Jane Watson-Smith'],
  ['Jo here, quick question', 'Jo'],
  ['this is Dr. Patel', 'Dr. Patel'],
  ['first name jo last name fields', 'Jo Fields'],
  ['MY NAME IS TOM BAKER', 'Tom Baker'],
])('hears who says "%s"', (text, name) => {
  expect(names(text)).toEqual([name])
})

// Sabotage: in everyday-words.ts take "urgent" out of stateWords.
it.each([
  "it's broken",
  'this is urgent',
  'This is Urgent',
  "i'm calling about my bill",
  'this is the third time',
  "it's fine",
  'call me tomorrow',
  'what is your name',
])('hears no name in "%s"', (text) => {
  expect(names(text)).toEqual([])
})

// Sabotage: in find-names.ts leave out readBare.
it.each([
  ['jo', ['Jo']],
  ['Xiomara Okonkwo-Bell', ['Xiomara Okonkwo-Bell']],
  ['J-O', ['Jo']],
  ['B as in boy, O, B', ['Bob']],
  ["it's under my wife's name, Carla Ruiz", ['Carla Ruiz']],
  ['why do you need it', []],
  ["i'd rather not say", []],
  ['tomorrow at 9', []],
])('once asked for a name, takes "%s" as %j', (text, expected) => {
  expect(names(text, true)).toEqual(expected)
})
