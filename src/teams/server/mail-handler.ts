import type { Intent, IntentPayloads } from '#outbox/intents.ts'
import type { HandlerContext, IntentHandler, Performance } from '#outbox/ports.ts'
import { open, type Secrets } from '#platform/secrets.ts'
import type { MailSender } from '#teams/ports.ts'
import { obtainTeamKey } from './obtain-team-key.ts'
import { findMail, setMailState } from './record-store.ts'
import { linkPlace } from './send-mail.ts'

const maxAttempts = 8
const firstRetryMs = 30_000
const longestRetryMs = 3600_000

type MailIntent = Intent<IntentPayloads['mail.send']>

/** How owed mail leaves. Without a server it is refused at the gate and listed, with its link to copy. */
export function createMailHandler(deps: {
  secrets: Secrets
  sender: MailSender | null
  publicUrl(): string
}): IntentHandler<'mail.send'> {
  return {
    kind: 'mail.send',
    check: async () =>
      deps.sender
        ? { kind: 'allow', rule: 'mail.server', reason: 'A mail server is set up.' }
        : {
            kind: 'refuse',
            rule: 'mail.server',
            reason: 'No mail server is set up; the mail is listed instead.',
          },
    perform: (context, intent) => perform(deps, context, intent),
    // A mail sent twice under one Message-ID shows once in most mailboxes, and one not sent helps nobody.
    resolve: async () => 'not-done',
    settle: async (tx, intent, outcome) => {
      if (outcome.kind === 'held') return
      const state = outcome.kind === 'done' ? 'sent' : outcome.kind === 'failed' ? 'failed' : 'listed'
      await setMailState(tx, { teamId: intent.teamId, id: intent.payload.mailId }, state)
    },
  }
}

async function perform(
  deps: { secrets: Secrets; sender: MailSender | null; publicUrl(): string },
  context: HandlerContext,
  intent: MailIntent,
): Promise<Performance> {
  if (!deps.sender) return { kind: 'failed', error: 'No mail server is set up.' }
  const { mailId, to, subject } = intent.payload
  const text = await context.db.team(intent.teamId, async (tx) => {
    const mail = await findMail(tx, intent.teamId, mailId)
    if (!mail) return null
    if (!mail.sealedLink) return mail.text
    const path = open(
      await obtainTeamKey({ ...deps, clock: context.clock }, tx, intent.teamId),
      linkPlace(mailId),
      mail.sealedLink,
    )
    return mail.text.replaceAll('{link}', deps.publicUrl() + path)
  })
  if (text === null) return { kind: 'failed', error: 'The mail is no longer there.' }
  const outcome = await deps.sender.send({ id: mailId, to, subject, text })
  if (outcome.kind === 'sent') return { kind: 'done', result: {} }
  if (outcome.kind === 'refused' || intent.attempts >= maxAttempts)
    return { kind: 'failed', error: outcome.error }
  const afterMs = Math.min(longestRetryMs, firstRetryMs * 2 ** Math.max(0, intent.attempts - 1))
  return { kind: 'retry', afterMs, error: outcome.error }
}
