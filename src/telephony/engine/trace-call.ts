import type { CallSpan } from '#telephony/debug-contract.ts'
import type { CallRecord } from './call-record.ts'
import { traceCarrier } from './trace-carrier.ts'
import { traceSound } from './trace-sound.ts'
import { traceThought } from './trace-thought.ts'
import { traceWords } from './trace-words.ts'

/** The stretches and moments of a call on the lanes of its waterfall, in order of time. */
export function traceCall(record: CallRecord): CallSpan[] {
  return [
    ...traceCarrier(record),
    ...traceWords(record),
    ...traceThought(record),
    ...traceSound(record),
  ].sort((one, other) => one.startMs - other.startMs || compareIds(one.id, other.id))
}

function compareIds(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
