import type { Speech } from '#carrier-emulator/calls/speech.ts'
import type { Strip, StripStart, Tone } from '#carrier-emulator/calls/strip.ts'
import type { CallRow, RecordingRow } from '#carrier-emulator/rows.ts'

/** One phone connected to the carrier. */
export type Line = {
  row: CallRow
  /** All that sounded here, oldest first. */
  strips: Strip[]
  player: Player
  mouth: Mouth
  /** Call time; null until somebody answers. */
  answeredMs: number | null
  /** Call time up to which something goes to the phone. */
  quietFromMs: number
  /** Whether the other side has begun a turn that it has not ended. */
  isTalkOpen: boolean
  /** The longest the call may last. */
  limitMs: number
  /** Status callbacks sent so far. */
  callbacks: number
  phone: HandPhone
  /** What is being recorded here. */
  recorders: Set<Recorder>
  /** All recordings of this call so far. */
  recordings: RecordingRow[]
  /** Aborted when the call is over. */
  over: AbortController
  /** Aborted when another document takes the call over; null while none runs. */
  program: AbortController | null
  begin(start: StripStart): Strip
  cut(strip: Strip, atMs: number): void
  /** Tells everybody who watches that something changed. */
  changed(): void
  tell<Event extends keyof Listener>(event: Event, ...told: Parameters<NonNullable<Listener[Event]>>): void
  listen(listener: Listener): () => void
  watch(watcher: Watcher): () => void
}

/** The phone as somebody holds it. */
export type HandPhone = {
  isMuted: boolean
  isOnHold: boolean
  /** Times, call time, in which nobody listened. */
  deaf: { fromMs: number; toMs: number }[]
  /** What was begun last. */
  doing: Promise<void>
}

/** A recording under way. */
export type Recorder = {
  sid: string
  pause(isPaused: boolean, how: 'skip' | 'silence'): void
  /** Ends it at this call time; the answer is its length, which is 0 when there is nothing to keep. */
  stop(atMs: number): number
}

/** Who on the carrier's side hears what the phone says. */
export type Listener = {
  speechBegan?(strip: Strip): void
  /** Said to the end, or cut off. */
  speechEnded?(strip: Strip): void
  digit?(digit: string, atMs: number): void
  tone?(strip: Strip): void
}

/** Who follows what happens on a line. */
export type Watcher = {
  began?(strip: Strip): void
  cut?(strip: Strip): void
  /** A status, or whether the other side still owes words of its turn, changed. */
  changed?(): void
}

export type PlayItem = {
  who: Strip['who']
  digits?: string
  speech: Speech | Promise<Speech>
  began?(strip: Strip): void
  /** Played to its end, stopped in the middle, or never begun. */
  done?(how: 'played' | 'stopped' | 'skipped'): void
}

/** What the carrier plays to a phone, one after the other without a gap. */
export type Player = {
  add(item: PlayItem): void
  /** Ends what sounds at this call time and forgets what waits. Answers what was stopped. */
  stop(atMs: number): Strip | null
  isBusy(): boolean
  playing(): Strip | null
}

/** What the person at a phone says and presses. */
export type Mouth = {
  /** Says it, from this call time on or now; resolves when it is said. */
  say(speech: Speech, atMs?: number): Promise<void>
  /** Begins to say something that somebody else ends. */
  begin(speech: Speech, atMs: number): Strip
  end(strip: Strip, atMs: number): void
  press(digits: string): Promise<void>
  sound(tone: Tone, durationMs: number): Promise<void>
  isSpeaking(): boolean
  isSaying(strip: Strip): boolean
  /** Breaks off in the middle of a word. */
  stop(): void
}
