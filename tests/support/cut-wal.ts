import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

const pageBytes = 8192

/**
 * What a power cut may do to a database that never syncs: the last pages of its log are gone. Empties the last `pages`
 * pages that were written, over the segments from the newest back. Returns how many it emptied.
 */
export async function cutWal(directory: string, pages: number): Promise<number> {
  const folder = join(directory, 'pg_wal')
  const segments = (await readdir(folder))
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .sort()
    .reverse()
  let emptied = 0
  for (const segment of segments) {
    const file = await open(join(folder, segment), 'r+')
    const { size } = await file.stat()
    const start =
      (BigInt(`0x${segment.slice(8, 16)}`) << 32n) + BigInt(`0x${segment.slice(16)}`) * BigInt(size)
    for (let at = size - pageBytes; at >= 0 && emptied < pages; at -= pageBytes) {
      const { buffer } = await file.read({ buffer: Buffer.alloc(pageBytes), position: at })
      // A page says where it belongs; a segment used again still has pages of before.
      if (buffer.readBigUInt64LE(8) !== start + BigInt(at)) continue
      await file.write(Buffer.alloc(pageBytes), 0, pageBytes, at)
      emptied++
    }
    await file.close()
    if (emptied >= pages) return emptied
  }
  return emptied
}
