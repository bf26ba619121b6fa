import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'

export type Journal = {
  /** Takes a line in memory; lines are written together, in order. */
  append(line: string): void
  /** Resolves when every line so far is in the file. */
  flush(): Promise<void>
  close(): Promise<void>
}

export const memoryJournal: Journal = { append: () => {}, flush: async () => {}, close: async () => {} }

/** Opens the file for appending; a line torn by a kill is cut off first, so that the next one starts clean. */
export async function openJournal(path: string): Promise<Journal> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(path, 'a+', 0o600)
  await cutTornLine(file)
  let waiting: string[] = []
  let writing: Promise<void> | null = null
  let isClosed = false

  async function write(): Promise<void> {
    // One turn of the event loop gathers everything that belongs to the same moment.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) {
      const lines = waiting
      waiting = []
      await file.appendFile(`${lines.join('\n')}\n`)
    }
    writing = null
  }
  const flush = async (): Promise<void> => {
    while (writing) await writing
  }
  return {
    append(line) {
      // What still ends after the emulator has ended leaves no trace.
      if (isClosed) return
      waiting.push(line)
      writing ??= write()
    },
    flush,
    async close() {
      isClosed = true
      await flush()
      await file.close()
    },
  }
}

/** Hands each complete line to `take`, oldest first. A file that does not exist has no lines. */
export async function replayJournal(path: string, take: (line: string) => void): Promise<number> {
  const stream = createReadStream(path, 'utf8')
  try {
    for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }))
      take(line)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return stream.bytesRead
}

/** Puts `lines` in the place of the file in one step; a kill leaves the old file or the new one. */
export async function rewriteJournal(path: string, lines: Iterable<string>): Promise<void> {
  const file = await open(`${path}.new`, 'w', 0o600)
  let batch = ''
  for (const line of lines) {
    batch += `${line}\n`
    if (batch.length > 1_000_000) {
      await file.appendFile(batch)
      batch = ''
    }
  }
  await file.appendFile(batch)
  await file.sync()
  await file.close()
  await rename(`${path}.new`, path)
}

async function cutTornLine(file: FileHandle): Promise<void> {
  const { size } = await file.stat()
  const step = 64 * 1024
  for (let end = size; end > 0; end -= step) {
    const start = Math.max(0, end - step)
    const { buffer } = await file.read({ buffer: Buffer.alloc(end - start), position: start })
    const lastBreak = buffer.lastIndexOf(10)
    if (lastBreak >= 0) {
      if (start + lastBreak + 1 < size) await file.truncate(start + lastBreak + 1)
      return
    }
  }
  if (size > 0) await file.truncate(0)
}
