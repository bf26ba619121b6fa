import type { MessageItem } from '#conversations/contract.ts'
import { estimateSpokenMs, type SpokenWord, spreadWords } from '#kit/spoken-words.ts'
import type { CallDebug, CallSpan } from '#telephony/contract.ts'

/** When a line of a call sounded, in milliseconds since the call began. */
export interface LineSound {
  startMs: number
  endMs: number
  /** Its words with their times, as far as the line was heard; only the line that plays is asked for them. */
  words: () => SpokenWord[]
}

/** When a spoken line sounded: by the carrier where it tells, else as the line was kept. Null for a text. */
export function lineSound(
  message: MessageItem,
  debug: Pick<CallDebug, 'spans' | 'gaps'> | undefined,
): LineSound | null {
  const { spoken, role, text } = message
  if (!spoken) return null
  if (role === 'contact') {
    const endMs = spoken.endMs ?? spoken.startMs + estimateSpokenMs(text)
    return { startMs: spoken.startMs, endMs, words: () => spreadWords(text, spoken.startMs, endMs) }
  }
  const heard = message.heard ?? text
  const startMs = soundStart(message, spoken.startMs, debug)
  const endMs = Math.max(startMs, spoken.endMs ?? startMs + estimateSpokenMs(heard))
  const words = () => {
    const sentences = sentencesOf(message, { startMs, endMs }, debug)
    return wordsOf(heard, text, { startMs, endMs, sentences })
  }
  return { startMs, endMs, words }
}

/** The answer itself, not a word that bridged the wait for it, and not before any sound was there. */
function soundStart(
  { turnId }: MessageItem,
  keptMs: number,
  debug: Pick<CallDebug, 'spans' | 'gaps'> | undefined,
): number {
  const gap = turnId === null ? undefined : debug?.gaps.find((one) => one.turnId === turnId)
  const fromMs = Math.max(keptMs, gap?.answerMs ?? keptMs)
  const sound = debug?.spans.find(
    (span) => span.lane === 'bot' && !span.isEstimated && (span.endMs ?? fromMs + 1) > fromMs,
  )
  return Math.max(fromMs, sound && sound.startMs - fromMs < mostLeadMs ? sound.startMs : fromMs)
}

/** A sound that begins later than this after a line was kept belongs to another line. */
const mostLeadMs = 3_000

/** The sentences of a line as they were handed over, each with when it had sounded. */
function sentencesOf(
  { turnId, text }: MessageItem,
  { startMs, endMs }: { startMs: number; endMs: number },
  debug: Pick<CallDebug, 'spans'> | undefined,
): CallSpan[] {
  return (debug?.spans ?? []).filter(
    (span) =>
      span.lane === 'speaking' &&
      span.turnId === turnId &&
      !span.isEstimated &&
      span.startMs <= endMs &&
      span.startMs >= startMs - mostLeadMs * 2 &&
      text.includes(span.name.trim()),
  )
}

interface LineTimes {
  startMs: number
  endMs: number
  sentences: readonly CallSpan[]
}

/** Sentence by sentence, so that a pause or a slow one shifts no word of the others. */
function wordsOf(heard: string, text: string, { startMs, endMs, sentences }: LineTimes): SpokenWord[] {
  const words: SpokenWord[] = []
  let [fromMs, from] = [startMs, 0]
  for (const [index, { name, endMs: stopMs }] of sentences.entries()) {
    const place = text.indexOf(name.trim(), from)
    // Of several that were told as over in one breath, the last stands for all.
    if (place < 0 || stopMs === null || sentences[index + 1]?.endMs === stopMs) continue
    const to = place + name.trim().length
    const untilMs = Math.min(endMs, Math.max(fromMs, stopMs))
    words.push(...placedWords(heard, { from, to, startMs: fromMs, endMs: untilMs }))
    fromMs = untilMs
    from = to
  }
  if (from >= heard.trimEnd().length) return words
  return [...words, ...placedWords(heard, { from, to: heard.length, startMs: fromMs, endMs })]
}

function placedWords(
  text: string,
  { from, to, startMs, endMs }: { from: number; to: number; startMs: number; endMs: number },
): SpokenWord[] {
  return spreadWords(text.slice(from, to), startMs, endMs).map((word) => ({
    ...word,
    from: word.from + from,
    to: word.to + from,
  }))
}

/** The place of the word that sounds at a moment; -1 for none. */
export function wordAt(words: readonly SpokenWord[], ms: number): number {
  return words.findIndex((word) => word.startMs <= ms && ms < word.endMs)
}
