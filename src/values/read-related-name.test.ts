import { expect, it } from 'vitest'
import { findNames } from './find-names.ts'

const names = (text: string, isAsked = false) => findNames(text, { isAsked }).map(({ value }) => value)

// Sabotage: in read-related-name.ts let readOwnKin return null.
it.each([
  ['its for my nephew otis brandvold', ['Otis Brandvold']],
  ['for my mother-in-law Ines Calderon on friday', ['Ines Calderon']],
  ['this is for my wife her name is Zelmira', ['Zelmira']],
  ['please enroll my older son, Rafael Ito', ['Rafael Ito']],
  ["its under the wife's name, paulette", ['Paulette']],
  // Sabotage: let readAskedFor return null.
  ['when you get here ask for Marguerite', ['Marguerite']],
  // Sabotage: let readUnplainPair return null.
  ['it is for my aunt eufrasia bellini', ['Eufrasia Bellini']],
  // Sabotage: let readLastWord return null, then isSelf be false.
  ['when you get here ask for jeppe', ['Jeppe']],
  ['my cell is best, ask for me, cato', ['Cato']],
  // Sabotage: leave out the line with "sign".
  ['please sign up my boys Otis and Ezra', ['Otis', 'Ezra']],
  // Sabotage: let readKin return null.
  ["this is Jo's neighbor Walt, the gate is stuck", ['Walt']],
  // Sabotage: in find-names.ts let withPartner return [read] always.
  ['for our twins leo and maya on friday', ['Leo', 'Maya']],
])('hears for whom it is in "%s"', (text, found) => {
  expect(names(text)).toEqual(found)
})

// Sabotage: let isAsking return false; in read-partner.ts leave out isEnd and givenNames.
it.each([
  ['can I just ask for Tina again', []],
  ['I wanted to ask for Tina again', []],
  ['for my son asap', []],
  ['there is a box here for her son theo', []],
  ['for my wife tuesday', []],
  ['ask for a refund', []],
  ['ask for details', []],
  ['it is for my aunt, bathroom remodel', []],
  ['sign up my kids for swim', []],
  ['register my car', []],
  ["this is Jo's house", []],
  ['this is Jo and Bob said to call', ['Jo']],
  ['this is Jo and Wax', ['Jo']],
])('hears nobody else in "%s"', (text, found) => {
  expect(names(text)).toEqual(found)
})
