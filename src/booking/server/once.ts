import type { BookingRefusal } from '#booking/ports.ts'
import type { Transaction } from '#platform/db/database.ts'

/**
 * Does a deed at most once for a key: asked again, also at the same moment from elsewhere, it gives what came of it
 * the first time. A refusal is no deed and is worked out anew.
 */
export async function once<Result extends object>(
  tx: Transaction,
  key: string,
  work: () => Promise<Result | BookingRefusal>,
): Promise<Result | BookingRefusal> {
  const made = await tx.query(
    'insert into booking_deeds (team_id, key) values ($1, $2) on conflict do nothing returning key',
    [tx.teamId, key],
    'begin-deed',
  )
  if (made.length === 0) {
    const [known] = await tx.query<{ result: Result | null }>(
      'select result from booking_deeds where team_id = $1 and key = $2',
      [tx.teamId, key],
      'known-deed',
    )
    if (known?.result) return withDates(known.result) as Result
  }
  const outcome = await work()
  const isRefused = 'refused' in outcome
  await tx.query(
    isRefused
      ? 'delete from booking_deeds where team_id = $1 and key = $2'
      : 'update booking_deeds set result = $3 where team_id = $1 and key = $2',
    isRefused ? [tx.teamId, key] : [tx.teamId, key, JSON.stringify(outcome)],
  )
  return outcome
}

/** What was kept as JSON, with its times as times again. */
function withDates(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key.endsWith('At') && typeof entry === 'string' ? new Date(entry) : withDates(entry),
    ]),
  )
}
