import type { Receipt } from '#conversations/engine/claims/guard-claims.ts'
import type { TalkLine } from '#conversations/engine/talk.ts'

type Result = Record<string, unknown>

/**
 * What the bot may claim, read from the results of its tools: an appointment stands until it is moved or cancelled, one
 * that was found counts like one that was booked.
 */
export function receiptsInTalk(lines: readonly TalkLine[]): Receipt[] {
  const standing = new Map<string, Receipt>()
  const deeds: Receipt[] = []
  for (const line of lines) {
    if (line.kind !== 'tool' || 'error' in line.result) continue
    for (const result of line.name === 'find_appointment' ? found(line.result) : [line.result]) {
      const receipt = receiptOf(line.name, result)
      if (!receipt) continue
      const appointment = typeof result.appointment_id === 'string' ? result.appointment_id : null
      if (appointment === null || receipt.kind === 'held') deeds.push(receipt)
      else if (receipt.kind === 'cancelled') {
        standing.delete(appointment)
        deeds.push(receipt)
      } else {
        standing.set(appointment, { ...receipt, kind: 'booked' })
        if (receipt.kind === 'moved') deeds.push(receipt)
      }
      if (line.name === 'hand_over') deeds.push({ ...receipt, kind: 'transferred' })
    }
  }
  return [...standing.values(), ...deeds]
}

const kinds: Record<string, Receipt['kind']> = {
  hold_window: 'held',
  book_appointment: 'booked',
  find_appointment: 'booked',
  reschedule_appointment: 'moved',
  cancel_appointment: 'cancelled',
  send_text: 'sent',
  take_message: 'passed_on',
  hand_over: 'passed_on',
  transfer_call: 'transferred',
}

function receiptOf(tool: string, result: Result): Receipt | null {
  const kind = kinds[tool]
  const id = [result.receipt_id, result.hold_id, result.appointment_id].find(
    (value) => typeof value === 'string',
  )
  if (!kind || typeof id !== 'string') return null
  return {
    id,
    kind,
    ...(typeof result.label === 'string' ? { label: result.label } : {}),
    ...(typeof result.starts_at === 'string' ? { startsAt: new Date(result.starts_at) } : {}),
  }
}

function found(result: Result): Result[] {
  const list = Array.isArray(result.appointments) ? result.appointments : []
  return list.filter((item): item is Result => typeof item === 'object' && item !== null)
}
