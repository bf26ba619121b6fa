import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../free-port.mjs'

export const account = { email: 'sam@larch.example', password: 'a long password' }

/** The product as `npm start` gives it, in an empty folder, with the sample team. */
export async function startProduct(): Promise<{ url: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-pictures-'))
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: String(await freePort()),
      SETUP_ADMIN_EMAIL: account.email,
      SETUP_ADMIN_PASSWORD: account.password,
      SETUP_SAMPLE: 'yes',
    },
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /ready at (http:\S+)/.exec(line)?.[1]
    if (!url) continue
    child.stdout.resume()
    return {
      url,
      close: async () => {
        child.kill('SIGTERM')
        await ended
        await rm(folder, { recursive: true, force: true })
      },
    }
  }
  throw new Error('The product ended before it was ready.')
}
