import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchNode } from './node24.mjs'

const home = process.cwd()
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parley-node-'))
  process.chdir(folder)
})
afterEach(() => {
  process.chdir(home)
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** Puts a program of our own in npm's place. */
function npmIs(code) {
  const script = path.join(folder, 'npm-cli.js')
  writeFileSync(script, code)
  vi.stubEnv('npm_execpath', script)
}

// Sabotage: in download, leave out the comparison with the pin.
test('a download that is not the pinned file is thrown away', async () => {
  npmIs(`require('fs').writeFileSync(process.argv[5] + '/node.tgz', 'something else')`)
  await expect(fetchNode('linux-x64')).rejects.toThrow('not the file that is pinned')
  expect(readdirSync('.runtime')).toEqual([])
})

test('without a network one sentence says how to go on', async () => {
  npmIs(`console.error('npm error code ENOTFOUND'); process.exit(1)`)
  await expect(fetchNode('linux-x64')).rejects.toThrow(
    /the download failed: npm error code ENOTFOUND\. Install Node 24/,
  )
})

test('a platform without a pin is told so before anything is fetched', async () => {
  await expect(fetchNode('darwin-arm64')).rejects.toThrow('none is pinned for darwin-arm64. Install Node 24')
  expect(existsSync('.runtime')).toBe(false)
})
