// The second half of `npm test`, begun by test.mjs inside the closed network with its plan as one argument.
import { startPostgres } from './postgres.mjs'
import { Stop, say, seconds } from './say.mjs'
import { runStaticChecks } from './static-checks.mjs'
import { runVitest } from './vitest.mjs'

/** The whole matrices are for a machine that is left alone with them. */
const limitsMs = { quick: 12 * 60_000, full: 180 * 60_000 }

async function main(plan) {
  let isStopped = false
  // Ctrl-C reaches vitest too; staying alive lets the database be put away after it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (isStopped = true))
  const postgres = plan.postgres && (await startPostgres(plan.postgres).catch(sayWhy))
  try {
    const databaseUrl = plan.databaseUrl ?? postgres?.url
    const checks = await runStaticChecks()
    if (isStopped) return 1
    const tests = await runVitest(plan.args, {
      env: environment({ ...plan, databaseUrl }),
      timeoutMs: limitsMs[plan.matrix] - (Date.now() - plan.startedAt),
    })
    return report({ ...plan, databaseUrl }, checks, tests)
  } finally {
    await postgres?.stop()
  }
}

/** A Postgres that does not start is a Postgres that is missing: named at the end, a failure with CI=true. */
function sayWhy(error) {
  if (!(error instanceof Stop)) throw error
  say(error.message)
}

function environment({ browser, databaseUrl, matrix }) {
  return {
    TEST_MATRIX: matrix,
    ...(browser && { TEST_BROWSER: browser }),
    ...(databaseUrl && { TEST_DATABASE_URL: databaseUrl }),
  }
}

function report(plan, checks, tests) {
  const missing = []
  if (!plan.browser) missing.push('a browser: no Chrome or Chromium could be found or installed')
  if (!plan.databaseUrl)
    missing.push('a Postgres: none of 15 or later could be found or installed and started')
  const isStrict = process.env.CI === 'true'
  const durationMs = Date.now() - plan.startedAt
  const lines = missing.map((what) => `${isStrict ? 'Failed' : 'Not run'}, for want of ${what}.`)
  const limitMs = limitsMs[plan.matrix]
  const isTooSlow = durationMs > limitMs
  if (isTooSlow) lines.push(`Failed: the whole run must end within ${seconds(limitMs)}.`)
  const passed = checks.passed + tests.passed
  const failed = checks.failed + tests.failed + (isStrict ? missing.length : 0) + (isTooSlow ? 1 : 0)
  const skipped = tests.skipped + (isStrict ? 0 : missing.length)
  lines.push(
    `All of it took ${seconds(durationMs)}.`,
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  )
  process.stdout.write(`\n${lines.join('\n')}\n`)
  return failed === 0 ? 0 : 1
}

process.exitCode = await main(JSON.parse(process.argv[2]))
