import type { ConversationSummary } from '#conversations/contract.ts'
import type { TurnMark } from '#ui/turn-strip-layout.ts'

/** The marks of a conversation as `TurnStrip` draws them, timed from the first one. */
export function stripMarks(strip: ConversationSummary['strip']): TurnMark[] {
  const firstMs = Math.min(...strip.map((mark) => Date.parse(mark.at)))
  return strip.flatMap((mark): TurnMark[] => {
    const atMs = Date.parse(mark.at) - firstMs
    if (mark.kind !== 'text') return [{ kind: mark.kind, atMs }]
    return mark.who === 'system' ? [] : [{ kind: 'text', who: mark.who, startMs: atMs, endMs: atMs }]
  })
}
