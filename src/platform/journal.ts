import { type FileHandle, mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '#kit/ids.ts'

export interface JournalEntry {
  id: string
  /** Which receiver takes it back, such as `hooks`. */
  kind: string
  at: string
  content: unknown
}

export interface RecoveredEntry extends JournalEntry {
  /** The database said it had it; after a power cut it may have forgotten. */
  isSettled: boolean
}

export interface Journal {
  /** Keeps the entry through a power cut; resolves once the disk has it. */
  append(kind: string, content: unknown, at: Date): Promise<string>
  /** Notes that the database has what the entry said. Not synced: at worst it is offered once more. */
  settle(id: string): void
  /** Entries to be taken in again: all the kept ones after a crash, only the unsettled ones after a clean stop. */
  recovered(): RecoveredEntry[]
  /** False when the process before this one was killed, or the machine went down with it. */
  wasClean: boolean
  pending(): number
  /** Begins a new file and returns its number; entries before it may be dropped once the database is on disk. */
  rotate(): Promise<number>
  /** Drops older files, but none from the first on that still has an entry the database has not confirmed. */
  dropBefore(fileNumber: number): Promise<void>
  /** Notes a clean stop. */
  close(): Promise<void>
}

interface Line {
  entry?: JournalEntry
  settled?: string
  opened?: true
  clean?: true
}

/** An append-only, fsynced record of what was acknowledged to the outside, in files of JSON lines. */
export async function openJournal(directory: string): Promise<Journal> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const { entries, settled, isClean, lastNumber } = await readAll(directory)
  const marked = entries.map(({ fileNumber: _file, ...entry }) => ({
    ...entry,
    isSettled: settled.has(entry.id),
  }))
  const recovered = isClean ? marked.filter((entry) => !entry.isSettled) : marked
  const unsettled = new Map(
    entries.flatMap((entry) => (settled.has(entry.id) ? [] : [[entry.id, entry.fileNumber] as const])),
  )
  let number = lastNumber + 1
  let file = await openFile(directory, number)
  const writer = createWriter(() => file)
  // From here on the stop is unclean until `close` says otherwise.
  await writer.write({ opened: true }, true)

  return {
    wasClean: isClean,
    append: async (kind, content, at) => {
      const entry: JournalEntry = { id: newId('jnl', at.getTime()), kind, at: at.toISOString(), content }
      unsettled.set(entry.id, number)
      await writer.write({ entry }, true)
      return entry.id
    },
    settle: (id) => {
      if (unsettled.delete(id)) void writer.write({ settled: id }, false)
    },
    recovered: () => recovered,
    pending: () => unsettled.size,
    rotate: async () => {
      const before = file
      const next = await openFile(directory, number + 1)
      number += 1
      file = next
      // What was being written to the old file is on disk before it is closed.
      await writer.barrier()
      await before.close()
      return number
    },
    dropBefore: async (fileNumber) => {
      const keepFrom = Math.min(fileNumber, ...unsettled.values())
      for (const old of await numbers(directory)) {
        if (old < keepFrom) await rm(join(directory, fileName(old)), { force: true })
      }
    },
    close: async () => {
      await writer.write({ clean: true }, true)
      await writer.barrier()
      await file.close()
    },
  }
}

/** Writes lines in the order given; all that wait while the disk is busy go out, and are synced, together. */
function createWriter(file: () => FileHandle) {
  let waiting: { text: string; isDurable: boolean; done: () => void; fail: (error: unknown) => void }[] = []
  let isRunning = false
  const run = async () => {
    isRunning = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      // One file for the whole batch: synced must be what was written.
      const target = file()
      try {
        await target.appendFile(batch.map((line) => line.text).join(''))
        if (batch.some((line) => line.isDurable)) await target.datasync()
        for (const line of batch) line.done()
      } catch (error) {
        for (const line of batch) line.fail(error)
      }
    }
    isRunning = false
  }
  const enqueue = (text: string, isDurable: boolean): Promise<void> => {
    const written = new Promise<void>((done, fail) => {
      waiting.push({ text, isDurable, done, fail })
    })
    if (!isRunning) void run()
    return isDurable ? written : written.catch(() => undefined)
  }
  return {
    write: (line: Line, isDurable: boolean) => enqueue(`${JSON.stringify(line)}\n`, isDurable),
    /** Resolves once all that was asked for before is written. */
    barrier: () => enqueue('', false),
  }
}

async function readAll(directory: string) {
  const entries: (JournalEntry & { fileNumber: number })[] = []
  const settled = new Set<string>()
  let isClean = true
  const files = await numbers(directory)
  for (const number of files) {
    const lines = (await readFile(join(directory, fileName(number)), 'utf8')).split('\n')
    for (const text of lines) {
      const line = parseLine(text)
      if (!line) continue
      isClean = line.clean === true
      if (line.entry) entries.push({ ...line.entry, fileNumber: number })
      if (line.settled) settled.add(line.settled)
    }
  }
  return { entries, settled, isClean, lastNumber: files.at(-1) ?? 0 }
}

/** Null for the torn last line of a file that was being written when the power went. */
function parseLine(text: string): Line | null {
  if (text === '') return null
  try {
    return JSON.parse(text) as Line
  } catch {
    return null
  }
}

async function numbers(directory: string): Promise<number[]> {
  const names = await readdir(directory)
  return names.flatMap((name) => Number(/^(\d+)\.jsonl$/.exec(name)?.[1] ?? []) || []).sort((a, b) => a - b)
}

function fileName(number: number): string {
  return `${String(number).padStart(8, '0')}.jsonl`
}

async function openFile(directory: string, number: number): Promise<FileHandle> {
  const file = await open(join(directory, fileName(number)), 'a', 0o600)
  const folder = await open(directory, 'r')
  await folder.sync().catch(() => undefined)
  await folder.close()
  return file
}
