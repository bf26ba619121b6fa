import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { takeSnapshot } from '#app/take-snapshot.ts'
import { expireHolds } from '#booking/server/expire-holds.ts'
import { closeSilent } from '#conversations/server/close-silent.ts'
import { remindAppointments } from '#notifications/server/remind-appointments.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Journal } from '#platform/journal.ts'
import type { Log } from '#platform/log.ts'

interface ChoreDeps {
  db: Database
  dump: (() => Promise<Uint8Array>) | null
  clock: Clock
  journal: Journal
  log: Log
  /** Where the embedded database's files are, and where its snapshots go. */
  databaseDirectory: string
  snapshotDirectory: string
  checkpointSeconds: number
}

const vacuumMs = 60 * 60_000
const snapshotMs = 6 * 60 * 60_000
const retentionMs = 60 * 60_000
const closeMs = 10 * 60_000
const holdsMs = 60_000
const remindMs = 30_000

/**
 * Upkeep. The embedded database has no background workers: it is checkpointed, its files put on disk, vacuumed and
 * copied by us. Returns how to stop, with a last checkpoint.
 */
export function startChores(deps: ChoreDeps): { stop(): Promise<void>; checkpoint(): Promise<void> } {
  const db = deps.db.inLane('chores')
  let running: Promise<void> = Promise.resolve()
  const serially = (name: string, work: () => Promise<void>) => {
    running = running
      .then(work)
      .catch((error: unknown) => deps.log.error({ err: error, chore: name }, 'chore failed'))
    return running
  }
  const checkpoint = async () => {
    // What is acknowledged from here on stays in the new file; the older ones are on disk after the next lines.
    const keepFrom = await deps.journal.rotate()
    await db.maintain('checkpoint')
    await syncFolder(deps.databaseDirectory)
    await deps.journal.dropBefore(keepFrom - 1)
  }
  const close = () => serially('close silent talks', async () => void (await closeSilent(db)))
  const timers = [
    every(retentionMs, () => serially('retention', () => dropOldRows(db))),
    every(closeMs, close),
    every(holdsMs, () => serially('expire holds', async () => void (await expireHolds(db)))),
    every(remindMs, () => serially('remind', async () => void (await remindAppointments({ ...deps, db })))),
  ]
  close()
  if (deps.db.kind === 'embedded') {
    timers.push(
      every(deps.checkpointSeconds * 1000, () => serially('checkpoint', checkpoint)),
      every(vacuumMs, () => serially('vacuum', () => db.maintain('vacuum (analyze)'))),
      every(snapshotMs, () => serially('snapshot', () => snapshot(deps))),
    )
  }
  return {
    checkpoint: () => serially('checkpoint', checkpoint),
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await running
      if (deps.db.kind === 'embedded') await serially('checkpoint', checkpoint)
    },
  }
}

async function snapshot({ dump, ...rest }: ChoreDeps): Promise<void> {
  if (dump) await takeSnapshot({ ...rest, dump })
}

function every(ms: number, work: () => void): NodeJS.Timeout {
  const timer = setInterval(work, ms)
  timer.unref()
  return timer
}

/** Puts every file of a folder on disk; the embedded database itself never does. */
async function syncFolder(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = await open(join(entry.parentPath, entry.name), 'r').catch(() => null)
    await file?.sync().catch(() => undefined)
    await file?.close()
  }
}

/** Rows that only serve the moment: what screens were told, facts everybody has heard. In small batches. */
async function dropOldRows(db: Database): Promise<void> {
  const stale: [table: string, age: string][] = [
    ['live_events', '2 days'],
    ['facts', '30 days'],
    ['fact_receipts', '30 days'],
    ['sms_statuses', '90 days'],
    ['send_counts', '90 days'],
    ['booking_deeds', '90 days'],
    ['bench_talks', '0 days'],
  ]
  for (const [table, age] of stale) {
    const column = { send_counts: 'day', bench_talks: 'expires_at' }[table] ?? 'created_at'
    await db.system('retain', (tx) =>
      tx.query(
        `delete from ${table} where ctid in (
           select ctid from ${table} where ${column} < parley_now() - $1::interval limit 5000)`,
        [age],
      ),
    )
  }
}
