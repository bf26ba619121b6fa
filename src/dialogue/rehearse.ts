import { nextReply } from './next-reply.ts'
import type { BusinessFacts } from './types.ts'

/**
 * Answers a few texts to a business that is none. The first answers of a process take a tenth of a second, in which
 * nothing else is answered: here nobody waits for them.
 */
export function rehearse(): void {
  for (const text of texts) {
    const messages = [{ role: 'contact' as const, text, at: now }]
    const contact = { name: null, phone: null, email: null, address: null, timeZone: null }
    const bot = { name: '', greeting: '', questions: [] }
    nextReply({ now, language: 'en', channel: 'text', business, bot, contact, passages: [], messages, tools })
  }
}

const texts = [
  'is anybody in on Monday',
  'what would a visit cost',
  'Wednesday at ten please',
  'the name is Jo Fields',
]
const now = '2026-01-05T17:00:00Z'
const tools = ['check_availability', 'hold_window', 'book_appointment', 'take_message']
const day = [{ open: '08:00', close: '17:00' }]
const business: BusinessFacts = {
  name: '', about: '', timeZone: 'UTC', phone: null, email: null, website: null, addresses: [], holidays: [], services: [],
  hours: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: [], sunday: [] },
  area: { places: [], postalCodes: [], note: '' },
} // biome-ignore format: one readable block
