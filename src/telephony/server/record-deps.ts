import type { BlobStore } from '#platform/blobs.ts'
import type { CallDeps } from '#telephony/server/call-deps.ts'

/** What the records of calls need of the rest of the house. */
export type RecordDeps = Pick<CallDeps, 'db' | 'clock' | 'log' | 'metrics' | 'calls' | 'inHand'>

export type RecordingDeps = RecordDeps & { blobs: BlobStore }
