import { newId } from '#kit/ids.ts'
import { writeIntent } from '#outbox/server/write-intent.ts'
import type { Clock } from '#platform/clock.ts'
import type { Transaction } from '#platform/db/database.ts'
import { type Secrets, seal } from '#platform/secrets.ts'
import { obtainTeamKey } from './obtain-team-key.ts'
import { insertMail } from './record-store.ts'

export interface NewMail {
  teamId: string
  kind: 'invitation' | 'reset' | 'notice'
  to: string
  subject: string
  /** Plain words. `{link}` stands where the link goes. */
  text: string
  /** A path on this instance that opens a door; it is kept sealed and joined to the address when the mail leaves. */
  link?: { secrets: Secrets; path: string; aboutId: string; expiresAt: Date }
}

/** Owes a mail, in the caller's transaction. Without a mail server it ends up listed. Returns the mail's id. */
export async function sendMail(deps: { clock: Clock }, tx: Transaction, mail: NewMail): Promise<string> {
  const nowMs = deps.clock.now().getTime()
  const id = newId('mail', nowMs)
  const key = mail.link && (await obtainTeamKey({ ...deps, ...mail.link }, tx, mail.teamId))
  await insertMail(tx, {
    teamId: mail.teamId,
    id,
    kind: mail.kind,
    recipient: mail.to,
    subject: mail.subject,
    text: mail.text,
    sealedLink: key && mail.link ? seal(key, linkPlace(id), mail.link.path) : null,
    aboutId: mail.link?.aboutId ?? null,
    expiresAt: mail.link?.expiresAt ?? null,
  })
  await writeIntent(
    { ...tx, teamId: mail.teamId },
    {
      kind: 'mail.send',
      key: id,
      lane: `mail:${mail.to}`,
      recipient: mail.to,
      payload: { mailId: id, to: mail.to, subject: mail.subject, text: mail.text },
      nowMs,
    },
  )
  return id
}

/** Where a mail's sealed link stands. */
export function linkPlace(mailId: string) {
  return { table: 'mails', column: 'sealed_link', rowId: mailId }
}
