import twilio from 'twilio'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { replayJournal } from '#app/replay-journal.ts'
import { createHttpServer } from '#platform/http/create-http-server.ts'
import { createLog } from '#platform/log.ts'
import { createInjectedApp, emulatedAccount, type InjectedApp, ownOrigin } from '../support/inject-app.ts'
import { forgetSessions, password, seedTwoTeams, type World } from '../support/two-teams.ts'
import { callOperation, doors } from './call.ts'
import { goodInputs } from './good-inputs.ts'
import { operations } from './operations.ts'

/** Twenty things that no log line, figure or answer to somebody else may ever carry. */
const planted = {
  phones: ['+15035550181', '+15035550182', '+15035550183', '5035550184'],
  names: ['Quintessa Plumwhistle', 'Bartholomew Okonkwo-Vance', 'Zephyrine'],
  words: ['xylophone-boiler', 'my daughter is ill', 'gate code 7731', 'marmalade flood', 'please delete my card 4242424242424242'],
  emails: ['quintessa@plumwhistle.example', 'bart+news@okonkwo.example', 'zeph@rine.example'],
  tokens: ['a-very-secret-password', 'wrong-secret-guess', 'planted-reset-token-000', 'planted-session-token-000', 'planted-signature-000'],
} // biome-ignore format: one readable block
const all = Object.values(planted).flat()

let app: InjectedApp
let world: World
beforeAll(async () => {
  app = await createInjectedApp()
  world = await seedTwoTeams(app)
})
afterAll(() => app?.close())

it('plants twenty things', () => expect(new Set(all).size).toBe(20))

it('keeps people out of the log, the figures and the answers to others, whatever happens to their requests', async () => {
  // Sabotage: log `{ input }` in mountApi, the hook's body in receiveHook, or an error's message in describeError.
  await signUpAndIn()
  await everyOperation()
  await texts()
  await failingRequests()
  const log = app.logged()
  expect(log.split('\n').length).toBeGreaterThan(5)
  expect(all.filter((word) => log.includes(word))).toEqual([])
  const figures = await app.server.inject({ url: '/metrics' })
  expect(figures.statusCode).toBe(200)
  expect(all.filter((word) => figures.body.includes(word))).toEqual([])
  for (const secret of [password, emulatedAccount.authToken, world.resetToken, world.openInvitationToken]) {
    expect(log.includes(secret)).toBe(false)
  }
  for (const { cookie } of [world.administrator, world.south.owner])
    expect(log.includes(cookie.split('=')[1] ?? '')).toBe(false)
}, 120_000)

it('reduces an error to its kind and place, however deep its words are', () => {
  const lines: string[] = []
  const log = createLog('trace', { write: (line: string) => void lines.push(line) })
  const [phone = '', name = '', word = ''] = [planted.phones[0], planted.names[0], planted.words[0]]
  const cause = Object.assign(new Error(`Key (phone)=(${phone}) already exists.`), {
    code: '23505',
    detail: word,
    where: name,
  })
  const error = Object.assign(new Error(`Failed query: insert ${word}`, { cause }), {
    params: [phone, name],
    query: word,
  })
  error.name = 'Error'
  log.error({ err: error }, 'failed')
  log.warn(error)
  log.info(
    {
      from: phone,
      to: phone,
      body: word,
      request: { email: planted.emails[0], headers: { cookie: planted.tokens[3] } },
    },
    'seen',
  )
  log.error({ error: cause }, 'under another name')
  log.error({ err: new Error(word, { cause: new Error(name, { cause: new Error(phone) }) }) })
  log.error({ err: `${word}` }, 'not even an error')
  expect(all.filter((one) => lines.join('').includes(one))).toEqual([])
  expect(lines.join('')).toContain('23505')
})

it('says nothing of what crashed to whoever asked', async () => {
  const lines: string[] = []
  const log = createLog('trace', { write: (line: string) => void lines.push(line) })
  const server = createHttpServer({ log, publicOrigin: () => null })
  server.get('/crash', { config: { policy: 'anyone' } }, () => {
    throw Object.assign(new Error(`select * from users where email = '${planted.emails[0]}'`), {
      detail: planted.names[0],
    })
  })
  const answer = await server.inject({ url: `/crash?phone=${encodeURIComponent(planted.phones[0] ?? '')}` })
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['content-type']).toContain('application/problem+json')
  expect(all.filter((word) => (answer.body + lines.join('')).includes(word))).toEqual([])
  expect(answer.body).not.toMatch(/select|stack|at /)
  expect(lines.join('')).toContain(String(answer.headers['x-request-id']))
})

