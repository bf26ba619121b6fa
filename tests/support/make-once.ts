import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** Lets one process of a run make a file; the others wait until it is there, or make it themselves after a minute. */
export async function makeOnce(file: string, make: () => Promise<Uint8Array>): Promise<void> {
  if (existsSync(file) || (await isMadeByAnother(file))) return
  try {
    const bytes = await make()
    const part = `${file}.${randomBytes(4).toString('hex')}`
    writeFileSync(part, bytes)
    renameSync(part, file)
  } finally {
    rmSync(claimOn(file), { recursive: true, force: true })
  }
}

/** A folder that only one process of a run can make. */
const claimOn = (file: string) => `${file}.${process.ppid}`

async function isMadeByAnother(file: string): Promise<boolean> {
  try {
    mkdirSync(claimOn(file))
    return false
  } catch {
    // It is there already: another process of this run is at it.
  }
  for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 100) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (existsSync(file)) return true
  }
  return false
}
