import type { BotTemplate } from '#studio/templates/bot-template.ts'
import { newBotWords } from './new-bot-words.ts'

/** A template's trade and what its bot does, in the language of the page; its own words where none are written. */
export function tradeWords({ id, trade, summary }: BotTemplate): { name: string; summary: string } {
  const trades: Readonly<Record<string, { name: string; summary: string }>> = newBotWords.trades
  return trades[id] ?? { name: trade, summary }
}
