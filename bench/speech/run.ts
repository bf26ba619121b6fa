/**
 * How long the local voice takes: the first sentence of a process, and then clauses that were never said before.
 * `node bench/speech/run.ts`; fails above 400 ms for the first and 50 ms (p50) for a clause. Wants an idle machine.
 */
import os from 'node:os'
import { openVoice } from '#speech/voice.ts'

const firstMs = 400
const clauseMs = 50

const subjects = ['The plumber', 'Our office', 'Somebody', 'The technician', 'A colleague']
const deeds = ['calls you back', 'comes by', 'sends a text', 'has time', 'opens again']
const moments = ['on Monday', 'at noon', 'this evening', 'by 5 pm', 'next week', 'tomorrow']

const voice = openVoice()
const first = await timed('Thank you for calling, how can I help?')
const cpuBefore = process.cpuUsage()
const clauses: { tookMs: number; soundMs: number }[] = []
for (const subject of subjects)
  for (const deed of deeds)
    for (const moment of moments.slice(0, 2 + (deed.length % 3))) {
      // The worker makes ready for the next sentence while a person would be speaking.
      await new Promise((resolve) => setTimeout(resolve, 60))
      clauses.push(await timed(`${subject} ${deed} ${moment}.`))
    }
const { user, system } = process.cpuUsage(cpuBefore)
const remembered = await timed(`${subjects[0]} ${deeds[0]} ${moments[0]}.`)
await voice.close()

const took = clauses.map(({ tookMs }) => tookMs).sort((one, other) => one - other)
const [p50, p95] = [at(took, 0.5), at(took, 0.95)]
const perSecond =
  clauses.reduce((sum, { tookMs }) => sum + tookMs, 0) /
  clauses.reduce((sum, { soundMs }) => sum + soundMs, 0)
console.log(
  `load ${os
    .loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')} on ${os.availableParallelism()} cores`,
)
console.log(
  `first sentence of the process ${first.tookMs.toFixed(0)} ms for ${first.soundMs} ms of sound (bar ${firstMs})`,
)
console.log(
  `${took.length} clauses never said before: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (bar ${clauseMs})`,
)
console.log(
  `${((user + system) / 1000 / took.length).toFixed(0)} ms of the processor for a clause, making ready for the next included`,
)
console.log(
  `${(perSecond * 1000).toFixed(0)} ms for a second of sound; one said before ${remembered.tookMs.toFixed(1)} ms`,
)
process.exitCode = first.tookMs <= firstMs && p50 <= clauseMs ? 0 : 1

async function timed(text: string): Promise<{ tookMs: number; soundMs: number }> {
  const start = performance.now()
  const { durationMs } = await voice.speak(text)
  return { tookMs: performance.now() - start, soundMs: durationMs }
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
