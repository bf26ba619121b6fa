import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const reporter = path.join(root, 'tests/support/room-reporter.ts')
const importTest = "import { test } from 'vitest'\n"
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parley-reporter-'))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}

async function runInside(): Promise<{ output: string; summary: Record<string, number> }> {
  const summary = path.join(folder, 'summary.json')
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const child = spawn(process.execPath, [vitest, 'run', '--root', folder, '--reporter', reporter], {
    env: { ...process.env, TEST_SUMMARY: summary },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let output = ''
  child.stdout.on('data', (part) => {
    output += part
  })
  await once(child, 'close')
  return { output, summary: JSON.parse(readFileSync(summary, 'utf8')) }
}

// Sabotage: in countsOf, leave out the line for a file that could not be loaded.
test('counts each room, and a file that cannot be loaded as one failure', async () => {
  write('src/bots/a.test.ts', `${importTest}test('one', () => {})\ntest.skip('two', () => {})`)
  write('src/teams/b.test.ts', `${importTest}test('three', () => { throw new Error('no') })`)
  write('tests/journeys/c.test.ts', "throw new Error('cannot be loaded')")
  const { output, summary } = await runInside()
  expect(summary).toMatchObject({ files: 3, passed: 1, failed: 2, skipped: 1 })
  expect(output).toMatch(/^bots +1 +1 +0 +1 /m)
  expect(output).toMatch(/^teams +1 +0 +1 +0 /m)
  expect(output).toMatch(/^tests\/journeys +1 +0 +1 +0 /m)
})

// Sabotage: in onTestCaseResult, return at once.
test('says why a test failed as soon as it has', async () => {
  write(
    'src/teams/b.test.ts',
    `${importTest}test('three', () => { throw new Error('no tea') })\ntest('four', () => console.log('later'))`,
  )
  const { output } = await runInside()
  expect(output).toMatch(/^Failed: src\/teams\/b\.test\.ts > three\nno tea$/m)
})
