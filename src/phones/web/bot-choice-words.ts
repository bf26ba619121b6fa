import type { BotSummary } from '#bots/contract.ts'
import { numberWords as words } from './number-words.ts'

/** A bot in a list of those that may answer, with its state. */
export function botChoiceWords(bot: BotSummary): string {
  if (bot.status === 'paused') return words.bot.paused(bot.name)
  return bot.liveVersion === null
    ? words.bot.neverPublished(bot.name)
    : words.bot.live(bot.name, bot.liveVersion)
}
