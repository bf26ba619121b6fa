import type { BotConfig } from '#bots/contract.ts'

/** The draft on the screen with what it was before and what was undone. */
export interface DraftHistory {
  config: BotConfig
  past: readonly BotConfig[]
  future: readonly BotConfig[]
  /** When the last edit came, in milliseconds; edits in one breath are one step back. */
  editedAt: number
}

const mostSteps = 200
const breathMs = 700

export function startHistory(config: BotConfig): DraftHistory {
  return { config, past: [], future: [], editedAt: Number.NEGATIVE_INFINITY }
}

export function edited(
  now: DraftHistory,
  edit: (config: BotConfig) => BotConfig,
  atMs: number,
): DraftHistory {
  const config = edit(now.config)
  if (config === now.config) return now
  const isSameBreath = atMs - now.editedAt < breathMs && now.past.length > 0
  const past = isSameBreath ? now.past : [...now.past, now.config].slice(-mostSteps)
  return { config, past, future: [], editedAt: atMs }
}

export function undone(now: DraftHistory): DraftHistory {
  const config = now.past.at(-1)
  if (!config) return now
  return {
    config,
    past: now.past.slice(0, -1),
    future: [...now.future, now.config],
    editedAt: Number.NEGATIVE_INFINITY,
  }
}

export function redone(now: DraftHistory): DraftHistory {
  const config = now.future.at(-1)
  if (!config) return now
  return {
    config,
    past: [...now.past, now.config],
    future: now.future.slice(0, -1),
    editedAt: Number.NEGATIVE_INFINITY,
  }
}
