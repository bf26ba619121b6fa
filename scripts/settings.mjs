import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { Stop } from './say.mjs'

/**
 * The few settings the runner needs itself, from the environment and then `.env` (the server reads
 * both again on its own and checks every one). `mode` is auto, on or off.
 */
export function readSettings() {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  const value = (name) => process.env[name] || file[name] || undefined
  const port = portFrom('PORT', value('PORT') ?? '3000')
  const mode = value('EMULATOR') ?? 'auto'
  if (!['auto', 'on', 'off'].includes(mode))
    throw new Stop(`EMULATOR is "${mode}"; set it to auto, on or off.`)
  const hasLiveCarrier = value('TWILIO_ACCOUNT_SID') !== undefined && value('TWILIO_AUTH_TOKEN') !== undefined
  return {
    dataDir: value('DATA_DIR') ?? './data',
    wantsEmulator: mode === 'on' || (mode === 'auto' && !hasLiveCarrier),
    emulatorPort: portFrom('EMULATOR_PORT', value('EMULATOR_PORT') ?? String(port === 0 ? 0 : port + 1)),
    emulatorAccountSid: value('EMULATOR_ACCOUNT_SID'),
    emulatorAuthToken: value('EMULATOR_AUTH_TOKEN'),
  }
}

function portFrom(name, text) {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Stop(`${name} is "${text}"; set it to a port number.`)
  return port
}
