import type { Transaction } from '#platform/db/database.ts'

/** Keeps on an appointment the receipt of the last deed done to it, for those who look at the calendar. */
export async function noteReceipt(tx: Transaction, appointmentId: string, receiptId: string): Promise<void> {
  await tx.query(
    'update appointments set receipt_id = $3 where team_id = $1 and id = $2',
    [tx.teamId, appointmentId, receiptId],
    'note-receipt',
  )
}
