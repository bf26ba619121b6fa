#!/usr/bin/env node
// The one way in: brings what is missing, then does what was asked. Plain JavaScript without
// dependencies, because it runs before anything is installed and on any Node from 18 on.
import { fileURLToPath } from 'node:url'
import { enterNode24 } from './node24.mjs'
import { Stop } from './say.mjs'

const commands = {
  start: () => import('./start.mjs'),
  dev: () => import('./dev.mjs'),
  test: () => import('./test.mjs'),
  check: () => import('./check.mjs'),
  'check:full': () => import('./check-full.mjs'),
  bench: () => import('./bench.mjs'),
  'bench:dialogue': () => import('./bench-dialogue.mjs'),
  emulator: () => import('./emulator.mjs'),
  screenshots: () => import('./screenshots.mjs'),
}

async function main() {
  const [name = '', ...rest] = process.argv.slice(2)
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (load === undefined) {
    throw new Stop(`Say what to do: npm run <${Object.keys(commands).join(' | ')}>`)
  }
  process.chdir(fileURLToPath(new URL('..', import.meta.url)))
  endWithParent()
  const codeOfNewerNode = await enterNode24()
  if (codeOfNewerNode !== undefined) return codeOfNewerNode
  const command = await load()
  return command.run(rest)
}

/** npm may be killed without a word to us; then nobody is left to stop what we started, so we do. */
function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  timer.unref()
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof Stop)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
