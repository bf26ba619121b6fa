import { callStatusRank, isFinalCallStatus } from '#telephony/server/call-status.ts'

/** One status a carrier told, as it is kept. */
export interface ToldCallStatus {
  key: string
  sequence: number | null
  status: string
  at: Date
  durationSeconds: number | null
  answeredBy: string | null
  sipCode: number | null
  errorCode: number | null
}

export interface ToldCall {
  status: string
  rank: number
  answeredAt: Date | null
  endedAt: Date | null
  durationSeconds: number | null
  answeredBy: string | null
  sipCode: number | null
  errorCode: number | null
}

/** All that was told of one call, as one: the same whatever order it came in. Null where nothing was. */
export function foldCallStatuses(told: readonly ToldCallStatus[]): ToldCall | null {
  const sorted = [...told].sort(lastFirst)
  const [best] = sorted
  if (!best) return null
  const answered = sorted.filter(tellsOfAnswer).at(-1)
  return {
    status: best.status,
    rank: callStatusRank(best.status),
    answeredAt: answered?.at ?? null,
    endedAt: isFinalCallStatus(best.status) ? best.at : null,
    durationSeconds: firstOf(sorted, ({ durationSeconds }) => durationSeconds),
    answeredBy: surestOf(sorted),
    sipCode: firstOf(sorted, ({ sipCode }) => sipCode),
    errorCode: firstOf(sorted, ({ errorCode }) => errorCode),
  }
}

/** Who answered is told seconds later, by the way and without a count: that is not when. */
function tellsOfAnswer({ status, sequence, answeredBy }: ToldCallStatus): boolean {
  const isAnswered = callStatusRank(status) === callStatusRank('in-progress')
  return isAnswered && (sequence !== null || answeredBy === null)
}

/** The furthest status first; among equals what the carrier counted last. */
function lastFirst(one: ToldCallStatus, other: ToldCallStatus): number {
  return (
    callStatusRank(other.status) - callStatusRank(one.status) ||
    (other.sequence ?? -1) - (one.sequence ?? -1) ||
    (one.key < other.key ? -1 : 1)
  )
}

function firstOf<Value>(
  sorted: readonly ToldCallStatus[],
  read: (told: ToldCallStatus) => Value | null,
): Value | null {
  for (const told of sorted) {
    const value = read(told)
    if (value !== null) return value
  }
  return null
}

/** From not knowing to knowing for certain. */
const surer = [
  'unknown',
  'machine_start',
  'machine_end_other',
  'machine_end_silence',
  'machine_end_beep',
  'fax',
  'human',
]

function surestOf(sorted: readonly ToldCallStatus[]): string | null {
  const words = sorted.flatMap(({ answeredBy }) => answeredBy ?? [])
  return (
    words.sort((one, other) => surer.indexOf(other) - surer.indexOf(one) || (one < other ? -1 : 1))[0] ?? null
  )
}
