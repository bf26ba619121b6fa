import { type LiveBot, loadLiveBot } from '#bots/server/load-live-bot.ts'
import { type FoundContact, findOrCreateContact } from '#contacts/server/find-or-create-contact.ts'
import { recogniseOptOut } from '#contacts/server/recognise-stop.ts'
import { recordConsent } from '#contacts/server/record-consent.ts'
import { receiveMessage } from '#conversations/server/receive-message.ts'
import { findPhoneRoute, type PhoneRoute } from '#phones/server/find-phone-route.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { InboundMessage } from '#telephony/ports.ts'
import { applyOptOut } from '#telephony/server/apply-opt-out.ts'
import type { TelephonyDeps } from '#telephony/server/deps.ts'
import { mediaChannel } from '#telephony/server/fetch-media.ts'
import { attachInboundLeg, keepInboundLeg } from '#telephony/server/legs.ts'
import { receiveStaffText } from '#telephony/server/receive-staff-text.ts'

export type Reception = 'stored' | 'known' | 'no_number'

/**
 * Takes in one text: stores it once, whatever the carrier repeats, finds or makes contact and conversation, applies
 * opt-out words before any bot sees them, and makes the conversation due. One transaction.
 */
export async function receiveSms(deps: TelephonyDeps, message: InboundMessage): Promise<Reception> {
  const db = deps.db.inLane('intake')
  const route = await findPhoneRoute(db, message.connectionId, message.to)
  if (!route) {
    deps.log.warn(
      { connectionId: message.connectionId, sid: message.sid },
      'text to a number that is not ours',
    )
    return 'no_number'
  }
  const isNew = await db.team(route.teamId, (tx) => takeIn(deps, tx, { message, route }))
  deps.metrics.count('parley_texts_in_total', { repeated: String(!isNew) })
  return isNew ? 'stored' : 'known'
}

async function takeIn(
  deps: TelephonyDeps,
  tx: Transaction,
  { message, route }: { message: InboundMessage; route: PhoneRoute },
): Promise<boolean> {
  const now = deps.clock.now()
  const legId = await keepInboundLeg(tx, { message, numberId: route.numberId, now })
  if (!legId) return false
  // STOP ends texts for the team's own people as for everybody; all else they write answers the notice they got.
  const isForCarrier = isOptOutWord(message.body)
  if (!isForCarrier && (await receiveStaffText(tx, { message, legId, now }))) return true
  const contact = await findOrCreateContact(tx, { phone: message.from, source: 'text', now })
  const optOut = recogniseOptOut(message.body, { optedOut: contact.stopState !== 'open' })
  const bot = route.botId ? await loadLiveBot(tx, route.botId) : null
  const received = await receiveMessage(tx, {
    bot,
    contactId: contact.id,
    numberId: route.numberId,
    channel: 'sms',
    text: message.body,
    media: message.media.map((media, index) => ({ id: `${legId}.${index}`, type: media.type, bytes: 0 })),
    now,
    isSample: deps.isSample ?? false,
    settled: settledBy(optOut.kind, contact, bot),
  })
  await attachInboundLeg(tx, {
    legId,
    messageId: received.messageId,
    conversationId: received.conversationId,
  })
  if (message.media.length > 0) tx.wake(mediaChannel)
  if (optOut.kind !== 'none') {
    await applyOptOut(deps, tx, { optOut, contact, message, route, received, now })
  } else if (contact.isNew) {
    await recordFirstWord(tx, { contact, message, messageId: received.messageId, now })
  }
  return true
}

/** Whoever writes first may be answered: that, and no more, is what their first text allows. */
function recordFirstWord(
  tx: Transaction,
  first: { contact: FoundContact; message: InboundMessage; messageId: string; now: Date },
): Promise<void> {
  const { contact, message, messageId, now } = first
  const { body: evidence, from: phone } = message
  const source = 'first_message'
  return recordConsent(tx, {
    contactId: contact.id,
    phone,
    state: 'implied',
    source,
    evidence,
    messageId,
    now,
  })
}

function isOptOutWord(body: string): boolean {
  const reading = recogniseOptOut(body, { optedOut: false })
  return reading.kind !== 'none' && reading.by === 'keyword'
}

/** Why the bot will not see this text, or null when it will. */
function settledBy(kind: string, contact: FoundContact, bot: LiveBot | null): string | null {
  if (kind !== 'none') return kind
  if (contact.stopState !== 'open') return 'stopped'
  return bot === null ? 'no_bot' : null
}
