import { expect, it } from 'vitest'
import { findNames } from './find-names.ts'

const names = (text: string, isAsked = false) => findNames(text, { isAsked }).map(({ value }) => value)

// Sabotage: in read-unknown-name.ts let readDescribing return null.
it.each([
  ['hey its art, did the part come in', ['Art']],
  ['its rusty, my number is 503 555 0142', ['Rusty']],
  ["my name's will", ['Will']],
  // Sabotage: let isAboutSelf return false.
  ['im rich n i need a quote', ['Rich']],
  // Sabotage: let isReached be false.
  ['ok hello this is jorunna my cell is 503 555 0142', ['Jorunna']],
  // Sabotage: in read-trailed-name.ts let isGot be false.
  ['you got deacon ray foss here at the hall', ['Ray Foss']],
  // Sabotage: in read-led-name.ts let readFuller return null.
  ['my name is um barrientos like otis barrientos', ['Otis Barrientos']],
  // Sabotage: let readBehindLabel return null.
  ['names ondrela', ['Ondrela']],
  ['put it under kwabena', ['Kwabena']],
  // Sabotage: in read-trailed-name.ts let readDouble return null.
  ['art here, the gate is stuck', ['Art']],
  // Sabotage: in read-name.ts empty goesOn.
  ['this is rose gunderson can i come tomorrow', ['Rose Gunderson']],
  // Sabotage: in read-standing-name.ts let isDouble be false.
  ['May Alder, 503-555-0142', ['May Alder']],
  // Sabotage: in further-names.ts take out "constance".
  ['The gate at 240 April Lane is stuck. Signed, Constance Albrecht', ['Constance Albrecht']],
])('takes the word for a name in "%s"', (text, found) => {
  expect(names(text)).toEqual(found)
})

// Sabotage: in read-unknown-name.ts let isPersonShown and isBookedUnder return true.
it.each([
  "it's rusty, can you fix it",
  "it's rusty and it squeaks",
  'you got mike here?',
  'hello this is ridiculous my cell is 503 555 0142',
  'its sunny, lets do it outside',
  'is it still under warrenty',
  'keep it under pressure',
  'grandma here, the sink leaks',
  'names dont matter',
  'its may already',
  'Sincerely, A Loyal Customer',
])('finds no name in "%s"', (text) => {
  expect(names(text)).toEqual([])
})

// Sabotage: in read-led-name.ts let readSurnameTwice return null; in read-bare-name.ts readAgain and readWithLetter.
it.each([
  ['the name is young, kim young', ['Kim Young']],
  ['wood. dale wood', ['Dale Wood']],
  ['otis like the elevator otis brandvold', ['Otis Brandvold']],
  ['green with an e', ['Green']],
  // Sabotage: in read-labelled-name.ts let withSurnameBefore return the first name alone.
  ['ferraby, first name otis', ['Otis Ferraby']],
  // Sabotage: in read-labelled-name.ts let readDouble return null.
  ['first name will last name ferraby', ['Will Ferraby']],
  // Sabotage: in read-bare-name.ts let hasPartner be false.
  ['two people, ana ruiz and tom ruiz', ['Ana Ruiz', 'Tom Ruiz']],
  // Sabotage: in read-name.ts leave `words.shift()` out.
  ['its ferraby otis ferraby', ['Otis Ferraby']],
  // Sabotage: in read-name.ts let isSpelledRun return false.
  ['my last name is ferraby f e r r a b y', ['Ferraby']],
  // Sabotage: in read-led-name.ts leave the first name behind a spelled one out.
  ["It's spelled R-A-O, first name Anita", ['Anita Rao']],
  ["it's with a k", []],
])('once asked for a name, takes "%s" as %j', (text, found) => {
  expect(names(text, true)).toEqual(found)
})

// Sabotage: in read-spelled-name.ts let isShown return false, then true.
it('knows a name by its spelling', () => {
  expect(names('no not baler its bakker b a k k e r')).toEqual(['Bakker'])
  expect(names('elm street, thats e l m')).toEqual([])
})

// Sabotage: in read-unknown-name.ts let isNamedFirst, isBesideContact, isGreetedSelf and readWithSurname fail, one after the other.
it.each([
  ['hi this is ximo barka over on elm street', ['Ximo Barka']],
  ['503 555 0177 its nkemdi', ['Nkemdi']],
  ['hey its wibke, can you come', ['Wibke']],
  ['its hope danjuma i need to cancel', ['Hope Danjuma']],
  // Sabotage: in read-name.ts let isSubject return false, then isNextTalk.
  ['this is otis ferraby furnace is out', ['Otis Ferraby']],
  ['this is otis ferraby water everywhere', ['Otis Ferraby']],
  // Sabotage: in word-names.ts let isPlainSurname return false.
  ['this is otis quick i live on elm', ['Otis Quick']],
  // Sabotage: in everyday-words.ts take out "ive".
  ['this is otis ferraby ive been waiting', ['Otis Ferraby']],
  ['this is gross i want a refund', []],
  ['503 555 0177 im swamped', []],
  ['hey its clogged, can you come', []],
])('hears who says "%s"', (text, found) => {
  expect(names(text)).toEqual(found)
})

// Sabotage: in read-bare-name.ts let readDayName return null; in read-labelled-name.ts let isAnswer be false.
it.each([
  ['sunday okoro', ['Sunday Okoro']],
  ['sunday morning', []],
  ['first is otis last is ferraby', ['Otis Ferraby']],
  ["o'shea", ["O'Shea"]],
  // Sabotage: in read-bare-name.ts let readLastPair return null, then isPair in isAnswer be false.
  ['my name? ximo barka', ['Ximo Barka']],
  ['ok ximo barka thx', ['Ximo Barka']],
  // Sabotage: in read-name.ts let isSurname be false.
  ['harold wenning', ['Harold Wenning']],
  ['name is harold wenning, 12 elm street', ['Harold Wenning']],
  // Sabotage: in plain-words.ts take "keating" out of namesWithEnding.
  ['ximo keating', ['Ximo Keating']],
  ['why, none', []],
])('once asked for a name, reads "%s" as %j', (text, found) => {
  expect(names(text, true)).toEqual(found)
})
