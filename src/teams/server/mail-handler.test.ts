import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Intent, IntentPayloads } from '#outbox/intents.ts'
import { inviteMember } from '#teams/server/invite-member.ts'
import { listInvitations } from '#teams/server/list-invitations.ts'
import { listMails } from '#teams/server/list-mails.ts'
import { createMailHandler } from '#teams/server/mail-handler.ts'
import { createSmtpSender } from '#teams/server/smtp-sender.ts'
import { createTestTeams, type TestPerson, type TestTeams } from '../../../tests/support/test-teams.ts'

let house: TestTeams
let owner: TestPerson
let post: MailServer
beforeAll(async () => {
  house = await createTestTeams()
  owner = await house.install()
  post = await startMailServer()
})
beforeEach(() => {
  post.answer = '250 taken'
  post.letters.length = 0
})
afterAll(async () => {
  post.server.close()
  await house.close()
})

const handlerWith = (smtpUrl: string | null) =>
  createMailHandler({
    ...house.deps,
    sender: smtpUrl === null ? null : createSmtpSender({ smtpUrl, from: 'Parley <parley@example.com>' }),
  })
const context = () => ({ db: house.db, clock: house.clock, log: house.deps.log, isFresh: () => true })

/** An invitation and the intent that its mail waits for. */
async function owed(email: string, attempts = 1) {
  const teamId = owner.visitor.teamId ?? ''
  const invitation = await inviteMember(house.deps, owner.actor, { teamId, email, role: 'agent' })
  const rows = await house.db.system('claim-intents', (tx) =>
    tx.query<{ id: string; payload: IntentPayloads['mail.send'] }>(
      "select id, payload from outbox_intents where kind = 'mail.send' and recipient = $1",
      [email],
    ),
  )
  const payload = rows[0]?.payload
  if (!payload) throw new Error('Nothing is owed.')
  const times = { startedAt: null, createdAt: house.clock.now() }
  const state = { state: 'sending', attempts, epoch: 1, ...times } as const
  const intent: Intent<IntentPayloads['mail.send']> = {
    id: rows[0]?.id ?? '',
    teamId,
    kind: 'mail.send',
    key: payload.mailId,
    lane: '',
    recipient: email,
    payload,
    ...state,
  }
  return { invitation, intent }
}
const settle = (intent: Intent<IntentPayloads['mail.send']>, outcome: 'done' | 'refused') =>
  house.db.team(intent.teamId, (tx) =>
    handlerWith(null).settle(
      tx,
      intent,
      outcome === 'done'
        ? { kind: 'done', result: {} }
        : { kind: 'refused', rule: 'mail.server', reason: '', until: null },
    ),
  )

test('a mail leaves with its link in place of the mark', async () => {
  const { invitation, intent } = await owed('ana@example.com')
  expect(JSON.stringify(intent.payload)).not.toContain(new URL(invitation.link).searchParams.get('invite'))
  expect(await handlerWith(post.url).perform(context(), intent)).toEqual({ kind: 'done', result: {} })
  const letter = post.letters[0]?.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  expect(letter).toContain(invitation.link)
  expect(letter).toContain('To: ana@example.com')
  expect(letter).toContain(`Message-ID: <${intent.payload.mailId}@example.com>`)
  await settle(intent, 'done')
  const { items } = await listMails(house.deps, owner.actor, { limit: 1 })
  expect(items[0]).toMatchObject({ state: 'sent', link: null, to: 'ana@example.com' })
})

// Sabotage: in mail-handler.ts, allow without a sender.
test('without a mail server it is refused at the gate and listed with its link', async () => {
  const { invitation, intent } = await owed('ben@example.com')
  const verdict = await house.db.team(intent.teamId, (tx) => handlerWith(null).check(tx, intent))
  expect(verdict).toMatchObject({ kind: 'refuse', rule: 'mail.server' })
  await settle(intent, 'refused')
  const { items } = await listMails(house.deps, owner.actor, { limit: 1 })
  expect(items[0]).toMatchObject({ state: 'listed', link: invitation.link })
  const { teamId } = intent
  expect((await listInvitations(house.deps, owner.actor, { teamId }))[0]?.mail).toBe('listed')
})

// Sabotage: in smtp-sender.ts, treat every answer as one that may pass.
test('a server that is busy or away is asked again later, one that says never is not', async () => {
  const { intent } = await owed('cleo@example.com')
  post.answer = '451 busy with ana@example.com'
  const busy = await handlerWith(post.url).perform(context(), intent)
  expect(busy).toEqual({ kind: 'retry', afterMs: 30_000, error: 'The mail server answered 451.' })
  const away = await handlerWith('smtp://127.0.0.1:1').perform(context(), { ...intent, attempts: 3 })
  expect(away).toMatchObject({ kind: 'retry', afterMs: 120_000 })
  expect(
    await handlerWith('smtp://127.0.0.1:1').perform(context(), { ...intent, attempts: 8 }),
  ).toMatchObject({
    kind: 'failed',
  })
  post.answer = '550 no such mailbox'
  expect(await handlerWith(post.url).perform(context(), intent)).toEqual({
    kind: 'failed',
    error: 'The mail server answered 550.',
  })
})

test('nobody but the administrator sees the list', async () => {
  const stranger = await house.signUp()
  await expect(listMails(house.deps, stranger.actor, { limit: 10 })).rejects.toMatchObject({
    code: 'not_found',
  })
})

interface MailServer {
  server: Server
  url: string
  letters: string[]
  /** What it says to the whole letter. */
  answer: string
}

/** Just enough of SMTP to take a letter or refuse it. */
async function startMailServer(): Promise<MailServer> {
  const letters: string[] = []
  const made: MailServer = { server: createServer(), url: '', letters, answer: '250 taken' }
  made.server.on('connection', (socket) => {
    let text = ''
    let isLetter = false
    socket.write('220 here\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      text += chunk.toString()
      for (;;) {
        const end = text.indexOf(isLetter ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const line = text.slice(0, end)
        text = text.slice(end + (isLetter ? 5 : 2))
        if (isLetter) letters.push(line)
        socket.write(isLetter ? `${made.answer}\r\n` : `${line === 'DATA' ? '354 go on' : '250 fine'}\r\n`)
        isLetter = line === 'DATA'
      }
    })
  })
  await new Promise<void>((done) => made.server.listen(0, '127.0.0.1', done))
  const address = made.server.address()
  made.url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}?ignoreTLS=true`
  return made
}
