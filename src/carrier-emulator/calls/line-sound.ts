import type { Line } from '#carrier-emulator/calls/line.ts'
import { renderChannel } from '#carrier-emulator/calls/render-recording.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'

const frameMs = 100

export type LineSound = {
  /** Hands over what the phone hears, a tenth of a second at a time. The answer ends that. */
  follow(line: Line, take: (frame: Buffer) => void): () => void
}

/** One clock for all phones somebody listens to; it stands still while nobody does. */
export function createLineSound(carrier: Carrier): LineSound {
  const time = carrier.callTime
  const followers = new Set<{ line: Line; take: (frame: Buffer) => void }>()
  let isTicking = false

  function tick(): void {
    const toMs = time.nowMs()
    for (const { line, take } of followers) take(frameOf(line, toMs))
    isTicking = followers.size > 0
    if (isTicking) time.after(frameMs, tick)
  }
  return {
    follow(line, take) {
      const follower = { line, take }
      followers.add(follower)
      if (!isTicking) time.after(frameMs, tick)
      isTicking = true
      return () => void followers.delete(follower)
    },
  }
}

/** PCM16, little endian; silence while the phone has the call on hold. */
function frameOf({ strips, phone }: Line, toMs: number): Buffer {
  const fromMs = toMs - frameMs
  const heard = strips.slice(-20).filter(({ track, endMs }) => track === 'out' && endMs > fromMs)
  const samples = renderChannel(heard, [{ fromMs, toMs, isMuted: phone.isOnHold }])
  const frame = Buffer.allocUnsafe(samples.length * 2)
  for (const [place, sample] of samples.entries()) frame.writeInt16LE(sample, place * 2)
  return frame
}
