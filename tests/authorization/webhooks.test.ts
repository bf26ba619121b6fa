import twilio from 'twilio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashTables } from '../support/fill-tables.ts'
import {
  createInjectedApp,
  emulatedAccount,
  type InjectedApp,
  liveAccount,
  ownOrigin,
} from '../support/inject-app.ts'
import { seedTwoTeams, type World } from '../support/two-teams.ts'
import { contentTypes } from './bad-values.ts'
import { problemIn } from './call.ts'

let app: InjectedApp
let world: World
let live: string
let emulated: string
beforeAll(async () => {
  app = await createInjectedApp()
  world = await seedTwoTeams(app)
  emulated = app.ground.carriers.ids()[0] ?? ''
  live = 'conn_06gynakd0000wnezdnmmjm45cc'
})
afterAll(() => app?.close())

type Form = Record<string, string>
const textOf = (more: Form = {}): Form => ({
  MessageSid: `SM${'a'.repeat(32)}`,
  AccountSid: emulatedAccount.accountSid,
  From: '+15035550177',
  To: world.north.phone,
  Body: 'Do you fix boilers?',
  NumMedia: '0',
  NumSegments: '1',
  ...more,
})

interface Hook {
  connection?: string
  path?: string
  form: Form
  token?: string
  /** What the signature is made over, where that is not what is sent. */
  signedUrl?: string
  signedForm?: Form
  signature?: string | null
  type?: string
  body?: string
  headers?: Record<string, string>
}

function post(hook: Hook) {
  const url = `/hooks/twilio/${hook.connection ?? emulated}/${hook.path ?? 'messages'}`
  const token = hook.token ?? emulatedAccount.authToken
  const made = twilio.getExpectedTwilioSignature(
    token,
    hook.signedUrl ?? `${ownOrigin}${url}`,
    hook.signedForm ?? hook.form,
  )
  const signature = hook.signature === undefined ? made : hook.signature
  return app.server.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': hook.type ?? 'application/x-www-form-urlencoded',
      ...(signature === null ? {} : { 'x-twilio-signature': signature }),
      ...hook.headers,
    },
    payload: hook.body ?? new URLSearchParams(hook.form).toString(),
  })
}

const bookless = async (work: () => Promise<void>) =>
  app.rehearse(async () => {
    const before = await hashTables(app.db)
    await work()
    expect(await hashTables(app.db)).toEqual(before)
  })

