import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type MediaStore = {
  /** Keeps the bytes of a picture; they can be read at once. */
  keep(sid: string, bytes: Buffer): void
  read(sid: string): Promise<Buffer | null>
  drop(sid: string): void
  close(): Promise<void>
}

const mostBytesInMemory = 64 * 1024 * 1024

/** The bytes of pictures: in files of `directory`, or the newest 64 MB in memory when it is null. */
export function createMediaStore(directory: string | null, report: (error: unknown) => void): MediaStore {
  const memory = new Map<string, Buffer>()
  const folder = directory === null ? null : join(directory, 'media')
  const writing = new Set<Promise<void>>()
  let bytesInMemory = 0

  function forget(sid: string): void {
    bytesInMemory -= memory.get(sid)?.length ?? 0
    memory.delete(sid)
  }
  async function write(path: string, sid: string, bytes: Buffer): Promise<void> {
    await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
    await writeFile(path, bytes, { mode: 0o600 })
    forget(sid)
  }
  function run(work: Promise<void>): void {
    const tracked = work.catch(report).finally(() => writing.delete(tracked))
    writing.add(tracked)
  }
  return {
    keep(sid, bytes) {
      memory.set(sid, bytes)
      bytesInMemory += bytes.length
      if (folder !== null) run(write(join(folder, sid), sid, bytes))
      else for (const oldest of memory.keys()) if (bytesInMemory > mostBytesInMemory) forget(oldest)
    },
    async read(sid) {
      const kept = memory.get(sid)
      if (kept || folder === null) return kept ?? null
      return readFile(join(folder, sid)).catch(() => null)
    },
    drop(sid) {
      forget(sid)
      if (folder !== null) run(rm(join(folder, sid), { force: true }))
    },
    async close() {
      await Promise.all(writing)
    },
  }
}
