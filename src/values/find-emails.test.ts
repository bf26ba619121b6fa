import { expect, it } from 'vitest'
import { findEmails } from './find-emails.ts'

const emails = (text: string) => findEmails(text).map((found) => found.value)

// Sabotage: in find-emails.ts leave "underscore" out of spokenPiece.
it.each([
  ['write to Jo.Fields+home@mail.acme.example.', 'Jo.Fields+home@mail.acme.example'],
  ['jo at acme dot com', 'jo@acme.com'],
  ['its jo underscore fields seven at acme dash mail dot co dot uk', 'jo_fields7@acme-mail.co.uk'],
  ['email me at jo at acme dot com', 'jo@acme.com'],
  // Sabotage: in find-emails.ts let isJoined be false.
  ['send it to a dot rao at acme dot com', 'a.rao@acme.com'],
  ['my email is j o fields at acme dot org thanks', 'jofields@acme.org'],
  ['b as in boy o b at acme dot com', 'bob@acme.com'],
  ['jo at acme.com', 'jo@acme.com'],
])('reads "%s"', (text, expected) => {
  expect(emails(text)).toEqual([expected])
})

// Sabotage: in find-emails.ts empty mailboxStops.
it.each(['meet me at the dot', '@jofields', "i'm at home", 'meet me at acme dot com'])(
  'sees none in "%s"',
  (text) => {
    expect(emails(text)).toEqual([])
  },
)
