import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'

type Counts = { files: number; passed: number; failed: number; skipped: number; timeMs: number }

/**
 * What failed, as soon as it did: a run may be stopped before its end. After it: counts and time of each room, and the
 * slowest files. The runner reads the sums as a file.
 */
export default class RoomReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    if (state !== 'failed') return
    const reasons = errors.map(({ message, diff }) =>
      [message, diff].filter(Boolean).join('\n').slice(0, 3000),
    )
    process.stdout.write(`\nFailed: ${fileOf(test.module)} > ${test.fullName}\n${reasons.join('\n')}\n\n`)
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const rooms = new Map<string, Counts>()
    for (const module of modules) {
      const room = roomOf(module)
      rooms.set(room, add(rooms.get(room), countsOf(module)))
    }
    const total = [...rooms.values()].reduce<Counts>(add, none())
    if (unhandledErrors.length > 0) total.failed += 1
    process.stdout.write(`\n${roomTable(rooms, total)}\n\n${slowestFiles(modules)}\n`)
    if (process.env.TEST_SUMMARY) writeFileSync(process.env.TEST_SUMMARY, JSON.stringify(total))
  }
}

/** `src/bots/…` is the room bots; everything else is named by its folders, two at most. */
function roomOf(module: TestModule): string {
  const [first = '', second = ''] = path.posix.dirname(fileOf(module)).split('/')
  return first === 'src' ? second : [first, second].filter(Boolean).join('/')
}

function fileOf(module: TestModule): string {
  return path.relative(module.project.config.root, module.moduleId).split(path.sep).join('/')
}

function countsOf(module: TestModule): Counts {
  const counts = { ...none(), files: 1, timeMs: timeOf(module) }
  for (const test of module.children.allTests()) {
    const { state } = test.result()
    counts[state === 'pending' ? 'skipped' : state] += 1
  }
  // A file that could not even be loaded has no test to blame.
  if (module.state() === 'failed' && counts.failed === 0) counts.failed = 1
  return counts
}

function timeOf(module: TestModule): number {
  const { setupDuration, collectDuration, duration } = module.diagnostic()
  return setupDuration + collectDuration + duration
}

function none(): Counts {
  return { files: 0, passed: 0, failed: 0, skipped: 0, timeMs: 0 }
}

function add(left: Counts = none(), right: Counts): Counts {
  return {
    files: left.files + right.files,
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    skipped: left.skipped + right.skipped,
    timeMs: left.timeMs + right.timeMs,
  }
}

function roomTable(rooms: Map<string, Counts>, total: Counts): string {
  const rows = [...rooms].sort(([, a], [, b]) => b.timeMs - a.timeMs)
  const lines = [...rows, ['all rooms', total] as const].map(([room, counts]) =>
    [
      room.padEnd(22),
      String(counts.files).padStart(6),
      String(counts.passed).padStart(7),
      String(counts.failed).padStart(7),
      String(counts.skipped).padStart(8),
      seconds(counts.timeMs).padStart(9),
    ].join(''),
  )
  const head = `${'room'.padEnd(22)} files passed failed skipped     time`
  return [head, ...lines].join('\n')
}

function slowestFiles(modules: readonly TestModule[]): string {
  const slowest = [...modules].sort((a, b) => timeOf(b) - timeOf(a)).slice(0, 10)
  const lines = slowest.map((module) => `${seconds(timeOf(module)).padStart(9)}  ${fileOf(module)}`)
  return ['slowest files', ...lines].join('\n')
}

function seconds(timeMs: number): string {
  return `${(timeMs / 1000).toFixed(1)} s`
}
