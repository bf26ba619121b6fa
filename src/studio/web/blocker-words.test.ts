import { expect, test } from 'vitest'
import type { BotConfig } from '#bots/contract.ts'
import { listBlockers } from '#bots/web/guide.ts'
import { sampleBot, sampleProfile } from '../../../tests/support/a-bot.ts'
import { blockerWords } from './blocker-words.ts'
import { shownTools } from './tool-words.ts'

const profile = { ...sampleProfile, services: [], notify: { phones: [], emails: [] } }
const broken: BotConfig = {
  ...sampleBot,
  greeting: 'Hi [your name].',
  guide: 'Use {{tool:send_text}} or {{question:q-gone}} after [how long].',
  tools: ['book_appointment', 'hold_window', 'hand_over'],
  questions: [
    { id: 'q1', question: '', alsoAsked: [], answer: 'About a day.' },
    { id: 'q2', question: 'How long?', alsoAsked: [], answer: 'About [how long].' },
  ],
}

// Sabotage: leave `blank` out of what publish-blockers.ts says of an answer.
test('says of each blocker what the server says of it, tools by their titles', () => {
  const blockers = listBlockers(broken, { profile, toolNames: shownTools })
  const said = blockers.map((blocker) => blockerWords(blocker, broken).title)
  const byServer = blockers.map(({ code, title }) => (code === 'tool_lame' ? 'by titles' : title))
  expect(said.map((title) => (title.includes('is on without') ? 'by titles' : title))).toEqual(byServer)
  expect(said).toContain('“Book an appointment” is on without “Find free times”')
})
