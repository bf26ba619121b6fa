import type { Line } from '#carrier-emulator/calls/line.ts'
import type { Strip } from '#carrier-emulator/calls/strip.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'

/**
 * What is said at one phone is heard at another from now on. The answer ends that, in the middle of a word if need
 * be.
 */
export function passOn(carrier: Carrier, from: Line, to: Line): () => void {
  const passed = new Map<Strip, Strip>()
  const nowMs = () => carrier.callTime.nowMs()
  const stop = from.watch({
    began(strip) {
      if (strip.track !== 'in' || to.over.signal.aborted) return
      for (const [old, copy] of passed) if (copy.endMs <= strip.startMs) passed.delete(old)
      const { speech, digits, tone, startMs } = strip
      passed.set(strip, to.begin({ track: 'out', who: 'person', speech, digits, tone, startMs }))
    },
    cut(strip) {
      const copy = passed.get(strip)
      if (copy) to.cut(copy, strip.endMs)
    },
  })
  return () => {
    stop()
    for (const copy of passed.values()) to.cut(copy, nowMs())
  }
}
