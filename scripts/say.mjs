/** Ends the command with one sentence for the reader instead of a stack trace. */
export class Stop extends Error {}

/** One calm progress line on standard error, so that standard output stays the command's own. */
export function say(text) {
  process.stderr.write(`  ${text}\n`)
}

/** Runs a step, then says what was done and how long it took; the caller's result is passed on. */
export async function timed(text, step) {
  const startedAt = performance.now()
  const result = await step()
  say(`${text} (${seconds(performance.now() - startedAt)})`)
  return result
}

export function seconds(durationMs) {
  return `${(durationMs / 1000).toFixed(1)} s`
}
