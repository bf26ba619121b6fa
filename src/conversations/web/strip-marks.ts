import type { ConversationSummary, StripMark } from '#conversations/contract.ts'
import { formatOffset } from '#ui/offset-text.ts'
import { describeTurnStrip, type TurnMark } from '#ui/turn-strip-layout.ts'
import { conversationWords } from './conversation-words.ts'

const stripSaid = conversationWords.strip

/** On a strip with calls a text is a mark of this width, and so is the time between two calls. */
const textMs = 4_000

/**
 * The marks of a conversation as `TurnStrip` draws them. What was said in a call lies at its true times; the days
 * between calls and texts are left out. Texts alone are timed from the first one.
 */
export function stripMarks(strip: ConversationSummary['strip']): TurnMark[] {
  if (strip.some((mark) => mark.spoken)) return layInOrder(strip)
  const firstMs = Math.min(...strip.map((mark) => Date.parse(mark.at)))
  return strip.flatMap((mark) => {
    const atMs = Date.parse(mark.at) - firstMs
    return drawn(mark, atMs, atMs)
  })
}

/** The strip in words: how long was spoken, how many texts, tools and errors. */
export function stripWords(strip: ConversationSummary['strip'], isLive = false): string {
  const marks = stripMarks(strip)
  if (!strip.some((mark) => mark.spoken)) return describeTurnStrip(marks, { isLive })
  const spokenMs = callsIn(strip).reduce((sum, call) => sum + call.endMs - call.startMs, 0)
  const others = marks.filter((mark) => mark.kind !== 'speech')
  const parts = [
    isLive && stripSaid.live,
    stripSaid.talk(formatOffset(spokenMs)),
    others.length > 0 && describeTurnStrip(others).toLowerCase(),
  ]
  return parts.filter(Boolean).join(', ')
}

interface Stretch {
  callId: string
  startMs: number
  endMs: number
}

/** Each call with its first and last moment. */
function callsIn(strip: readonly StripMark[]): Stretch[] {
  const calls = new Map<string, Stretch>()
  for (const { spoken } of strip) {
    if (!spoken) continue
    const known = calls.get(spoken.callId) ?? spoken
    const startMs = Math.min(known.startMs, spoken.startMs)
    calls.set(spoken.callId, { ...spoken, startMs, endMs: Math.max(known.endMs, spoken.endMs) })
  }
  return [...calls.values()]
}

function layInOrder(strip: readonly StripMark[]): TurnMark[] {
  const calls = new Map(callsIn(strip).map((call) => [call.callId, call]))
  const begins = new Map<string, number>()
  let atMs = 0
  return strip.flatMap((mark) => {
    const { spoken } = mark
    const call = spoken && calls.get(spoken.callId)
    if (!spoken || !call) {
      const startMs = atMs
      if (mark.kind === 'text' || mark.kind === 'error') atMs += textMs
      return drawn(mark, startMs, startMs)
    }
    if (!begins.has(call.callId)) {
      begins.set(call.callId, atMs)
      atMs += call.endMs - call.startMs + textMs
    }
    const beginMs = (begins.get(call.callId) ?? 0) - call.startMs
    return drawn(mark, beginMs + spoken.startMs, beginMs + spoken.endMs)
  })
}

function drawn({ kind, who }: StripMark, startMs: number, endMs: number): TurnMark[] {
  if (kind !== 'text' && kind !== 'speech') return [{ kind, atMs: startMs }]
  return who === 'system' ? [] : [{ kind, who, startMs, endMs }]
}
