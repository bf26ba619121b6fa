import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { install } from './install.mjs'
import { followChild } from './processes.mjs'
import { Stop, say } from './say.mjs'
import { readSettings } from './settings.mjs'

const readyWithinMs = 20_000
const endWithinMs = 5_000

/** The carrier emulator alone, for any program that speaks to Twilio. */
export async function run() {
  await install()
  const settings = readSettings()
  const emulator = await startEmulator(settings)
  process.stdout.write(
    `${emulator.readyLine}\naccount ${emulator.accountSid}, token in ${accountFile(settings)}\n`,
  )
  return followChild(emulator.child, { ownGroup: true })
}

/**
 * Starts the emulator as a process of its own and waits until it listens. It lives as long as this
 * process: it ends when its standard input closes. Gives `{child, readyLine, port, accountSid, authToken}`.
 */
export async function startEmulator(settings) {
  const account = emulatorAccount(settings)
  // A group of its own, so that Ctrl-C in a terminal ends the server first and the carrier after it.
  const child = spawn(process.execPath, ['src/carrier-emulator/main.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  })
  child.stdin.on('error', () => {})
  const directory = path.join(settings.dataDir, 'emulator')
  child.stdin.write(`${JSON.stringify({ port: settings.emulatorPort, directory, ...account })}\n`)
  const readyLine = await lineThatSaysReady(child, settings.emulatorPort)
  const port = Number(/:(\d+)\/?\s*$/.exec(readyLine)?.[1] ?? settings.emulatorPort)
  return { child, readyLine, port, ...account }
}

function lineThatSaysReady(child, port) {
  const lines = createInterface({ input: child.stdout })
  return new Promise((resolve, reject) => {
    const fail = (what) => {
      child.kill('SIGKILL')
      const hint = `Is port ${port} taken? Set EMULATOR_PORT to another one, or EMULATOR=off to do without.`
      reject(new Stop(`The carrier emulator ${what}. ${hint}`))
    }
    const timer = setTimeout(() => fail(`did not listen within ${readyWithinMs / 1000} s`), readyWithinMs)
    child.once('error', (error) => fail(`could not be started: ${error.message}`))
    const ended = (code, signal) => {
      clearTimeout(timer)
      fail(`ended at once (${signal ?? `exit code ${code}`})`)
    }
    child.once('exit', ended)
    lines.on('line', (line) => {
      if (!line.includes('emulator listening on')) return
      clearTimeout(timer)
      child.off('exit', ended)
      resolve(line.trim())
    })
  })
}

/** Says once that the carrier is gone; it is not started again behind the reader's back. */
export function sayWhenEmulatorEnds(child) {
  child.once('exit', (code, signal) => {
    say(
      `The carrier emulator ended (${signal ?? `exit code ${code}`}); no text goes in or out until the next start.`,
    )
  })
}

/** Closes the emulator's standard input, which ends it; one that does not end is killed. */
export async function stopEmulator({ child }) {
  child.removeAllListeners('exit')
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.stdin.end()
  const timer = setTimeout(() => child.kill('SIGKILL'), endWithinMs)
  await ended
  clearTimeout(timer)
}

/** The made-up account of this data folder: as set, else made once and kept for the owner's eyes only. */
export function emulatorAccount(settings) {
  const kept = keptAccount(settings)
  return {
    accountSid: settings.emulatorAccountSid ?? kept.accountSid,
    authToken: settings.emulatorAuthToken ?? kept.authToken,
  }
}

function keptAccount(settings) {
  const file = accountFile(settings)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const account = {
    accountSid: `AC${randomBytes(16).toString('hex')}`,
    authToken: randomBytes(16).toString('hex'),
  }
  writeFileSync(file, `${JSON.stringify(account, null, 2)}\n`, { mode: 0o600 })
  return account
}

function accountFile({ dataDir }) {
  return path.join(dataDir, 'emulator', 'account.json')
}
