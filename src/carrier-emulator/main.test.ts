import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { accountSid, authToken } from '#carrier-emulator/carrier-bench.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

function start(args: string[]) {
  const child = spawn(process.execPath, [main, ...args], { stdio: 'pipe' })
  children.push(child)
  const output = { out: '', error: '' }
  child.stdout.on('data', (part) => {
    output.out += String(part)
  })
  child.stderr.on('data', (part) => {
    output.error += String(part)
  })
  return { child, output, ended: once(child, 'exit') }
}

async function readUrl({ child, output }: ReturnType<typeof start>): Promise<string> {
  while (!output.out.includes('\n')) await once(child.stdout, 'data')
  return /^emulator listening on (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(output.out)?.[1] ?? ''
}

// Sabotage: do not close on the end of standard input in main.ts.
it('starts with arguments, says where, and ends when its input closes', async () => {
  const run = start(['--port', '0', '--account-sid', accountSid, '--auth-token', authToken])
  const url = await readUrl(run)
  expect((await fetch(`${url}/emulator/faults`)).status).toBe(200)
  run.child.stdin.end()
  expect(await run.ended).toEqual([0, null])
})

it('takes its settings as a line on standard input', async () => {
  const run = start([])
  run.child.stdin.write(
    `${JSON.stringify({ accountSid, authToken, optOut: 'off', timing: { sentMs: 1 } })}\n`,
  )
  const url = await readUrl(run)
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  expect(
    (await fetch(`${url}/2010-04-01/Accounts/${accountSid}.json`, { headers: { authorization } })).status,
  ).toBe(200)
  run.child.kill('SIGTERM')
  expect(await run.ended).toEqual([0, null])
})

it('says what is missing', async () => {
  const run = start([])
  run.child.stdin.end('not json\n')
  expect(await run.ended).toEqual([2, null])
  expect(run.output.error).toContain('accountSid')
})
