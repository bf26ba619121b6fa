import { expect, test } from 'vitest'
import { sampleProfile } from '#app/sample/sample-business.ts'
import { nextReply } from '#dialogue/next-reply.ts'
import type { BusinessFacts, DialogueMessage } from '#dialogue/types.ts'
import { spokenEnglish } from '#voice/engine/spoken-phrases.ts'

const at = '2026-11-20T18:30:00Z'
const said = (role: 'contact' | 'bot', text: string): DialogueMessage => ({ role, text, at })

/** What the engine makes of the last words, on a phone. */
function answerTo(...messages: DialogueMessage[]) {
  const reply = nextReply({
    now: at,
    language: 'en',
    channel: 'voice',
    business: sampleProfile as BusinessFacts,
    bot: { name: 'Pip', greeting: 'Hi!', questions: [] },
    contact: { name: null, phone: '+15035550142', email: null, address: null, timeZone: null },
    tools: ['take_message'],
    passages: [],
    messages,
  })
  return { text: reply.text, toolCalls: reply.toolCalls }
}

// What the platform says by itself stands between a question and its answer, and must not hide the one from the other.
// Sabotage: in spoken-phrases.ts write 'Hello?' for one of them, or in read-talk.ts leave out `bridges`.
test.each([...spokenEnglish.stillThere, spokenEnglish.backAgain])(
  'an answer means the same after "%s"',
  (between) => {
    const before = [
      said('contact', 'Can I talk to a real person please?'),
      said('bot', spokenEnglish.nobodyAnswered),
    ]
    const answer = said('contact', 'Yes please, my boiler makes a strange noise. I am Jo Fields.')
    const straight = answerTo(...before, answer)
    expect(straight).not.toEqual(answerTo(said('contact', 'Hi'), said('bot', 'Hello!'), answer))
    expect(answerTo(...before, said('bot', between), answer)).toEqual(straight)
  },
)
