import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type SettingsInput, settingsShape } from '#carrier-emulator/settings.ts'
import { startEmulator } from '#carrier-emulator/start-emulator.ts'

const usage = `The carrier emulator. Settings are arguments, or one line of JSON on standard input, which keeps the token
out of the list of processes: the line is awaited when --account-sid or --auth-token is missing.
  --port 0 --host 127.0.0.1 --directory FOLDER --account-sid AC… --auth-token …
  --opt-out carrier|off --failed-webhook-retry none|once --speech voice|timed --pace 1
It ends when its standard input closes.
`

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    directory: { type: 'string' },
    'account-sid': { type: 'string' },
    'auth-token': { type: 'string' },
    'opt-out': { type: 'string' },
    'failed-webhook-retry': { type: 'string' },
    speech: { type: 'string' },
    pace: { type: 'string' },
    help: { type: 'boolean' },
  },
})

if (values.help) process.stdout.write(usage)
else await run()

async function run(): Promise<void> {
  const given = Object.fromEntries(
    Object.entries({
      port: values.port === undefined ? undefined : Number(values.port),
      host: values.host,
      directory: values.directory,
      accountSid: values['account-sid'],
      authToken: values['auth-token'],
      optOut: values['opt-out'],
      failedWebhookRetry: values['failed-webhook-retry'],
      speech: values.speech,
      pace: values.pace === undefined ? undefined : Number(values.pace),
    }).filter(([, value]) => value !== undefined),
  )
  const lines = createInterface({ input: process.stdin })
  const inputEnd = new Promise((resolve) => lines.once('close', resolve))
  const isComplete = 'accountSid' in given && 'authToken' in given
  const told = isComplete ? {} : await readFirstLine(lines)
  const settings = settingsShape.safeParse({ ...told, ...given })
  if (!settings.success) return fail(z.prettifyError(settings.error))
  const emulator = await startEmulator(settings.data satisfies SettingsInput).catch((error: Error) => error)
  if (emulator instanceof Error) return fail(emulator.message)
  process.stdout.write(`emulator listening on ${emulator.url}\n`)
  const stop = () => void emulator.close().then(() => process.exit(0))
  void inputEnd.then(stop)
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

/** The settings on standard input, or nothing when it closes first or holds no JSON. */
function readFirstLine(lines: ReturnType<typeof createInterface>): Promise<object> {
  return new Promise((resolve) => {
    lines.once('close', () => resolve({}))
    lines.once('line', (line) => {
      try {
        resolve(Object(JSON.parse(line)))
      } catch {
        resolve({})
      }
    })
  })
}

function fail(reason: string): void {
  process.stderr.write(`The emulator cannot start: ${reason}\n\n${usage}`)
  process.exit(2)
}
