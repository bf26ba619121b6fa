import { createMemoryFile, type MemoryFile } from './memory-file.ts'

// The thirteen calls that flite makes of WASI (preview 1), answered from memory. Node's own WASI is not used: it is
// experimental and reaches the real disk.

export interface SystemCalls {
  imports: Record<string, (...given: never[]) => number>
  /** The file that the program wrote, by the name it gave. */
  file(name: string): Uint8Array | null
  /** What it printed. */
  printed(): string
}

/** The program left; thrown through it, since it must not go on. */
export class ProgramExit extends Error {
  readonly code: number

  constructor(code: number) {
    super(`The program ended with code ${code}.`)
    this.code = code
  }
}

const ok = 0
const badDescriptor = 8
const invalid = 28
const noEntry = 44
const cannotSeek = 70

const standardOutput = 1
const directory = 3
const firstFile = 4
const seekFrom = ['start', 'here', 'end'] as const

/** The words of the command line may still grow until the program asks; memory moves when the program grows it. */
export function createSystemCalls(given: readonly string[], memory: () => WebAssembly.Memory): SystemCalls {
  const view = () => new DataView(memory().buffer)
  const bytes = (at: number, length: number) => new Uint8Array(memory().buffer, at, length)
  const output = createMemoryFile()
  const files = createFiles()
  const opened = (descriptor: number) => (descriptor === standardOutput ? output : files.opened(descriptor))
  return {
    imports: {
      ...argumentCalls(given, { view, bytes }),
      ...directoryCalls({ view, bytes }),
      path_open: (
        _directory: number,
        _flags: number,
        at: number,
        length: number,
        openFlags: number,
        ...rest
      ) => {
        const creates = (openFlags & 1) !== 0
        if (!creates) return noEntry
        view().setUint32(rest.at(-1) ?? 0, files.open(new TextDecoder().decode(bytes(at, length))), true)
        return ok
      },
      fd_write: (descriptor: number, vectors: number, count: number, written: number) => {
        const file = opened(descriptor)
        let total = 0
        for (const part of vectorsAt(view(), vectors, count)) {
          file?.write(bytes(part.at, part.length))
          total += part.length
        }
        view().setUint32(written, total, true)
        return ok
      },
      fd_seek: (descriptor: number, offset: bigint, from: number, place: number) => {
        const file = files.opened(descriptor)
        if (!file) return cannotSeek
        const base = seekFrom[from]
        if (!base) return invalid
        view().setBigUint64(place, BigInt(file.seek(Number(offset), base)), true)
        return ok
      },
      // There is nothing to read: the text is an argument.
      fd_read: (_descriptor: number, _vectors: number, _count: number, read: number) => {
        view().setUint32(read, 0, true)
        return ok
      },
      fd_close: () => ok,
      // Only the length of a benchmark would depend on the time.
      clock_time_get: (_clock: number, _precision: bigint, time: number) => {
        view().setBigUint64(time, 0n, true)
        return ok
      },
      proc_exit: (code: number) => {
        throw new ProgramExit(code)
      },
    },
    file: (name) => files.named(name)?.read() ?? null,
    printed: () => new TextDecoder().decode(output.read()),
  }
}

interface Memory {
  view(): DataView
  bytes(at: number, length: number): Uint8Array
}

function argumentCalls(given: readonly string[], { view, bytes }: Memory) {
  const encode = () => given.map((word) => new TextEncoder().encode(`${word}\0`))
  return {
    args_sizes_get: (count: number, size: number) => {
      const total = encode().reduce((sum, word) => sum + word.length, 0)
      view().setUint32(count, given.length, true)
      view().setUint32(size, total, true)
      return ok
    },
    args_get: (pointers: number, start: number) => {
      let at = start
      encode().forEach((word, place) => {
        view().setUint32(pointers + place * 4, at, true)
        bytes(at, word.length).set(word)
        at += word.length
      })
      return ok
    },
  }
}

/** One open directory, the root, in which files are made. */
function directoryCalls({ view, bytes }: Memory) {
  const name = new TextEncoder().encode('/')
  const [isDirectory, isFile] = [3, 4]
  const everyRight = 0xffff_ffffn
  return {
    fd_prestat_get: (descriptor: number, at: number) => {
      if (descriptor !== directory) return badDescriptor
      view().setUint8(at, 0)
      view().setUint32(at + 4, name.length, true)
      return ok
    },
    fd_prestat_dir_name: (_descriptor: number, at: number, length: number) => {
      bytes(at, length).set(name.subarray(0, length))
      return ok
    },
    fd_fdstat_get: (descriptor: number, at: number) => {
      bytes(at, 24).fill(0)
      view().setUint8(at, descriptor === directory ? isDirectory : isFile)
      view().setBigUint64(at + 8, everyRight, true)
      view().setBigUint64(at + 16, everyRight, true)
      return ok
    },
    fd_fdstat_set_flags: () => ok,
  }
}

function createFiles() {
  const all: { name: string; file: MemoryFile }[] = []
  return {
    open: (name: string) => firstFile - 1 + all.push({ name, file: createMemoryFile() }),
    opened: (descriptor: number) => all[descriptor - firstFile]?.file,
    named: (name: string) => all.findLast((entry) => entry.name === name)?.file,
  }
}

function vectorsAt(view: DataView, at: number, count: number): { at: number; length: number }[] {
  return Array.from({ length: count }, (_, place) => ({
    at: view.getUint32(at + place * 8, true),
    length: view.getUint32(at + place * 8 + 4, true),
  }))
}
