import type { CallTime } from '#carrier-emulator/calls/call-time.ts'
import type { Line } from '#carrier-emulator/calls/line.ts'
import type { Speaker } from '#carrier-emulator/calls/speaker.ts'
import type { Clock, Schedule } from '#carrier-emulator/clock.ts'
import type { Room } from '#carrier-emulator/conference/room.ts'
import type { Faults } from '#carrier-emulator/faults.ts'
import type { Ledger, LedgerFact } from '#carrier-emulator/ledger.ts'
import type { MediaStore } from '#carrier-emulator/media-store.ts'
import type { NumberRow } from '#carrier-emulator/rows.ts'
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

/** A call on its way to a number of ours. */
export type ArrivingCall = { from: string; to: string; callerName: string | null }

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
  callTime: CallTime
  speaker: Speaker
  /** The calls that are not over, by SID. */
  lines: Map<string, Line>
  /** The conferences somebody is in, by SID. */
  rooms: Map<string, Room>
  /** Where this emulator listens, without a slash at the end. */
  baseUrl: string
  /** Takes a text for a number of ours and answers its SID. Joined at start, since receiving also sends. */
  arrive(text: ArrivingText): string
  /** Rings at a number of ours. Joined at start, since calls lead to calls. */
  arriveCall(number: NumberRow, call: ArrivingCall): Line
}

/** Writes the fact down; the phones it concerns remember it. */
export function note(carrier: Carrier, fact: LedgerFact): void {
  carrier.state.remember(carrier.ledger.add(fact))
}

/** Writes down a failure of the emulator itself, so that nothing fails unseen. */
export function noteTrouble(carrier: Carrier, error: unknown): void {
  note(carrier, { kind: 'trouble', what: error instanceof Error ? error.message : String(error) })
}
