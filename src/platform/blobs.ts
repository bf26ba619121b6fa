import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { NotFound } from '#platform/errors.ts'

/** Bytes too large for a row, under keys of our own making: `{teamId}/{kind}/{id}`. */
export interface BlobStore {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** `bytes` counts the whole; `part` gives only these of them, the first and the last included. Throws NotFound. */
  read(key: string, part?: { from: number; to: number }): Promise<{ stream: Readable; bytes: number }>
  /** How many bytes there are. Throws NotFound. */
  size(key: string): Promise<number>
  remove(key: string): Promise<void>
  /** Everything of one team; returns how many there were. */
  removeTeam(teamId: string): Promise<number>
}

/** Blobs as files in a folder. A file appears under its name only when it is whole and on disk. */
export function createFolderBlobs(directory: string): BlobStore {
  const pathOf = (key: string) => {
    if (!/^[a-z0-9_]+(\/[a-z0-9_.-]+){1,3}$/i.test(key) || key.includes('..')) throw new NotFound('This file')
    return join(directory, key)
  }
  const sizeOf = async (key: string) => {
    const found = await stat(pathOf(key)).catch(() => null)
    if (!found?.isFile()) throw new NotFound('This file')
    return found.size
  }
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const part = `${path}.part`
      const file = await open(part, 'w', 0o600)
      await file.writeFile(bytes)
      await file.sync()
      await file.close()
      await rename(part, path)
    },
    read: async (key, part) => {
      const bytes = await sizeOf(key)
      const stream = createReadStream(pathOf(key), part ? { start: part.from, end: part.to } : {})
      return { stream, bytes }
    },
    size: sizeOf,
    remove: (key) => rm(pathOf(key), { force: true }),
    removeTeam: async (teamId) => {
      const folder = dirname(pathOf(`${teamId}/any`))
      const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      await rm(folder, { recursive: true, force: true })
      return files.filter((entry) => entry.isFile()).length
    },
  }
}
