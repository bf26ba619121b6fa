import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface ServerProcess {
  url: string
  pid: number
  /** Ends it as a power button would; resolves when the kernel has let go of it. */
  kill(): Promise<void>
  /** Asks it to end; resolves to its exit code. */
  stop(): Promise<number | null>
  isRunning(): boolean
  errors(): string
}

/** Starts `src/app/main.ts` as a process of its own and waits until it is ready. Throws with what it said when it ends first. */
export async function startServer(
  environment: Record<string, string>,
  timeoutMs = 30_000,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['src/app/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  const errors: string[] = []
  child.stderr.on('data', (part: Buffer) => {
    errors.push(part.toString())
    if (errors.length > 200) errors.shift()
  })
  const url = await readyLine(child, timeoutMs, () => errors.join(''))
  return { ...handle(child, () => errors.join('')), url }
}

/** A program of ours beside the server, such as the emulator, that says where it listens. */
export async function startProgram(
  args: string[],
  input: string,
): Promise<Omit<ServerProcess, 'url'> & { url: string }> {
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'] })
  child.stdin.on('error', () => {})
  child.stdin.write(input)
  const errors: string[] = []
  child.stderr.on('data', (part: Buffer) => void errors.push(part.toString()))
  const url = await readyLine(child, 20_000, () => errors.join(''))
  return { ...handle(child, () => errors.join('')), url }
}

const started = new Set<ChildProcess>()
// A test that is cut off leaves nothing running behind it.
process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL')
})

function handle(child: ChildProcess, errors: () => string) {
  started.add(child)
  child.once('exit', (code) => {
    started.delete(child)
    if (code !== 0 && code !== null) process.stderr.write(`It ended with ${code}: ${errors()}\n`)
  })
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const end = async (signal: NodeJS.Signals) => {
    if (!isRunning()) return child.exitCode
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
    return child.exitCode
  }
  return {
    pid: child.pid ?? 0,
    isRunning,
    errors,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}

function readyLine(child: ChildProcess, timeoutMs: number, errors: () => string): Promise<string> {
  return new Promise((ready, fail) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      fail(new Error(`It was not ready within ${timeoutMs} ms: ${errors()}`))
    }, timeoutMs)
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      fail(new Error(`It ended (${signal ?? code}) before it was ready: ${errors()}`))
    })
    if (!child.stdout) return fail(new Error('It has no output.'))
    createInterface({ input: child.stdout }).on('line', (line) => {
      // What the log says of errors; a test that fails shows it.
      if (line.includes('"level":50') || line.includes('"level":60')) process.stderr.write(`${line}\n`)
      const url = /(?:ready at|listening on) (http\S+)/.exec(line)?.[1]
      if (!url) return
      clearTimeout(timer)
      ready(url.replace(/\/$/, ''))
    })
  })
}
