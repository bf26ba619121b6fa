import { spawn } from 'node:child_process'
import { sayWhenEmulatorEnds, startEmulator, stopEmulator } from './emulator.mjs'
import { prepare } from './prepare.mjs'
import { followChild } from './processes.mjs'
import { readSettings } from './settings.mjs'

export async function run() {
  await prepare()
  return serve(['src/app/main.ts'])
}

/**
 * Runs the server with the carrier emulator beside it, and gives the server's exit code. A server
 * that is killed leaves the emulator to finish: both are children of this process, neither of the other.
 */
export async function serve(serverArgs, { beside = [] } = {}) {
  const settings = readSettings()
  const emulator = settings.wantsEmulator ? await startEmulator(settings) : undefined
  if (emulator !== undefined) sayWhenEmulatorEnds(emulator.child)
  const server = spawn(process.execPath, serverArgs, {
    stdio: 'inherit',
    // Compiled once, read from the folder ever after: a third of a start is reading source.
    env: { NODE_COMPILE_CACHE: '.cache/node', ...process.env, ...emulatorEnvironment(emulator) },
  })
  const companions = beside.map((args) => spawn(process.execPath, args, { stdio: 'inherit' }))
  const code = await followChild(server)
  for (const companion of companions) companion.kill('SIGTERM')
  if (emulator !== undefined) await stopEmulator(emulator)
  return code
}

function emulatorEnvironment(emulator) {
  if (emulator === undefined) return {}
  return {
    EMULATOR_PORT: String(emulator.port),
    EMULATOR_ACCOUNT_SID: emulator.accountSid,
    EMULATOR_AUTH_TOKEN: emulator.authToken,
  }
}
