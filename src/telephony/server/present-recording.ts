import type { CallRecording } from '#telephony/call-contract.ts'

/** A recording's row as it is read with its call. */
export interface RecordingRow {
  id: string
  status: string
  store: string
  problem: string | null
  channels: number
  durationMs: number | null
  offsetMs: number
  peaks: CallRecording['peaks']
}

/** How a recording is shown: how far it is, honestly, and where it can be heard. */
export function presentRecording(row: RecordingRow): CallRecording {
  const state = stateOf(row)
  return {
    ...{
      id: row.id,
      state,
      problem: problemWords(row.problem),
      durationMs: row.durationMs,
      offsetMs: row.offsetMs,
    },
    ...{ channels: row.channels, peaks: row.peaks },
    url: state === 'ready' ? `/api/recordings/${row.id}.wav` : null,
  }
}

function stateOf({ status, store, problem }: RecordingRow): CallRecording['state'] {
  if (store === 'stored' || store === 'purged') return 'ready'
  if (store === 'gone') return problem === 'absent' ? 'none' : 'gone'
  return status === 'completed' || status === 'processing' ? 'waiting' : 'recording'
}

const words: Record<string, string> = {
  absent: 'The carrier says that nothing was recorded of this call.',
  failed: 'The carrier could not record this call.',
  shorter: 'The carrier has not handed out the whole recording.',
  unreadable: 'What the carrier handed out is no sound we can read.',
  'too-large': 'The recording is too large to be fetched.',
  lost: 'The carrier does not have the recording any more.',
  unfetched: 'The recording could not be fetched from the carrier.',
}

function problemWords(problem: string | null): string | null {
  return problem === null ? null : (words[problem] ?? 'Something is wrong with the recording.')
}
