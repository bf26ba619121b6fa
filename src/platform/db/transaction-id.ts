import { customType } from 'drizzle-orm/pg-core'

/** The id of the transaction that wrote a row; 64 bits, never reused. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * A place in a log ordered by writing transaction. Readers leave out what transactions still open might write
 * below it (`xid < pg_snapshot_xmin(...)`), so moving on never jumps over a row that commits late.
 */
export interface LogPosition {
  xid: string
  seq: number
}

export const beginning: LogPosition = { xid: '0', seq: 0 }

export function writePosition(position: LogPosition): string {
  return `${position.xid}-${position.seq}`
}

/** Null for text that is no position. */
export function readPosition(text: string): LogPosition | null {
  const match = /^(\d{1,19})-(\d{1,15})$/.exec(text)
  return match?.[1] && match[2] ? { xid: match[1], seq: Number(match[2]) } : null
}
