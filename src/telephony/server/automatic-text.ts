import { writeIntent } from '#outbox/server/write-intent.ts'
import type { Transaction } from '#platform/db/database.ts'
import { loadLiveProfile } from '#teams/server/load-live-profile.ts'

export type PurposeOfAutomaticText = 'stopped' | 'restored' | 'help'

/** Owes the contact the one plain text that follows STOP, START or HELP where the carrier does not send it. */
export async function writeAutomaticText(
  tx: Transaction,
  text: { purpose: PurposeOfAutomaticText; numberId: string; to: string; key: string; now: Date },
): Promise<void> {
  const { profile } = await loadLiveProfile(tx)
  await writeIntent(tx, {
    kind: 'message.send',
    key: `${text.purpose}:${text.key}`,
    lane: `automatic:${text.to}`,
    recipient: text.to,
    nowMs: text.now.getTime(),
    payload: {
      numberId: text.numberId,
      to: text.to,
      body: bodies[text.purpose](profile.name),
      mediaUrls: [],
      purpose: 'confirmation',
      conversationId: null,
      messageId: null,
      turnId: null,
      coversSeq: null,
      taskId: null,
    },
  })
}

const bodies: Record<PurposeOfAutomaticText, (business: string) => string> = {
  stopped: (business) =>
    `${business}: you will get no more texts from us. Reply START if you change your mind.`,
  restored: (business) => `${business}: texts are on again. Reply STOP at any time to end them.`,
  help: (business) => `${business}: ask us anything by text, or reply STOP to get no more texts.`,
}
