import type { Writable } from 'node:stream'

/** Writes the bytes in twenty parts with a wait before each but the first, then ends the stream. */
export function dribble(stream: Writable, bytes: Buffer, waitMs: number): void {
  const step = Math.max(1, Math.ceil(bytes.length / 20))
  let at = 0
  const next = () => {
    if (stream.destroyed) return
    if (at >= bytes.length) {
      stream.end()
      return
    }
    stream.write(bytes.subarray(at, at + step))
    at += step
    setTimeout(next, waitMs)
  }
  next()
}
