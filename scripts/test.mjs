import { ensureBrowser } from './browser.mjs'
import { ensurePostgres } from './postgres.mjs'
import { prepare } from './prepare.mjs'
import { follow } from './processes.mjs'
import { Stop, say, timed } from './say.mjs'
import { sealedPrefix } from './sealed.mjs'

/** Brings everything the tests need, then runs them where, if the system allows it, no network exists. */
export async function run(args) {
  return runTests({ args, matrix: 'quick' })
}

export async function runTests({ args, matrix }) {
  const startedAt = Date.now()
  await prepare()
  const browser = await ensureBrowser()
  const postgres = process.env.TEST_DATABASE_URL ? undefined : await ensurePostgres()
  const plan = { startedAt, browser, postgres, databaseUrl: databaseUrl(), args, matrix }
  const prefix =
    plan.databaseUrl === undefined ? await timed('The network is closed', sealedPrefix) : undefined
  if (prefix === undefined)
    say('The network stays open; every test process refuses connections beyond this machine.')
  const inside = [process.execPath, 'scripts/test-inside.mjs', JSON.stringify(plan)]
  const [program, ...rest] = [...(prefix ?? []), ...inside]
  return follow(program, rest)
}

function databaseUrl() {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return undefined
  const { hostname } = new URL(url)
  const isHere = ['localhost', '127.0.0.1', '[::1]', ''].includes(hostname)
  if (!isHere)
    throw new Stop(
      'TEST_DATABASE_URL must be on this machine (127.0.0.1): tests refuse every other connection.',
    )
  return url
}
