import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

// The runner with a server and a carrier of a few lines each, so that only the runner is looked at.
const server = `
  process.on('SIGTERM', () => process.exit(7))
  const parent = process.ppid
  setInterval(() => process.ppid === parent || process.exit(), 200)
  console.log('server ' + process.pid + ' ' + process.env.EMULATOR_PORT + ' ' + process.env.EMULATOR_ACCOUNT_SID)`
const emulator = `
  process.stdin.once('data', (line) => {
    const { accountSid } = JSON.parse(line)
    console.error('emulator ' + process.pid + ' ' + accountSid)
    console.log('emulator listening on http://127.0.0.1:4567')
  })
  process.stdin.on('end', () => { console.error('emulator over'); process.exit(0) })`
const runner = `
  import { serve } from ${JSON.stringify(path.resolve('scripts/start.mjs'))}
  process.exitCode = await serve(['src/app/main.ts'])`

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parley-start-'))
  const files = { 'src/app/main.ts': server, 'src/carrier-emulator/main.ts': emulator, 'runner.mjs': runner }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
})
const runners = []
afterEach(() => {
  for (const child of runners.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Starts the runner; gives it with `said(pattern)`, which waits for a line, and `code`, its exit code. */
function start(environment = {}) {
  const { TWILIO_ACCOUNT_SID: _sid, EMULATOR: _mode, ...env } = process.env
  const child = spawn(process.execPath, ['runner.mjs'], { cwd: folder, env: { ...env, ...environment } })
  runners.push(child)
  let output = ''
  const waiting = new Set()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output += part
      for (const look of waiting) look()
    })
  }
  const said = (pattern) =>
    new Promise((resolve) => {
      const look = () => {
        const found = pattern.exec(output)
        if (found === null) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })
  const code = new Promise((resolve) => child.once('close', resolve))
  return { child, said, code, output: () => output }
}

// Sabotage: in followChild, pass no signal on; or in serve, return 0.
test('SIGTERM reaches the server, its exit code comes back, and the emulator ends after it', async () => {
  const run = start()
  const [, , port, account] = await run.said(/server (\d+) (\S+) (\S+)/)
  expect(port).toBe('4567')
  expect((await run.said(/emulator \d+ (\S+)/))[1]).toBe(account)
  run.child.kill('SIGTERM')
  expect(await run.code).toBe(7)
  expect(run.output()).toContain('emulator over')
})

test('a killed server is not started again', async () => {
  const run = start()
  const [, pid] = await run.said(/server (\d+)/)
  process.kill(Number(pid), 'SIGKILL')
  expect(await run.code).toBe(128 + 9)
  expect(run.output().match(/server \d+/g)).toHaveLength(1)
})

test('a killed emulator is told of, and leaves the server alone', async () => {
  const run = start()
  await run.said(/server \d+/)
  const [, pid] = await run.said(/emulator (\d+)/)
  process.kill(Number(pid), 'SIGKILL')
  await run.said(/The carrier emulator ended \(SIGKILL\)/)
  expect(run.child.exitCode).toBeNull()
  run.child.kill('SIGTERM')
  expect(await run.code).toBe(7)
})

test('with EMULATOR=off the server is alone', async () => {
  const run = start({ EMULATOR: 'off' })
  await run.said(/server \d+/)
  run.child.kill('SIGTERM')
  expect(await run.code).toBe(7)
  expect(run.output()).not.toContain('emulator')
})

test('an emulator that cannot listen stops the start and says what to do', async () => {
  writeFileSync(path.join(folder, 'src/carrier-emulator/main.ts'), 'process.exit(3)')
  const run = start()
  expect(await run.code).toBe(1)
  expect(run.output()).toContain('Set EMULATOR_PORT to another one')
})
