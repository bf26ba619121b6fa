/** A file that lives in memory and grows as it is written to. */
export interface MemoryFile {
  write(bytes: Uint8Array): void
  /** Moves to a place and returns it; `from` is the start, where it stands, or the end. */
  seek(offset: number, from: 'start' | 'here' | 'end'): number
  /** A copy of what was written. */
  read(): Uint8Array
}

export function createMemoryFile(): MemoryFile {
  let room = new Uint8Array(1 << 16)
  let length = 0
  let place = 0
  const makeRoom = (wanted: number) => {
    if (wanted <= room.length) return
    const larger = new Uint8Array(Math.max(wanted, room.length * 2))
    larger.set(room.subarray(0, length))
    room = larger
  }
  return {
    write: (bytes) => {
      makeRoom(place + bytes.length)
      room.set(bytes, place)
      place += bytes.length
      length = Math.max(length, place)
    },
    seek: (offset, from) => {
      const base = { start: 0, here: place, end: length }[from]
      place = Math.max(0, base + offset)
      return place
    },
    read: () => room.slice(0, length),
  }
}
