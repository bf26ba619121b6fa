import { readFileSync } from 'node:fs'
import { nextReply } from '#dialogue/next-reply.ts'
import type { BotFacts, BusinessFacts } from '#dialogue/types.ts'
import { toolNames } from '#tools/contract.ts'
import { listHeldOut } from '../held-out/list-held-out.ts'

/**
 * node bench/intents/run.ts
 * Own questions with ten example wordings each, asked in words that are in none of them. Right: the question's own answer
 * is told. Off-topic texts of the same business are refused: none of its answers is told and nothing is done.
 */
interface IntentSet {
  businesses: {
    name: string
    intents: { id: string; question: string; answer: string; examples: string[]; tests: string[] }[]
    offTopic: string[]
  }[]
}

const now = '2026-11-23T17:00:00Z'
const open = [{ open: '08:00', close: '17:00' }]
const nothingKnown: BusinessFacts = {
  ...{ name: '', about: '', timeZone: 'America/New_York', phone: '+15035550100', email: null, website: null },
  ...{ addresses: [], holidays: [], services: [], area: { places: [], postalCodes: [], note: '' } },
  hours: {
    ...{ monday: open, tuesday: open, wednesday: open, thursday: open, friday: open },
    ...{ saturday: [], sunday: [] },
  },
}

const tuning = ['tuning', 'tuning-2'].map((title) => ({
  title,
  url: new URL(`${title}.json`, import.meta.url),
}))
for (const { title, url } of [...tuning, ...listHeldOut('intents')]) {
  const { businesses }: Partial<IntentSet> = JSON.parse(readFileSync(url, 'utf8'))
  if (businesses) console.log(`${title}: ${measure({ businesses })}`)
}

function measure({ businesses }: IntentSet): string {
  let [right, wrong, none, asked, refused, off] = [0, 0, 0, 0, 0, 0]
  for (const one of businesses) {
    const questions = one.intents.map(({ id, question, examples: alsoAsked, answer }) => ({
      id,
      question,
      alsoAsked,
      answer,
    }))
    const business = { ...nothingKnown, name: one.name }
    const ask = (text: string) =>
      reply(text, { business, bot: { name: 'Pip', greeting: 'Hello!', questions } })
    for (const intent of one.intents)
      for (const text of intent.tests) {
        const told = one.intents.filter(({ answer }) => ask(text).text.includes(answer))
        asked++
        if (told.some(({ id }) => id === intent.id)) right++
        else if (told.length > 0) wrong++
        else none++
      }
    for (const text of one.offTopic) {
      const answer = ask(text)
      off++
      if (
        answer.toolCalls.length === 0 &&
        one.intents.every((intent) => !answer.text.includes(intent.answer))
      )
        refused++
    }
  }
  const share = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10} %`
  return `${asked} texts, right ${share(right, asked)}, another answer ${share(wrong, asked)}, none ${share(none, asked)}; off-topic ${off}, refused ${share(refused, off)}`
}

function reply(text: string, { business, bot }: { business: BusinessFacts; bot: BotFacts }) {
  const contact = { name: null, phone: '+15035550142', email: null, address: null, timeZone: null }
  const messages = [{ role: 'contact' as const, text, at: now }]
  const asked = { now, language: 'en' as const, channel: 'text' as const, business, bot, contact, messages }
  return nextReply({ ...asked, tools: [...toolNames], passages: [] })
}
