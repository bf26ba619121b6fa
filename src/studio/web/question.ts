import type { BotConfig } from '#bots/contract.ts'

/** One question of a bot with the other words for it and the answer. */
export type Question = BotConfig['questions'][number]
