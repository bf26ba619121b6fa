/** Numbers that are learnt, with their slopes and Adam's two memories. */
export interface Slot {
  numbers: Float32Array
  slopes: Float32Array
  first: Float32Array
  second: Float32Array
  /** Where the numbers decay to: nothing, or for a word's vector where it began. */
  home: Float32Array | null
}

export function slotOf(numbers: Float32Array, home: Float32Array | null = null): Slot {
  return {
    numbers,
    slopes: new Float32Array(numbers.length),
    first: new Float32Array(numbers.length),
    second: new Float32Array(numbers.length),
    home,
  }
}

/** One step of Adam down the slopes gathered in a batch, which are forgotten. */
export function adjust(
  { numbers, slopes, first, second, home }: Slot,
  { rate, step, decay, batch }: { rate: number; step: number; decay: number; batch: number },
): void {
  const [keepFirst, keepSecond] = [0.9, 0.999]
  const mendFirst = 1 - keepFirst ** step
  const mendSecond = 1 - keepSecond ** step
  for (let i = 0; i < numbers.length; i++) {
    const slope = (slopes[i] as number) / batch
    first[i] = keepFirst * (first[i] as number) + (1 - keepFirst) * slope
    second[i] = keepSecond * (second[i] as number) + (1 - keepSecond) * slope * slope
    const move = (first[i] as number) / mendFirst / (Math.sqrt((second[i] as number) / mendSecond) + 1e-7)
    const kept = (numbers[i] as number) * (1 - rate * decay) + (home ? (home[i] as number) * rate * decay : 0)
    numbers[i] = kept - rate * move
    slopes[i] = 0
  }
}
