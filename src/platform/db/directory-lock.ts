import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * Holds a data directory for this process until `release` or death. The lock is a listening socket, because the
 * kernel drops it with the process; a pid file would outlive a kill. Waits up to `patienceMs` for a dying holder.
 * Throws when another process has the directory.
 */
export async function lockDirectory(
  directory: string,
  patienceMs = 2000,
): Promise<{ release(): Promise<void> }> {
  mkdirSync(directory, { recursive: true })
  const name = socketName(directory)
  for (let waitedMs = 0; ; waitedMs += 100) {
    const server = await listen(name)
    if (server) return { release: () => new Promise((done) => server.close(() => done())) }
    if (!(await isAnswered(name))) {
      if (process.platform !== 'win32') rmSync(name, { force: true })
    } else if (waitedMs >= patienceMs) {
      throw new Error(
        `The data directory ${directory} is in use by another Parley. Stop that one first, or set DATA_DIR to another folder.`,
      )
    }
    await delay(100)
  }
}

/** Throws as `lockDirectory` does; holds nothing. */
export async function refuseHeldDirectory(directory: string): Promise<void> {
  const lock = await lockDirectory(directory)
  await lock.release()
}

function socketName(directory: string): string {
  const id = createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 20)
  return process.platform === 'win32' ? `\\\\.\\pipe\\parley-${id}` : join(tmpdir(), `parley-${id}.sock`)
}

function listen(name: string): Promise<net.Server | null> {
  return new Promise((done, fail) => {
    const server = net.createServer((socket) => socket.end())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(null) : fail(error),
    )
    server.listen(name, () => {
      server.unref()
      done(server)
    })
  })
}

function isAnswered(name: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = net.connect(name, () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}
