import type { CallCompletion, TurnGap } from '#telephony/debug-contract.ts'

/** What was written down while a call went on, in order. Times in milliseconds since it began. */
export interface CallRecord {
  durationMs: number
  isLive: boolean
  events: readonly RecordedEvent[]
  lines: readonly RecordedLine[]
  turns: readonly RecordedTurn[]
  transfers: readonly { phone: string; atMs: number; outcome: string }[]
}

export interface RecordedEvent {
  id: string
  atMs: number
  /** webhook, plan, line.in, line.out, turn, session, recording */
  source: string
  name: string
  detail: Record<string, unknown>
}

export interface RecordedLine {
  id: string
  role: string
  text: string
  heard: string | null
  turnId: string | null
  startMs: number
  endMs: number | null
}

export interface RecordedTurn {
  id: string
  state: TurnGap['state']
  startMs: number
  endMs: number | null
  timings: RecordedTimings | null
  tools: readonly RecordedTool[]
  completions: readonly CallCompletion[]
  replaced: readonly { sentence: string; reason: string }[]
}

export interface RecordedTimings {
  speechEndMs: number | null
  wordsFinalMs: number
  thinkStartMs: number
  firstSentenceMs: number | null
  firstSentMs: number | null
  firstPlayedMs: number | null
  replyEndMs: number | null
  interruptedMs: number | null
  fillers: number
}

export interface RecordedTool {
  position: number
  name: string
  arguments: Record<string, unknown>
  result: unknown
  status: 'succeeded' | 'failed' | 'rejected'
  receiptId: string | null
  /** How long the talk waited for it. */
  startMs: number
  durationMs: number
  /** How long it says it took. */
  workMs: number
}

/** A text in an event's detail; '' where there is none. */
export function textOf(event: RecordedEvent | undefined, key = 'text'): string {
  const value = event?.detail[key]
  return typeof value === 'string' ? value : ''
}

export function isFrom(event: RecordedEvent, source: string, name: string): boolean {
  return event.source === source && event.name === name
}

/** Whether the line ever told when this side was speaking. */
export function tellsSoundOf(record: CallRecord, who: 'bot' | 'contact'): boolean {
  return record.events.some((event) => isFrom(event, 'line.in', 'speaking') && event.detail.who === who)
}

/** When what is still going on is to be drawn as ending: never yet on a live call, with the call on one that is over. */
export function openEnd(record: CallRecord): number | null {
  return record.isLive ? null : record.durationMs
}
