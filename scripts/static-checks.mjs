import { capture, commandOf } from './processes.mjs'
import { say, seconds } from './say.mjs'

/** The checks that run no code of ours. Each counts as one test. */
const checks = [
  { name: 'types', program: () => [commandOf('typescript', 'tsc'), '-p', '.'] },
  { name: 'lint', program: () => [commandOf('@biomejs/biome', 'biome'), 'ci', '--colors=off', '.'] },
  { name: 'lock file', program: () => ['scripts/check-lock.mjs'] },
  { name: 'licences', program: () => ['scripts/licences.mjs'] },
]

/** Runs all of them side by side, prints what is wrong, and gives `{passed, failed}`. */
export async function runStaticChecks() {
  const results = await Promise.all(checks.map(runCheck))
  const failed = results.filter((isFine) => !isFine).length
  return { passed: results.length - failed, failed }
}

async function runCheck({ name, program }) {
  const startedAt = performance.now()
  const { code, output } = await capture(process.execPath, program())
  const time = seconds(performance.now() - startedAt)
  say(`${name}: ${code === 0 ? 'fine' : 'not fine'} (${time})`)
  if (code !== 0) process.stdout.write(`\n${output.trim()}\n\n`)
  return code === 0
}
