import { readFileSync } from 'node:fs'

/**
 * Numbers laid into a memory of their own, where they are summed up four at a time (WebAssembly; `fast-sums.wat` says how). Places
 * are addresses in bytes; what is laid stays for as long as the process lives.
 */
export interface FastSums {
  dots(vector: number, length: number, rows: number, step: number, count: number, out: number): void
  wake(words: number, runs: number, from: number, count: number, width: number, biases: number, strengths: number): void
} // biome-ignore format: as in fast-sums.wat

export const floatBytes = 4

export function fastSums(): FastSums {
  return opened().sums
}

/** Room for so many numbers, all zero. */
export function layRoom(count: number): number {
  const room = opened()
  const at = room.end
  room.end += roundUp(count * floatBytes, 16)
  const missing = room.end - room.memory.buffer.byteLength
  if (missing > 0) room.memory.grow(Math.max(leastPages, Math.ceil(missing / pageBytes)))
  return at
}

export function layFloats(numbers: Float32Array): number {
  const at = layRoom(numbers.length)
  floatsAt(at, numbers.length).set(numbers)
  return at
}

/**
 * Where these numbers stand, laid there unless they still are: room for a few sets of numbers that come and go. The address holds
 * until others are lent.
 */
export function lendFloats(numbers: Float32Array): number {
  const known = lent.findIndex((one) => one.numbers === numbers)
  const [found] = known < 0 ? [] : lent.splice(known, 1)
  const place = found ?? (lent.length < mostLent ? undefined : lent.shift()) ?? { numbers, at: 0, room: 0 }
  if (!found) {
    if (place.room < numbers.length) [place.at, place.room] = [layRoom(numbers.length), numbers.length]
    place.numbers = numbers
    floatsAt(place.at, numbers.length).set(numbers)
  }
  lent.push(place)
  return place.at
}

/** The latest last. */
const lent: { numbers: Float32Array; at: number; room: number }[] = []
const mostLent = 8

/** A view that holds only until the next room is laid. */
export function floatsAt(at: number, count: number): Float32Array {
  return new Float32Array(opened().memory.buffer, at, count)
}

export function addressesAt(at: number, count: number): Int32Array {
  return new Int32Array(opened().memory.buffer, at, count)
}

/** How many numbers there have to be room for, for four of them to be read at a time. */
export function inFours(count: number): number {
  return roundUp(count, 4)
}

function roundUp(count: number, step: number): number {
  return Math.ceil(count / step) * step
}

const pageBytes = 65_536
/** Sixty-four megabytes, which take no memory before they are written to: growing may take a tenth of a second. */
const leastPages = 1024

interface Opened {
  sums: FastSums
  memory: WebAssembly.Memory
  end: number
}

let room: Opened | null = null

function opened(): Opened {
  if (room) return room
  const file = readFileSync(new URL('./fast-sums.wasm', import.meta.url))
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(file))
  room = { sums: exports as unknown as FastSums, memory: exports.memory as WebAssembly.Memory, end: 0 }
  return room
}
