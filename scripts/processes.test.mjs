import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { capture, killTree } from './processes.mjs'

const sleeper = 'setInterval(() => {}, 1000)'
/** Begins a process in a group of its own, as browsers are, tells its number, and stays. */
const parent = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(sleeper)}], { detached: true })
  console.log(child.pid)
  ${sleeper}`

// Sabotage: in killTree, end the process alone.
test('a process goes with all that it has started', async () => {
  const child = spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [told] = await once(child.stdout, 'data')
  const grandchild = Number(told)
  const ended = once(child, 'exit')
  await killTree(child.pid)
  await ended
  await expect.poll(() => stateOf(grandchild)).toMatch(/^(?:Z.*)?$/)
})

/** How a process fares; '' for one that is gone, Z for one that has ended and that nobody has asked after. */
async function stateOf(pid) {
  const { output } = await capture('ps', ['-o', 'stat=', '-p', String(pid)])
  return output.trim()
}
