import { newId } from '#kit/ids.ts'
import type { Transaction } from '#platform/db/database.ts'

interface AboutAppointment {
  appointmentId: string
  contactId: string | null
  conversationId: string | null
  service: string
  /** ISO 8601, UTC. */
  startsAt: string
}

/** Everything that can be said to have happened. Past tense, noun first. */
export interface FactPayloads {
  'task.taken': { taskId: string; conversationId: string; contactId: string; isUrgent: boolean }
  'conversation.started': { conversationId: string; contactId: string; botId: string }
  'contact.opted_out': { contactId: string; source: string }
  'appointment.booked': AboutAppointment
  'appointment.moved': AboutAppointment & { movedFrom: string }
  'appointment.cancelled': AboutAppointment
  /** No conversation: it was never answered. */
  'call.ended': {
    callId: string
    conversationId: string | null
    contactId: string | null
    direction: 'inbound' | 'outbound'
  }
  'bot.published': { botId: string; versionId: string; number: number }
}
export type FactType = keyof FactPayloads

export const factsChannel = 'facts'

/** Says that something happened, in the transaction that made it happen. */
export async function appendFact<Type extends FactType>(
  tx: Transaction,
  fact: { type: Type; subjectId: string; payload: FactPayloads[Type]; nowMs: number },
): Promise<void> {
  await tx.query(
    'insert into facts (team_id, id, type, subject_id, payload) values ($1, $2, $3, $4, $5)',
    [tx.teamId, newId('fact', fact.nowMs), fact.type, fact.subjectId, fact.payload],
    'append-fact',
  )
  tx.wake(factsChannel)
}
