import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalledAsLocked } from './install.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parley-install-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const tool = { version: '1.0.0', integrity: 'sha512-a' }
const native = {
  version: '1.0.0',
  integrity: 'sha512-b',
  optional: true,
  os: [process.platform],
  cpu: [process.arch],
}
const foreign = { ...native, os: ['another-system'] }

function install(locked, there) {
  mkdirSync(path.join(folder, 'node_modules'))
  const write = (file, packages) => writeFileSync(path.join(folder, file), JSON.stringify({ packages }))
  write('package-lock.json', { '': {}, ...locked })
  if (there) write('node_modules/.package-lock.json', there)
  return isInstalledAsLocked(folder)
}

test('what npm put there by hand is taken as it is', () => {
  const locked = { 'node_modules/tool': tool, 'node_modules/native': native, 'node_modules/foreign': foreign }
  expect(install(locked, { 'node_modules/tool': tool, 'node_modules/native': native })).toBe(true)
})

// Sabotage: in isInstalledAsLocked, return true at the end.
test.each([
  ['nothing was installed', { 'node_modules/tool': tool }, undefined],
  [
    'a package is missing',
    { 'node_modules/tool': tool, 'node_modules/b': tool },
    { 'node_modules/tool': tool },
  ],
  ['this machine needs a part of its own', { 'node_modules/native': native }, {}],
  [
    'the lock has a newer one',
    { 'node_modules/tool': { ...tool, version: '2.0.0' } },
    { 'node_modules/tool': tool },
  ],
  ['the lock has it no more', {}, { 'node_modules/tool': tool }],
])('npm is run when %s', (_name, locked, there) => {
  expect(install(locked, there)).toBe(false)
})