async function ask(name: string, input: unknown, cookie: string | null = null) {
  const operation = operations.find((one) => one.name === name)
  if (!operation) throw new Error(`There is no operation ${name}.`)
  return callOperation(app.server, { operation, input, asking: { door: '/api/v1', cookie } })
}

async function signUpAndIn(): Promise<void> {
  const [name = '', email = '', secret = ''] = [planted.names[0], planted.emails[0], planted.tokens[0]]
  const other = planted.emails[1] ?? ''
  expect(
    (await ask('auth.signUp', { name, email, password: secret, teamName: planted.names[1], timeZone: 'UTC' }))
      .statusCode,
  ).toBe(200)
  const again = await ask('auth.signUp', { name, email, password: secret })
  expect(again.statusCode).toBe(400)
  for (const address of [email, other]) {
    const answer = await ask('auth.signIn', { email: address, password: planted.tokens[1] })
    expect(answer.statusCode).toBe(401)
    expect(all.filter((word) => answer.body.includes(word))).toEqual([])
  }
  await ask('auth.requestReset', { email })
  await ask('auth.resetPassword', { token: planted.tokens[2], password: secret })
  await ask('auth.sessions', undefined, `parley_session=${planted.tokens[3]}.x`)
  await ask(
    'invitations.create',
    { teamId: world.north.teamId, email: planted.emails[2], role: 'agent' },
    world.north.owner.cookie,
  )
}

/** Every operation with planted words in every text it takes, as somebody who may and as somebody who may not. */
async function everyOperation(): Promise<void> {
  for (const operation of operations) {
    for (const door of doors) {
      const good = (await goodInputs[operation.name]?.({ app, world, who: world.north.owner })) as
        | Record<string, unknown>
        | undefined
      const keys = Object.keys(operation.schema.properties ?? {})
      const texts = Object.fromEntries(keys.map((key, index) => [key, all[index % all.length]]))
      const named = {
        ...good,
        name: planted.names[2],
        note: planted.words[3],
        label: planted.words[2],
        evidence: planted.words[1],
      }
      for (const input of [texts, named]) {
        for (const { cookie } of door === '/api/rpc'
          ? [world.north.owner]
          : [world.north.owner, world.administrator]) {
          await app.rehearse(() => callOperation(app.server, { operation, input, asking: { door, cookie } }))
          forgetSessions(app, world)
        }
      }
    }
  }
}

async function texts(answers: number[] = [200, 403]): Promise<void> {
  const connection = app.ground.carriers.ids()[0] ?? ''
  const bodies = [
    ...planted.words,
    'STOP',
    'please stop texting me',
    'START',
    `call me, ${planted.names[1]}, at ${planted.phones[3]}`,
  ]
  for (const [index, body] of bodies.entries()) {
    for (const to of [world.north.phone, planted.phones[2] ?? '']) {
      for (const isSigned of [true, false]) {
        const form = {
          MessageSid: `SM${String(index).padStart(32, '7')}`,
          From: planted.phones[0] ?? '',
          To: to,
          Body: body,
          NumMedia: '0',
        }
        const url = `/hooks/twilio/${connection}/messages`
        const signature = isSigned
          ? twilio.getExpectedTwilioSignature(emulatedAccount.authToken, `${ownOrigin}${url}`, form)
          : (planted.tokens[4] ?? '')
        const headers = {
          'content-type': 'application/x-www-form-urlencoded',
          'x-twilio-signature': signature,
        }
        const answer = await app.server.inject({
          method: 'POST',
          url,
          headers,
          payload: new URLSearchParams(form).toString(),
        })
        expect(answers).toContain(answer.statusCode)
        expect(all.filter((word) => answer.body.includes(word))).toEqual([])
      }
    }
  }
}

/** Handlers that crash with people's words in the error, in requests and in webhooks. */
async function failingRequests(): Promise<void> {
  const [phone = '', name = '', word = ''] = [planted.phones[1], planted.names[1], planted.words[1]]
  const crash = () => {
    throw Object.assign(new Error(`duplicate key (${phone}) ${word}`), {
      detail: name,
      parameters: [phone],
      code: 'XX000',
    })
  }
  const { takeEvent } = app.rooms
  app.rooms.takeEvent = async () => crash()
  await texts([403, 500])
  app.rooms.takeEvent = takeEvent
  const entry = {
    id: 'jnl_x',
    kind: 'hook-events',
    at: '',
    content: [{ kind: 'message.received', content: { from: phone, body: word } }],
  }
  const journal = {
    recovered: () => [{ ...entry, isSettled: false }],
    settle: () => undefined,
    forget: () => undefined,
  }
  await replayJournal({ db: app.db, journal: journal as never, log: app.ground.log }, async () =>
    crash(),
  ).catch(() => undefined)
}
