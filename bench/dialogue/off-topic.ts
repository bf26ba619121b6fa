import { readFileSync } from 'node:fs'
import { nextReply } from '#dialogue/next-reply.ts'
import type { BotFacts, BusinessFacts } from '#dialogue/types.ts'
import { toolNames } from '#tools/contract.ts'
import { listHeldOut } from '../held-out/list-held-out.ts'

/**
 * node bench/dialogue/off-topic.ts
 * Asks two businesses what has nothing to do with them. Refused: no fact is told and nothing is looked up or done.
 */
const trades = ['plumbing', 'dental'].map((trade) => {
  const file = readFileSync(new URL(`../dialogues/${trade}.json`, import.meta.url), 'utf8')
  return JSON.parse(file).profile as { business: BusinessFacts; bot: BotFacts }
})
const now = '2026-11-23T17:00:00Z'

for (const { title, url } of listHeldOut('intents')) {
  const texts: string[] | undefined = JSON.parse(readFileSync(url, 'utf8')).offTopic
  if (!texts) continue
  const refused = trades.flatMap(({ business, bot }) =>
    texts.filter((text) => isRefused(text, { business, bot })),
  )
  const share = Math.round((refused.length / (texts.length * trades.length)) * 1000) / 10
  console.log(`${title}: ${texts.length} texts, two businesses, refused ${share} %`)
}

function isRefused(text: string, { business, bot }: { business: BusinessFacts; bot: BotFacts }): boolean {
  const contact = { name: null, phone: '+15035550142', email: null, address: null, timeZone: null }
  const messages = [{ role: 'contact' as const, text, at: now }]
  const asked = { now, language: 'en' as const, channel: 'text' as const, business, bot, contact, messages }
  const reply = nextReply({ ...asked, tools: [...toolNames], passages: [] })
  return reply.toolCalls.length === 0 && reply.trace.facts.length === 0
}
