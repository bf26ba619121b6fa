import type { RecordingRow } from '#carrier-emulator/rows.ts'

/** What to record, and whom to tell. */
export type RecordingAsked = Pick<RecordingRow, 'source' | 'channels' | 'track' | 'callback'> & {
  isTrimmed: boolean
  conferenceSid?: string
}
