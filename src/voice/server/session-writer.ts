import type { Timers } from '#completions/ports.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'

interface Write {
  what: string
  write: (tx: Transaction) => Promise<void>
  refusals: number
}

/**
 * What a call has to say to the database, in order, however long the database is away. What has gathered meanwhile is
 * written in one transaction, so a call that is behind catches up.
 */
export interface SessionWriter {
  add(what: string, write: (tx: Transaction) => Promise<void>): void
  /** True once all that was added is written; false when that takes longer than this. */
  flushed(patienceMs: number): Promise<boolean>
  pending(): number
}

const firstPauseMs = 100
const longestPauseMs = 2_000
/** A write the database itself refuses this often will never be taken. */
const mostRefusals = 3
const mostAtOnce = 40

export function createSessionWriter(
  deps: { db: Database; log: Log; timers: Timers },
  teamId: string,
): SessionWriter {
  // Behind new calls: these wait for an answer, a record does not.
  const db = deps.db.inLane('work')
  const queue: Write[] = []
  const waiting = new Set<() => void>()
  let isRunning = false

  async function run(): Promise<void> {
    let pauseMs = firstPauseMs
    let atOnce = mostAtOnce
    while (queue.length > 0) {
      const batch = queue.slice(0, atOnce)
      try {
        await db.team(teamId, (tx) => writeAll(tx, batch))
        queue.splice(0, batch.length)
        pauseMs = firstPauseMs
        atOnce = mostAtOnce
      } catch (error) {
        if (isRefusal(error) && batch.length > 1) {
          // One of them is refused: which, is found by writing them one by one.
          atOnce = 1
          continue
        }
        const [first] = batch
        if (first && isRefusal(error) && ++first.refusals >= mostRefusals) {
          deps.log.error({ err: error, what: first.what }, 'part of a call could not be written down')
          queue.shift()
          continue
        }
        await new Promise<void>((resume) => deps.timers.after(pauseMs, resume))
        pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      }
    }
    isRunning = false
    for (const tell of waiting) tell()
    waiting.clear()
  }

  return {
    add(what, write) {
      queue.push({ what, write, refusals: 0 })
      if (isRunning) return
      isRunning = true
      // Begun on its own: it must not count as part of a transaction of whoever added it.
      setImmediate(() => void run())
    },
    flushed: (patienceMs) =>
      new Promise((resolve) => {
        if (!isRunning) return resolve(true)
        const isFlushed = () => {
          takeBack()
          resolve(true)
        }
        const takeBack = deps.timers.after(patienceMs, () => {
          waiting.delete(isFlushed)
          resolve(false)
        })
        waiting.add(isFlushed)
      }),
    pending: () => queue.length,
  }
}

async function writeAll(tx: Transaction, batch: readonly Write[]): Promise<void> {
  for (const { write } of batch) await write(tx)
}

/** The database answered and said no, as against a database that is away, full or being restarted. */
function isRefusal(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  if (typeof code !== 'string') return !isConnectionTrouble(error)
  return /^[0-9A-Z]{5}$/.test(code) && !/^(?:08|53|57|58|40|25006)/.test(code)
}

function isConnectionTrouble(error: unknown): boolean {
  const { message = '' } = error as Partial<Error>
  return /connection|timeout|terminat|closed|unavailable|wait/i.test(message)
}
