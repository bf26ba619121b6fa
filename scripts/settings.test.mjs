import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emulatorAccount } from './emulator.mjs'
import { readSettings } from './settings.mjs'

const home = process.cwd()
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parley-settings-'))
  process.chdir(folder)
  for (const name of ['PORT', 'EMULATOR', 'EMULATOR_PORT', 'DATA_DIR']) vi.stubEnv(name, undefined)
  for (const name of ['ACCOUNT_SID', 'AUTH_TOKEN']) {
    vi.stubEnv(`TWILIO_${name}`, undefined)
    vi.stubEnv(`EMULATOR_${name}`, undefined)
  }
})
afterEach(() => {
  process.chdir(home)
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('nothing needs to be set', () => {
  expect(readSettings()).toMatchObject({ dataDir: './data', wantsEmulator: true, emulatorPort: 3001 })
})

test('.env is read, and the environment goes before it', () => {
  writeFileSync('.env', 'PORT=4000\nDATA_DIR="./here"\n')
  expect(readSettings()).toMatchObject({ dataDir: './here', emulatorPort: 4001 })
  vi.stubEnv('PORT', '5000')
  expect(readSettings()).toMatchObject({ dataDir: './here', emulatorPort: 5001 })
})

// Sabotage: in readSettings, let auto always want the emulator.
test('live keys keep the emulator away, unless it is asked for', () => {
  writeFileSync('.env', 'TWILIO_ACCOUNT_SID=AC1\nTWILIO_AUTH_TOKEN=secret\n')
  expect(readSettings().wantsEmulator).toBe(false)
  vi.stubEnv('EMULATOR', 'on')
  expect(readSettings().wantsEmulator).toBe(true)
  vi.stubEnv('EMULATOR', 'off')
  expect(readSettings().wantsEmulator).toBe(false)
})

test.each([
  ['PORT', 'many'],
  ['EMULATOR_PORT', '70000'],
  ['EMULATOR', 'perhaps'],
])('%s=%s is refused with what to do', (name, value) => {
  vi.stubEnv(name, value)
  expect(() => readSettings()).toThrow(`${name} is "${value}"; set it to`)
})

test("the emulator's account is made once and is for the owner's eyes only", () => {
  const account = emulatorAccount(readSettings())
  expect(account.accountSid).toMatch(/^AC[0-9a-f]{32}$/)
  expect(account.authToken).toMatch(/^[0-9a-f]{32}$/)
  expect(emulatorAccount(readSettings())).toEqual(account)
  expect(statSync('data/emulator/account.json').mode & 0o777).toBe(0o600)
})
