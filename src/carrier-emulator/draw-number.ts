/** A number in [0, 1) that depends on its three whole numbers alone. */
export function drawNumber(seed: number, index: number, turn: number): number {
  let hash = mix((seed >>> 0) ^ 0x9e3779b9)
  hash = mix(hash ^ Math.floor(seed / 2 ** 32))
  hash = mix(hash ^ Math.imul(index + 1, 0x85ebca6b))
  hash = mix(hash ^ Math.imul(turn + 1, 0xc2b2ae35))
  return hash / 2 ** 32
}

function mix(value: number): number {
  let hash = value >>> 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
  return (hash ^ (hash >>> 16)) >>> 0
}
