import { expect, it } from 'vitest'
import { readWhens } from '../../tests/support/read-whens.ts'

// Sabotage: in tokens.ts leave "l8" out of the pattern; in when-words.ts "1 st thing"; in time-leads.ts "round".
it.each([
  ['can somebody come l8r this week', '11-24..11-29'],
  ['1st thing friday', '11-27@06:00-10:00'],
  ['friday round 4', '11-27@16:00'],
  ['friday btw 8 n 10', '11-27@08:00-10:00'],
  ['between the 3rd n the 5th, after work', '12-03..12-05@17:00-21:00'],
  ['this aft 3-5', '11-23@15:00-17:00'],
  // Sabotage: in read-hundred.ts let isLed be false.
  ['tomorrow at sixteen hundred', '11-24@16:00'],
  // Sabotage: in same-talk.ts let skipEvent return `at`.
  ['friday after practice so like 6:15', '11-27@18:15'],
  ['friday before church, say 8:30', '11-27@08:30'],
  // Sabotage: in same-talk.ts let isWanted return false.
  ['friday i need a van at 7:30', '11-27@07:30'],
  ['either one or two on friday', '11-27@13:00 11-27@14:00'],
  ['i can not the friday', '!11-27'],
])('understands "%s"', (text, expected) => {
  expect(readWhens(text)).toBe(expected)
})

// Sabotage: in free-hour.ts let isEither be false; in when-context.ts leave the line with "happy" out; in read-weekday.ts isWish.
it.each([
  ['friday or saturday either one', '11-27 11-28'],
  ['happy friday everyone', ''],
  ['wed like a refund', ''],
  ['it costs at least fifteen hundred', ''],
  ['i got it at fifteen hundred dollars', ''],
  ['the 1st thing i want is a refund', ''],
  ['btw 2 people are coming tomorrow', '11-24'],
  ['friday we have a wedding at 4:30', '11-27 @16:30'],
  // Sabotage: in join-when.ts leave out the lines that ask for a trailing exclusion in `belongs`.
  ['how about tomorrow? Evenings are out', '11-24 !@17:00-21:00'],
])('is not misled by "%s"', (text, expected) => {
  expect(readWhens(text)).toBe(expected)
})
