import type { CallSpan } from '#telephony/contract.ts'
import type { TimeWindow } from './call-window.ts'

/** What is drawn of a lane: one span, or several that are too close together to be told apart. */
export interface Block {
  /** Its own, and that of the span a click chooses. */
  id: string
  span: CallSpan
  /** How many spans it stands for. */
  count: number
  hasFailed: boolean
  /** In pixels from the lane's left edge. */
  left: number
  width: number
}

const leastPx = 3

/**
 * The spans of one lane that are in sight, as blocks. Spans that would lie on the same pixels are one block, so that
 * however many there are, no more is drawn than fits. Spans come in the order in which they begin.
 */
export function layLane(
  spans: readonly CallSpan[],
  { window, widthPx, endMs }: { window: TimeWindow; widthPx: number; endMs: number },
): Block[] {
  const pxPerMs = widthPx / Math.max(1, window.toMs - window.fromMs)
  const blocks: Block[] = []
  for (const span of spans) {
    const stop = span.endMs ?? endMs
    if (stop < window.fromMs || span.startMs > window.toMs) continue
    const left = Math.max(-4, (span.startMs - window.fromMs) * pxPerMs)
    const right = Math.min(widthPx + 4, (stop - window.fromMs) * pxPerMs)
    const width = Math.max(leastPx, right - left)
    const last = blocks.at(-1)
    const isFailed = span.state === 'failed'
    if (last && isTiny(width) && isTiny(last.width) && left < last.left + last.width) {
      last.count += 1
      last.width = Math.max(last.width, left + width - last.left)
      // The one that failed is the one to look at.
      if (isFailed && !last.hasFailed) Object.assign(last, { span, id: span.id, hasFailed: true })
      continue
    }
    blocks.push({ id: span.id, span, count: 1, hasFailed: isFailed, left, width })
  }
  return blocks
}

function isTiny(width: number): boolean {
  return width <= leastPx * 3
}
