import type { CallFinding, CallSpan, TurnGap } from '#telephony/debug-contract.ts'
import type { CallRecord } from '#telephony/engine/call-record.ts'
import type { EndedReason } from '#telephony/engine/ended-reason.ts'

/** What is looked at to say how a call went. */
export interface CallToDiagnose {
  record: CallRecord
  spans: readonly CallSpan[]
  gaps: readonly TurnGap[]
  botId: string | null
  /** Why it ended; null while it goes on. */
  ending: EndedReason | null
  recording: { problem: string | null; isStored: boolean } | null
}

/** A length in seconds, as one would say it: `1.40 s`, `12.4 s`. */
export function secondsText(ms: number): string {
  return `${(ms / 1000).toFixed(ms < 9_995 ? 2 : 1)} s`
}

/** How a model is called in a sentence. */
export function modelName({ engine, model }: { engine: string; model: string }): string {
  return engine === 'builtin' ? 'the built-in engine' : model
}

/** A part of the bot's studio, where there still is a bot. */
export function studioFix(
  botId: string | null,
  section: 'guide' | 'tools' | 'pace',
  label: string,
): CallFinding['fix'] {
  if (botId === null) return null
  return {
    label,
    href: section === 'guide' ? `/bots/${botId}/studio` : `/bots/${botId}/studio?section=${section}`,
  }
}
