import type { Clock, Schedule } from '#carrier-emulator/clock.ts'
import type { Faults } from '#carrier-emulator/faults.ts'
import type { Ledger, LedgerFact } from '#carrier-emulator/ledger.ts'
import type { MediaStore } from '#carrier-emulator/media-store.ts'
import type { Settings } from '#carrier-emulator/settings.ts'
import type { State } from '#carrier-emulator/state.ts'
import type { Wire } from '#carrier-emulator/wire.ts'

/** A text on its way to a number of ours. `mediaSids` are pictures already stored under `sid`. */
export type ArrivingText = {
  from: string
  to: string
  body: string
  media: { contentType: string; bytes: Buffer }[]
}

/** The parts of one running emulator; every other file works on these. */
export type Carrier = {
  settings: Settings
  clock: Clock
  schedule: Schedule
  state: State
  ledger: Ledger
  faults: Faults
  wire: Wire
  mediaStore: MediaStore
  /** Where this emulator listens, without a slash at the end. */
  baseUrl: string
  /** Takes a text for a number of ours and answers its SID. Joined at start, since receiving also sends. */
  arrive(text: ArrivingText): string
}

/** Writes the fact down; the phones it concerns remember it. */
export function note(carrier: Carrier, fact: LedgerFact): void {
  carrier.state.remember(carrier.ledger.add(fact))
}

/** Writes down a failure of the emulator itself, so that nothing fails unseen. */
export function noteTrouble(carrier: Carrier, error: unknown): void {
  note(carrier, { kind: 'trouble', what: error instanceof Error ? error.message : String(error) })
}
