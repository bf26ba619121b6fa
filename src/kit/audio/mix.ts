/** Two channels as one row, left then right for each frame; the shorter one is filled up with silence. */
export function interleave(left: Int16Array, right: Int16Array): Int16Array<ArrayBuffer> {
  const frames = Math.max(left.length, right.length)
  const both = new Int16Array(frames * 2)
  for (let frame = 0; frame < frames; frame++) {
    both[frame * 2] = left[frame] ?? 0
    both[frame * 2 + 1] = right[frame] ?? 0
  }
  return both
}

/** The two channels of an interleaved row. */
export function deinterleave(both: Int16Array): [Int16Array<ArrayBuffer>, Int16Array<ArrayBuffer>] {
  const frames = both.length >> 1
  const left = new Int16Array(frames)
  const right = new Int16Array(frames)
  for (let frame = 0; frame < frames; frame++) {
    left[frame] = both[frame * 2] ?? 0
    right[frame] = both[frame * 2 + 1] ?? 0
  }
  return [left, right]
}