describe('a webhook', () => {
  it('is taken when it is signed, from whatever origin, once however often it comes', async () => {
    await app.rehearse(async () => {
      const first = await post({
        form: textOf(),
        headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      })
      expect(first.statusCode, first.body).toBe(200)
      const stored = await hashTables(app.db)
      for (let again = 0; again < 3; again++) expect((await post({ form: textOf() })).statusCode).toBe(200)
      expect(await hashTables(app.db)).toEqual(stored)
    })
  })

  it('is refused when its signature is missing, wrong, or made for something else; nothing is kept', async () => {
    // Sabotage: let verify return true without a header, or sign over the address without its query.
    const form = textOf()
    const right = twilio.getExpectedTwilioSignature(
      emulatedAccount.authToken,
      `${ownOrigin}/hooks/twilio/${emulated}/messages`,
      form,
    )
    const forged: [string, Hook][] = [
      ['none', { form, signature: null }],
      ['empty', { form, signature: '' }],
      ['nonsense', { form, signature: 'nonsense' }],
      ['cut short', { form, signature: right.slice(0, -2) }],
      ['in lower case', { form, signature: right.toLowerCase() }],
      ['twice', { form, signature: `${right}, ${right}` }],
      ["another account's token", { form, token: liveAccount.authToken }],
      ['the wrong token', { form, token: '' }],
      ['another address', { form, signedUrl: `${ownOrigin}/hooks/twilio/${emulated}/statuses` }],
      ['another host', { form, signedUrl: `https://evil.example/hooks/twilio/${emulated}/messages` }],
      ['without TLS', { form, signedUrl: `http://parley.example.com/hooks/twilio/${emulated}/messages` }],
      ['another connection', { form, signedUrl: `${ownOrigin}/hooks/twilio/${live}/messages` }],
      ['a changed word', { form: textOf({ Body: 'Send money' }), signedForm: form }],
      ['a changed sender', { form: textOf({ From: '+15035550178' }), signedForm: form }],
      ['one more parameter', { form: textOf({ Extra: '1' }), signedForm: form }],
      ['one parameter less', { form, signedForm: textOf({ Extra: '1' }) }],
      ['a space trimmed', { form: textOf({ Body: 'a' }), signedForm: textOf({ Body: 'a ' }) }],
      ['a parameter twice', { form, body: `${new URLSearchParams(form)}&From=%2B15035550179` }],
      ['a query more', { form, path: 'messages?x=1', signedUrl: `${ownOrigin}/hooks/twilio/${emulated}/messages` }],
      ['a host that the request claims', { form, signedUrl: `https://evil.example/hooks/twilio/${emulated}/messages`, headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' } }],
      ...contentTypes.filter(([type]) => !type?.startsWith('application/x-www-form')).map(([type, body]): [string, Hook] => [`content type ${type}`, { form, type: type ?? '', body }]),
    ] // biome-ignore format: one readable table
    await bookless(async () => {
      for (const [name, hook] of forged) {
        const answer = await post(hook)
        expect([400, 403, 415], `${name}: ${answer.body}`).toContain(answer.statusCode)
        expect(problemIn(answer)?.code, name).toBeTruthy()
      }
    })
  })

  it('is refused by 2,000 random signatures', async () => {
    await bookless(async () => {
      for (let index = 0; index < 2000; index++) {
        const signature = Buffer.from(crypto.getRandomValues(new Uint8Array(20))).toString('base64')
        expect((await post({ form: textOf(), signature })).statusCode).toBe(403)
      }
    })
  })

  it('of a connection, provider or name that does not exist is not found', async () => {
    await bookless(async () => {
      const unknown = [live, 'conn_x', '__proto__', '%00', world.north.teamId, `${emulated}%20`]
      for (const connection of unknown) {
        const answer = await post({ form: textOf(), connection })
        expect([400, 403, 404], connection).toContain(answer.statusCode)
        expect(problemIn(answer), connection).not.toBeNull()
      }
      for (const provider of ['builtin', 'none', 'constructor']) {
        const answer = await app.server.inject({
          method: 'POST',
          url: `/hooks/${provider}/${emulated}/messages`,
          payload: 'a=b',
        })
        expect(answer.statusCode).toBe(404)
      }
      for (const path of ['', 'none', 'messages/more', '../messages', 'calls']) {
        const answer = await post({
          form: textOf(),
          path,
          signedUrl: `${ownOrigin}/hooks/twilio/${emulated}/${path}`,
        })
        expect([400, 403, 404], path).toContain(answer.statusCode)
      }
    })
  })

  it('that lacks what it must say is refused with the name of it, and one for nobody is let go', async () => {
    await bookless(async () => {
      for (const missing of ['MessageSid', 'From', 'To']) {
        for (const value of [undefined, '', 'x'.repeat(201), 'a\u0000b']) {
          const { [missing]: _gone, ...rest } = textOf()
          const answer = await post({ form: value === undefined ? rest : { ...rest, [missing]: value } })
          expect(answer.statusCode, `${missing} ${value?.slice(0, 5)}`).toBe(400)
          expect(answer.body).toContain(missing)
        }
      }
      for (const form of [{ MessageSid: 'SMx' }, { MessageStatus: 'sent' }, {}] as Form[]) {
        expect((await post({ form, path: 'statuses' })).statusCode).toBe(400)
      }
      expect((await post({ form: textOf({ To: '+15035550100' }) })).statusCode).toBe(200)
      expect(
        (await post({ form: { MessageSid: 'SMx', MessageStatus: 'sent' }, path: 'statuses' })).statusCode,
      ).toBe(204)
      expect(
        (await post({ form: { MessageSid: 'SMx', MessageStatus: 'no such word' }, path: 'statuses' }))
          .statusCode,
      ).toBe(204)
    })
  })

  it('that is signed and strange is taken in without a fault, and kept from nobody', async () => {
    const strange: Form[] = [
      { Body: '' }, { Body: 'x'.repeat(100_000) }, { Body: 'a\u0000b' }, { Body: '\ud800' }, { Body: `'; drop table messages; --` },
      { NumMedia: '1e309' }, { NumMedia: '-1' }, { NumMedia: '10', MediaUrl0: 'file:///etc/passwd', MediaContentType0: 'image/png' },
      { NumMedia: '1', MediaUrl0: 'http://169.254.169.254/latest', MediaContentType0: 'x'.repeat(5000) }, { NumSegments: '1e309' },
      { NumSegments: '-5' }, { NumSegments: '99999999999999' }, { NumSegments: '1.5' }, { From: 'Somebody' }, { From: '+' },
      { __proto__x: '1', constructor: 'x', toString: 'y' },
    ] // biome-ignore format: one readable block
    for (const [index, more] of strange.entries()) {
      await app.rehearse(async () => {
        const sid = `SM${String(index).padStart(32, '0')}`
        const answer = await post({ form: textOf({ ...more, MessageSid: sid }) })
        expect(answer.statusCode, JSON.stringify(more).slice(0, 80)).toBe(200)
        const rows = await app.db.team(world.north.teamId, (tx) =>
          tx.query('select 1 from sms_legs where sid = $1', [sid]),
        )
        expect(rows.length, JSON.stringify(more).slice(0, 80)).toBe(1)
      })
    }
  })
})
