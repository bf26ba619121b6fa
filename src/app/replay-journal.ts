import type { EventTaker, NeutralEvent } from '#integrations/ports.ts'
import { hookJournalKind } from '#integrations/server/receive-hook.ts'
import type { Database } from '#platform/db/database.ts'
import type { Journal, RecoveredEntry } from '#platform/journal.ts'
import type { Log } from '#platform/log.ts'
import { isStored } from '#telephony/server/is-stored.ts'

/**
 * Takes in again what was acknowledged and may be missing: everything unsettled, and after an unclean stop every text
 * that the database no longer has, because a power cut can take its last moments. Returns how many texts came back.
 */
export async function replayJournal(
  deps: { db: Database; journal: Journal; log: Log },
  takeEvent: EventTaker,
): Promise<number> {
  const entries = deps.journal.recovered().filter((entry) => entry.kind === hookJournalKind)
  const wanted = await findMissing(deps.db, entries)
  const failed = new Set<string>()
  for (const { entry, event } of wanted) {
    try {
      await takeEvent(event)
    } catch (error) {
      failed.add(entry.id)
      deps.log.error({ err: error, journalEntry: entry.id }, 'journal entry not taken in')
    }
  }
  // Also what the database had all along: the kill came between its commit and the note of it.
  for (const entry of entries) if (!failed.has(entry.id)) deps.journal.settle(entry.id)
  if (wanted.length > 0) deps.log.info({ entries: wanted.length, failed: failed.size }, 'journal replayed')
  return wanted.length - failed.size
}

async function findMissing(db: Database, entries: RecoveredEntry[]) {
  const events = entries.flatMap((entry) =>
    (entry.content as NeutralEvent[]).map((event) => ({ entry, event })),
  )
  const texts = events.filter(({ event }) => event.kind === 'message.received')
  const stored = await isStored(
    db,
    texts.map(({ event }) => event.content as { connectionId: string; sid: string }),
  )
  return events.filter(({ entry, event }) => {
    if (event.kind !== 'message.received') return !entry.isSettled
    return !stored.has((event.content as { sid: string }).sid)
  })
}
