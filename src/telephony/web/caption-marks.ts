import type { TurnMark } from '#ui/turn-strip-layout.ts'
import type { PhoneCaption } from './phone-line.ts'

/** The captions of a call as marks of a turn strip, as far as they have been heard. */
export function captionMarks(captions: readonly PhoneCaption[], nowMs: number | null): TurnMark[] {
  return captions
    .filter(({ digits, atMs }) => !digits && (nowMs === null || atMs <= nowMs))
    .map(({ who, atMs, endMs }) => ({
      kind: 'speech',
      who: who === 'caller' ? 'contact' : who === 'person' ? 'person' : 'bot',
      startMs: atMs,
      endMs: nowMs === null ? endMs : Math.min(endMs, nowMs),
    }))
}
