import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { commandOf, followChild, killTree } from './processes.mjs'
import { say } from './say.mjs'

const summaryFile = 'test-results/summary.json'

/**
 * Runs vitest with every connection but loopback refused in it and in all it starts; gives
 * `{passed, failed, skipped}`. A run that was cut short counts as one failure more.
 */
export async function runVitest(args, { env = {}, timeoutMs } = {}) {
  rmSync(summaryFile, { force: true })
  mkdirSync(path.dirname(summaryFile), { recursive: true })
  const child = spawn(process.execPath, [commandOf('vitest', 'vitest'), 'run', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...env,
      NODE_OPTIONS: optionsWithPreload(),
      GLIBC_TUNABLES: keepMemory,
      // Every test file is a process that reads the same modules: compiled once, they are taken from here.
      NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compiled'),
      TEST_SUMMARY: path.resolve(summaryFile),
    },
  })
  const timer =
    timeoutMs &&
    setTimeout(() => {
      say('The tests took too long and were stopped.')
      void killTree(child.pid)
    }, timeoutMs)
  const code = await followChild(child)
  clearTimeout(timer)
  if (!existsSync(summaryFile)) return { passed: 0, failed: 1, skipped: 0 }
  const summary = JSON.parse(readFileSync(summaryFile, 'utf8'))
  const isSilentFailure = code !== 0 && summary.failed === 0
  return isSilentFailure ? { ...summary, failed: 1 } : summary
}

/**
 * Tests allocate large buffers again and again. Kept by the process, and in large pages, they cost a quarter less of the
 * processor's time than given back to the system each time. Systems without glibc do not look at it.
 */
const keepMemory = [
  'glibc.malloc.hugetlb=1',
  ...['trim_threshold', 'mmap_threshold'].map((name) => `glibc.malloc.${name}=${2 ** 32}`),
  `glibc.malloc.top_pad=${2 ** 26}`,
].join(':')

function optionsWithPreload() {
  // Required, not imported: only that is done before the first line of every thread.
  const preload = JSON.stringify(path.resolve('tests/support/loopback-only.ts'))
  // Tests make much that is soon thrown away, and collecting it wants room; but room never touched before is dear as well.
  const room = '--max-semi-space-size=32'
  return [process.env.NODE_OPTIONS, room, `--require=${preload}`].filter(Boolean).join(' ')
}
