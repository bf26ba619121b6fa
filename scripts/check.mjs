import { install } from './install.mjs'
import { runStaticChecks } from './static-checks.mjs'
import { runVitest } from './vitest.mjs'

/** What can be told without running the product: format, lint, types, lock file, licences, architecture. */
export async function run() {
  await install()
  const checks = await runStaticChecks()
  const architecture = await runVitest(['tests/architecture'])
  return checks.failed + architecture.failed === 0 ? 0 : 1
}
