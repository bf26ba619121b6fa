import type { HistoryLine } from '#tools/ports.ts'
import { readAnswer, readAnswerToCancel } from '#values/read-answer.ts'

export type Judgement = { isAllowed: true } | { isAllowed: false; error: string; message: string }

const allowed: Judgement = { isAllowed: true }

/**
 * Whether the contact could know of this deed and let it happen. Whatever a model says: nothing is booked that was not
 * held and nothing moved or cancelled that was not shown, in an earlier turn, the contact having spoken since and not
 * having said no; a cancel also needs words of theirs that ask for it or agree. Pure.
 */
export function judgeDeed(
  deed: { name: string; arguments: Record<string, unknown> },
  history: readonly HistoryLine[],
): Judgement {
  const { name } = deed
  if (name !== 'book_appointment' && name !== 'reschedule_appointment' && name !== 'cancel_appointment')
    return allowed
  const { window_id: windowId, appointment_id: appointmentId } = deed.arguments
  if (name !== 'cancel_appointment' && !isHeld(history, windowId)) {
    return refuse('Hold the window and read it back first; book or move once the contact has agreed.')
  }
  if (name !== 'book_appointment' && !wasShown(history, appointmentId, 'find_appointment')) {
    return refuse('Find the appointment and name it to the contact first; go on once they have agreed.')
  }
  const words = lastWords(history)
  const answer = name === 'cancel_appointment' ? readAnswerToCancel(words) : readAnswer(words)
  if (answer === 'no') return refuse('The contact said no. Ask what they want instead.')
  if (name === 'cancel_appointment' && answer !== 'yes' && !asksToCancel.test(words)) {
    return refuse('Ask the contact whether to cancel it, and wait for their answer.')
  }
  return allowed
}

function refuse(message: string): Judgement {
  return { isAllowed: false, error: 'confirm_first', message }
}

const asksToCancel =
  /\b(cancel\w*|call (it|this|that) off|drop (it|this|that)|(do|does)(n't| not) need|can(no|')t (make|come|do)|won't (make|be|need))/i

/** The last window this talk held is the one meant, and it was held in an earlier turn. */
function isHeld(history: readonly HistoryLine[], windowId: unknown): boolean {
  const last = history.findLast(
    (line) => line.kind === 'tool' && line.name === 'hold_window' && 'hold_id' in line.result,
  )
  return (
    last?.kind === 'tool' &&
    last.result.window_id === windowId &&
    isBeforeTheirWords(history, history.indexOf(last))
  )
}

/** A result of this tool, given in an earlier turn, held the id. */
function wasShown(history: readonly HistoryLine[], id: unknown, tool: string): boolean {
  if (typeof id !== 'string') return false
  return history.some(
    (line, index) =>
      line.kind === 'tool' &&
      (line.name === tool || 'receipt_id' in line.result) &&
      holdsId(line.result, id) &&
      isBeforeTheirWords(history, index),
  )
}

function holdsId(result: Record<string, unknown>, id: string): boolean {
  if (result.appointment_id === id) return true
  const list = Array.isArray(result.appointments) ? result.appointments : []
  return list.some((item) => typeof item === 'object' && item !== null && item.appointment_id === id)
}

/** The bot has spoken after it, and the contact after the bot. */
function isBeforeTheirWords(history: readonly HistoryLine[], index: number): boolean {
  const told = history.findIndex((line, at) => at > index && line.kind === 'line' && line.role === 'bot')
  return told >= 0 && history.some((line, at) => at > told && line.kind === 'line' && line.role === 'contact')
}

/** All the contact said since anybody answered. */
export function lastWords(history: readonly HistoryLine[]): string {
  const lines = history.filter((line) => line.kind === 'line')
  const answered = lines.findLastIndex((line) => line.role !== 'contact')
  return lines
    .slice(answered + 1)
    .map((line) => line.text)
    .join('\n')
}
