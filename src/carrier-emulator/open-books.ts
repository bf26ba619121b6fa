import { join } from 'node:path'
import type { Clock } from '#carrier-emulator/clock.ts'
import {
  type Journal,
  memoryJournal,
  openJournal,
  replayJournal,
  rewriteJournal,
} from '#carrier-emulator/journal.ts'
import { createLedger, type Ledger, type LedgerEntry } from '#carrier-emulator/ledger.ts'
import type { Settings } from '#carrier-emulator/settings.ts'
import { createState, type State, type StateChange } from '#carrier-emulator/state.ts'

export type Books = { journal: Journal; ledger: Ledger; state: State }

/** An entry kept when the file was rewritten; what it did to the phones stands in lines of its own. */
type OldEntry = { old: LedgerEntry }

/** State and ledger as the file left them, and the file open for more. */
export async function openBooks(settings: Settings, clock: Clock): Promise<Books> {
  const { directory, limits } = settings
  let journal = memoryJournal
  const behind: Journal = {
    append: (line) => journal.append(line),
    flush: () => journal.flush(),
    close: () => journal.close(),
  }
  const ledger = createLedger(behind, clock, limits.ledgerEntries)
  const state = createState(behind, limits)
  if (directory !== null) {
    const path = join(directory, 'ledger.jsonl')
    const bytes = await replayJournal(path, (line) => takeBack(line, ledger, state))
    if (bytes > limits.compactAboveBytes) await rewriteJournal(path, allLines(ledger, state))
    journal = await openJournal(path)
  }
  return { journal: behind, ledger, state }
}

function takeBack(line: string, ledger: Ledger, state: State): void {
  const record = parseLine(line)
  if (!record) return
  if ('seq' in record) {
    ledger.restore(record)
    state.remember(record)
  } else if ('old' in record) ledger.restore(record.old)
  else state.restore(record)
}

/** null for the torn last line of a killed process. */
function parseLine(line: string): LedgerEntry | OldEntry | StateChange | null {
  try {
    const record: unknown = JSON.parse(line)
    return typeof record === 'object' ? (record as LedgerEntry | OldEntry | StateChange) : null
  } catch {
    return null
  }
}

function* allLines(ledger: Ledger, state: State): Iterable<string> {
  yield* state.lines()
  for (const entry of ledger.entries()) yield JSON.stringify({ old: entry } satisfies OldEntry)
}
