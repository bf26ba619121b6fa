import type { CallRecord, RecordedEvent, RecordedLine, RecordedTurn } from '#telephony/engine/call-record.ts'

let made = 0

/** Something that was written down at a moment of a call. */
export function event(
  atMs: number,
  place: `${string}/${string}`,
  detail: Record<string, unknown> = {},
): RecordedEvent {
  const [source = '', name = ''] = place.split('/')
  made += 1
  return { id: `evt_${String(made).padStart(4, '0')}`, atMs, source, name, detail }
}

export const speaks = (who: 'bot' | 'contact', startMs: number, endMs: number): RecordedEvent[] => [
  event(startMs, 'line.in/speaking', { who, isOn: true }),
  event(endMs, 'line.in/speaking', { who, isOn: false }),
]
export const words = (atMs: number, text: string): RecordedEvent =>
  event(atMs, 'line.in/words', { text, isFinal: true, language: null })
export const says = (atMs: number, text: string, turnId: string | null): RecordedEvent =>
  event(atMs, 'line.out/say', { text, turnId })

export function line(
  role: 'contact' | 'bot',
  text: string,
  more: Partial<RecordedLine> & { startMs: number },
): RecordedLine {
  made += 1
  return { id: `msg_${made}`, role, text, heard: null, turnId: null, endMs: null, ...more }
}

/** A turn whose contact stopped speaking at 1 s, whose answer was ready at 1.5 s and sounded at 1.8 s. */
export function turn(
  id: string,
  more: Partial<Omit<RecordedTurn, 'timings'>> & { timings?: Partial<RecordedTurn['timings']> | null } = {},
): RecordedTurn {
  const timings = {
    speechEndMs: 1_000,
    wordsFinalMs: 1_200,
    thinkStartMs: 1_200,
    firstSentenceMs: 1_500,
    firstSentMs: 1_500,
    firstPlayedMs: 1_800,
    replyEndMs: 4_000,
    interruptedMs: null,
    fillers: 0,
  }
  return {
    ...{ state: 'done', startMs: 1_200, endMs: 1_500, tools: [], completions: [], replaced: [] },
    ...more,
    id,
    timings: more.timings === null ? null : { ...timings, ...more.timings },
  }
}

export function completion(id: string, more: Partial<RecordedTurn['completions'][number]> = {}) {
  return {
    ...{
      id,
      turnId: 'turn_1',
      purpose: 'reply',
      engine: 'llm',
      model: 'quick-1',
      status: 'succeeded' as const,
    },
    ...{ attempt: 1, error: null, startMs: 1_200, firstTokenMs: 1_400, endMs: 1_500, costMicros: 20 },
    ...{ inputTokens: 100, cachedTokens: 0, outputTokens: 20, inputBytes: 400, outputBytes: 80 },
    ...more,
  }
}

export function tool(name: string, more: Partial<RecordedTurn['tools'][number]> & { startMs: number }) {
  return {
    ...{
      position: 1,
      name,
      arguments: {},
      result: { ok: true },
      status: 'succeeded' as const,
      receiptId: null,
    },
    ...{ durationMs: 300, workMs: 300 },
    ...more,
  }
}

/** A call of one minute that is over. */
export function record(more: Partial<CallRecord> = {}): CallRecord {
  const { events = [], ...rest } = more
  return {
    ...{ durationMs: 60_000, isLive: false, lines: [], turns: [], transfers: [] },
    ...rest,
    events: [...events].sort((one, other) => one.atMs - other.atMs),
  }
}
