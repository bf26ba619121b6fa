import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#platform/clock.ts'

const keptSnapshots = 2

/** Puts a copy of the embedded database's files into a folder as a tar, whole or not at all; the last two stay. */
export async function takeSnapshot(of: {
  dump: () => Promise<Uint8Array>
  clock: Clock
  snapshotDirectory: string
}): Promise<void> {
  const { dump, clock, snapshotDirectory } = of
  await mkdir(snapshotDirectory, { recursive: true, mode: 0o700 })
  const name = `${clock.now().toISOString().replaceAll(':', '-')}.tar`
  const part = join(snapshotDirectory, `${name}.part`)
  await writeFile(part, await dump(), { mode: 0o600 })
  await rename(part, join(snapshotDirectory, name))
  const old = (await readdir(snapshotDirectory)).filter((file) => file.endsWith('.tar')).sort()
  for (const file of old.slice(0, -keptSnapshots)) await rm(join(snapshotDirectory, file))
}
