import type { FoundContact } from '#contacts/server/find-or-create-contact.ts'
import { recordConsent } from '#contacts/server/record-consent.ts'
import { restoreTexts } from '#contacts/server/restore-texts.ts'
import { stopTexts } from '#contacts/server/stop-texts.ts'
import { leaveUnanswered } from '#conversations/server/leave-unanswered.ts'
import { showDelivery } from '#conversations/server/settle-reply.ts'
import type { PhoneRoute } from '#phones/server/find-phone-route.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { InboundMessage } from '#telephony/ports.ts'
import { type PurposeOfAutomaticText, writeAutomaticText } from '#telephony/server/automatic-text.ts'
import type { TelephonyDeps } from '#telephony/server/deps.ts'

interface OptOutCase {
  optOut: { kind: 'stop' | 'start' | 'help' | 'none'; by: 'keyword' | 'phrase' }
  contact: FoundContact
  message: InboundMessage
  route: PhoneRoute
  received: { conversationId: string; messageId: string }
  now: Date
}

/** Does what a STOP, START or HELP asks, in the transaction that stored it. */
export async function applyOptOut(deps: TelephonyDeps, tx: Transaction, asked: OptOutCase): Promise<void> {
  const { optOut, contact, message, route, received, now } = asked
  // A carrier that answers these words itself must not be answered over: the contact would get two.
  const carrierAnswers = optOut.by === 'keyword' && deps.carriers(message.connectionId).answersOptOutWords
  const event = {
    contactId: contact.id,
    phone: message.from,
    source: optOut.by,
    evidence: message.body,
    messageId: received.messageId,
    now,
  }
  const answer = (purpose: PurposeOfAutomaticText) =>
    writeAutomaticText(tx, { purpose, numberId: route.numberId, to: message.from, key: message.sid, now })
  if (optOut.kind === 'stop') {
    if (contact.stopState !== 'open') return recordConsent(tx, { ...event, state: 'revoked' })
    const confirmFrom = carrierAnswers ? null : route.numberId
    const outcome = await stopTexts(tx, { ...event, confirmFrom })
    for (const messageId of outcome.canceledMessageIds) {
      await showDelivery(
        tx,
        { conversationId: received.conversationId, messageId },
        {
          state: 'canceled',
          error: 'They asked for no more texts.',
        },
      )
    }
    await leaveUnanswered(tx, received.conversationId, 'stop')
    if (confirmFrom && outcome.state === 'stopped') await answer('stopped')
  } else if (optOut.kind === 'start') {
    await restoreTexts(tx, event)
    if (!carrierAnswers) await answer('restored')
  } else if (!carrierAnswers) await answer('help')
}
