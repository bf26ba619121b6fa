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
  "I'm frank about it",
  'Drain Cleaning, 12 Elm Street',
  'Thanks, Sounds good',
  "it's Black Friday",
  'Dave from your office called',
  'Nadia Osei, your tech, was great',
  'friday 3-ish works',
  '22 St. James Court',
  'this is nuts, i want a refund',
  'put it under the sink',
])('hears no name in "%s"', (text) => {
  expect(names(text)).toEqual([])
})

// Sabotage: in read-standing-name.ts let isAfterPick return false; in read-signed-name.ts let isClosing return false.
it.each([
  ['the first one. Jo Fields, 12 Elm Street, Fernbrook', 'Jo Fields'],
  ['Helen Brandt, 48 Larch St', 'Helen Brandt'],
  ['tuesday at 2 works. Sal Bianchi', 'Sal Bianchi'],
  ['great thanks, Gina', 'Gina'],
  ['the boiler bangs again\n- Omar', 'Omar'],
  ['Name: Wendell Ochoa\nAddress: 77 Birch Lane', 'Wendell Ochoa'],
  ['for my mum Rosa Diaz', 'Rosa Diaz'],
  ['last name is spelled R A O', 'Rao'],
  ['hello, oksana petrenko here', 'Oksana Petrenko'],
  ['Thanks,\noksana petrenko', 'Oksana Petrenko'],
  ["it's Jo. Jo Fields.", 'Jo Fields'],
  ['my name is uh henrietta um blackwood', 'Henrietta Blackwood'],
  // Sabotage: in read-standing-name.ts let isHeadline return false; in read-signed-name.ts isHung.
  ['nadia osei, need it done by friday', 'Nadia Osei'],
  ['can we do friday -zbyszek', 'Zbyszek'],
  // Sabotage: in read-signed-name.ts leave out the line with "~"; let isParting be false.
  ['need a tow asap ~ zbyszek', 'Zbyszek'],
  ['need a tow. thanks, zbyszek barka', 'Zbyszek Barka'],
  ['Dave from the flower shop, I need a van', 'Dave'],
])('finds who "%s" is of', (text, name) => {
  expect(names(text)).toEqual([name])
})

// Sabotage: in find-names.ts leave out readBareName.
it.each([
  ['jo', ['Jo']],
  ['Xiomara Okonkwo-Bell', ['Xiomara Okonkwo-Bell']],
  ['J-O', ['Jo']],
  ['B as in boy, O, B', ['Bob']],
  ["it's under my wife's name, Carla Ruiz", ['Carla Ruiz']],
  ['why do you need it', []],
  ["i'd rather not say", []],
  ['tomorrow at 9', []],
  ['Rao, Anita', ['Anita Rao']],
  ['hang on let me ask my wife', []],
])('once asked for a name, takes "%s" as %j', (text, expected) => {
  expect(names(text, true)).toEqual(expected)
})

// Sabotage: in read-bare-name.ts leave readWordName, readOther or readAfterPick out, one after the other.
it.each([
  ['Early Hargreave', ['Early Hargreave']],
  ['she is called petra malik', ['Petra Malik']],
  ["he's six, his name is Otis Brandvold", ['Otis Brandvold']],
  ["ten's good milena okafor", ['Milena Okafor']],
  ['Not Sure', []],
  ['Friday Morning', []],
  ['her name is Biscuit', []],
])('takes "%s" as the answer to a question for a name', (text, expected) => {
  expect(names(text, true)).toEqual(expected)
})

// Sabotage: in read-name.ts let isNumber be false always; in everyday-words.ts take out "btw"; in name-leads.ts "names".
it.each([
  ['milena okafor sixteen quarry lane fernbrook', 'Milena Okafor'],
  ['oscar okafor sixteen quarry lane fernbrook', 'Oscar Okafor'],
  ['im Milena Okafor btw', 'Milena Okafor'],
  ['names Milena Okafor', 'Milena Okafor'],
])('ends the name where it ends: "%s"', (text, name) => {
  expect(names(text, true)).toEqual([name])
})
