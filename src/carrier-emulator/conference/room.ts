import type { Line, Recorder } from '#carrier-emulator/calls/line.ts'
import type { RecordingAsked } from '#carrier-emulator/calls/recording-asked.ts'
import type { Source } from '#carrier-emulator/calls/source.ts'
import type { Strip } from '#carrier-emulator/calls/strip.ts'
import type { ConferenceRow, HookAddress } from '#carrier-emulator/rows.ts'

export type RoomEvent = 'start' | 'end' | 'join' | 'leave' | 'mute' | 'hold'

/** How somebody comes into a conference. */
export type JoinOptions = {
  label: string
  isMuted: boolean
  /** Whose ear alone hears this member; null for an ordinary one. */
  coachOf: string | null
  startsRoom: boolean
  endsRoom: boolean
  mostMembers: number
  /** What is played until the conference begins. */
  wait: HookAddress | null
  recording: Omit<RecordingAsked, 'source'> | null
  callback: { url: string; method: 'GET' | 'POST'; events: RoomEvent[] }
}

/** One phone in a conference. */
export type Member = Pick<JoinOptions, 'label' | 'isMuted' | 'coachOf' | 'startsRoom' | 'endsRoom'> & {
  line: Line
  isOnHold: boolean
  joinedMs: number
  updatedMs: number
  /** Plays what an address says to this phone until told to stop. */
  play(source: Source, signal: AbortSignal): Promise<void>
  /** What is played meanwhile: before the start, or while on hold. */
  meanwhile: AbortController | null
  /** Leads the call on to what comes after the conference. */
  left(): void
  stops: (() => void)[]
}

/** A conference while somebody is in it. */
export type Room = {
  row: ConferenceRow
  members: Map<string, Member>
  hasStarted: boolean
  /** Who hears whom: `from to`, and how to end it. */
  links: Map<string, () => void>
  callback: JoinOptions['callback']
  /** Callbacks sent so far. */
  callbacks: number
  recording: JoinOptions['recording']
  /** All that is said in it, kept while it is recorded. */
  strips: Strip[]
  recorders: Set<Recorder>
}
