import { gunzipSync } from 'node:zlib'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { hashTables } from '../support/fill-tables.ts'
import { createInjectedApp, type InjectedApp, ownOrigin } from '../support/inject-app.ts'
import { forgetSessions, type Person, password, seedTwoTeams, type World } from '../support/two-teams.ts'
import { callOperation, doors, problemIn, requestOf } from './call.ts'
import { goodInputs } from './good-inputs.ts'
import { isRead, operations } from './operations.ts'
import { plainRoutes } from './plain-routes.ts'
import { bestAsker } from './probes.ts'

let app: InjectedApp
let world: World
beforeAll(async () => {
  app = await createInjectedApp()
  world = await seedTwoTeams(app)
})
afterAll(() => app?.close())

const foreign: [name: string, headers: Record<string, string>][] = [
  ['evil', { origin: 'https://evil.example' }],
  ['null', { origin: 'null' }],
  ['a subdomain', { origin: 'https://x.parley.example.com' }],
  ['a name that ends alike', { origin: 'https://notparley.example.com' }],
  ['a name that begins alike', { origin: 'https://parley.example.com.evil.example' }],
  ['another port', { origin: 'https://parley.example.com:8443' }],
  ['without TLS', { origin: 'http://parley.example.com' }],
  ['another port of this machine', { origin: 'http://localhost:8080' }],
  ['with a user', { origin: 'https://parley.example.com@evil.example' }],
  ['look-alike letters', { origin: 'https://pаrley.example.com' }],
  ['two of them', { origin: 'https://parley.example.com, https://evil.example' }],
  ['empty', { origin: '' }],
  ['a browser that says cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['a browser that says same-site', { 'sec-fetch-site': 'same-site' }],
  ['cross-site with our own origin', { origin: ownOrigin, 'sec-fetch-site': 'cross-site' }],
  ['a forwarded host', { origin: 'https://evil.example', 'x-forwarded-host': 'parley.example.com' }],
]
/** All of them in the full run; else every fourth, another for each operation, so that each is tried with many. */
const foreignFor = (at: number) =>
  foreign.filter((_, place) => inject('testMatrix') === 'full' || (place + at) % 4 === 0)
const own: [name: string, headers: Record<string, string>][] = [
  ['the public address', { origin: ownOrigin, 'sec-fetch-site': 'same-origin' }],
  ['the address that was asked', { origin: 'http://localhost', host: 'localhost' }],
  ['a program', {}],
]

describe.each(doors)('%s', (door) => {
  it("refuses another site's page whatever it wants to do, and changes nothing", async () => {
    // Sabotage: compare with startsWith in refuseForeignOrigin, or let `null` pass.
    await app.rehearse(async () => {
      const before = await hashTables(app.db)
      for (const [at, operation] of operations.filter((one) => !isRead(one)).entries()) {
        const input = await goodInputs[operation.name]?.({ app, world, who: world.north.owner })
        for (const [name, headers] of foreignFor(at)) {
          const { cookie } = bestAsker(operation, world)
          const answer = await callOperation(app.server, {
            operation,
            input,
            asking: { door, cookie, headers },
          })
          expect(answer.statusCode, `${operation.name} from ${name}`).toBe(403)
          expect(problemIn(answer)?.code, `${operation.name} from ${name}`).toBe('forbidden')
        }
      }
      expect(await hashTables(app.db)).toEqual(before)
    })
  })

  it.each(own)('lets %s act', async (_name, headers) => {
    const operation = operations.find(({ name }) => name === 'auth.updateMe')
    if (!operation) throw new Error('There is no auth.updateMe.')
    const answer = await app.rehearse(() =>
      callOperation(app.server, {
        operation,
        input: { name: 'Nora North' },
        asking: { door, cookie: world.north.owner.cookie, headers },
      }),
    )
    expect(answer.statusCode, answer.body).toBe(200)
  })
})

describe('headers', () => {
  const wanted = {
    'content-security-policy': /default-src 'none'.*script-src 'self';.*frame-ancestors 'none'/,
    'x-content-type-options': /^nosniff$/,
    'x-frame-options': /^DENY$/,
    'referrer-policy': /^same-origin$/,
    'cross-origin-opener-policy': /^same-origin$/,
    'cross-origin-resource-policy': /^same-origin$/,
    'permissions-policy': /camera=\(\)/,
    'x-request-id': /^req_\w{26}$/,
    'cache-control': /./,
  }
  const expectHeaders = (answer: LightMyRequestResponse, label: string) => {
    for (const [name, pattern] of Object.entries(wanted)) {
      expect(String(answer.headers[name] ?? 'missing'), `${label}: ${name}`).toMatch(pattern)
    }
    const script = String(answer.headers['content-security-policy']).match(/script-src[^;]*/)?.[0]
    expect(script, label).toBe("script-src 'self'")
    const cors = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))
    expect(cors, label).toEqual([])
    expect(answer.headers['x-powered-by'] ?? answer.headers.server, label).toBeUndefined()
  }

  it('are on every answer of every route, good or bad, and no other origin is ever let in', async () => {
    const pages = [
      '/',
      '/login',
      '/bots',
      '/conversations/x',
      '/none/at/all',
      '/api/none',
      '/api/v1/bots/%',
      '/hooks/x',
    ]
    const addresses = [...plainRoutes.map(({ example }) => example), ...pages]
    const asked = addresses.flatMap((url) =>
      (['GET', 'POST', 'OPTIONS', 'HEAD', 'PUT'] as const).map((method) => ({ method, url })),
    )
    for (const { method, url } of asked) {
      for (const origin of ['https://evil.example', 'null', ownOrigin]) {
        const headers = { origin, 'access-control-request-method': 'POST', cookie: world.north.owner.cookie }
        expectHeaders(await app.server.inject({ method, url, headers }), `${method} ${url} from ${origin}`)
      }
    }
  })

  it('are on the answers of every operation', async () => {
    for (const operation of operations) {
      const input = await goodInputs[operation.name]?.({ app, world, who: world.north.owner })
      for (const door of doors) {
        const { cookie } = bestAsker(operation, world)
        const answer = await app.rehearse(() =>
          callOperation(app.server, {
            operation,
            input: isRead(operation) ? input : {},
            asking: { door, cookie },
          }),
        )
        forgetSessions(app, world)
        expectHeaders(answer, `${door} ${operation.name}`)
        expect(answer.headers['cache-control']).toBe('no-store')
      }
    }
  })

  it('ask for https for good where it is served', async () => {
    const plain = await app.server.inject({ url: '/livez' })
    expect(plain.headers['strict-transport-security']).toBeUndefined()
    const proxied = await app.server.inject({ url: '/livez', headers: { 'x-forwarded-proto': 'https' } })
    expect(proxied.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
  })
})

describe('sessions', () => {
  const ask = (name: string, input: unknown, cookie: string | null, headers?: Record<string, string>) => {
    const operation = operations.find((one) => one.name === name)
    if (!operation) throw new Error(`There is no operation ${name}.`)
    return callOperation(app.server, {
      operation,
      input,
      asking: { door: '/api/v1', cookie, ...(headers ? { headers } : {}) },
    })
  }
  const signIn = (cookie: string | null) =>
    ask('auth.signIn', { email: world.north.owner.email, password }, cookie)
  const cookieOf = (answer: LightMyRequestResponse) => String([answer.headers['set-cookie']].flat()[0] ?? '')
  const isSignedIn = async (cookie: string) =>
    (await ask('auth.sessions', undefined, cookie)).statusCode === 200

  it('come in a cookie that no script reads and no other site sends', async () => {
    await app.rehearse(async () => {
      for (const answer of [await signIn(null), await ask('auth.signOut', {}, world.north.owner.cookie)]) {
        const parts = cookieOf(answer).split('; ').slice(1)
        expect(parts).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure']))
        expect(parts.some((part) => part.startsWith('Domain'))).toBe(false)
      }
    })
  })

  it('are new with each sign-in, whatever the browser brought', async () => {
    await app.rehearse(async () => {
      const planted = 'parley_session=planted-by-somebody.else'
      const before = world.south.owner.cookie
      for (const brought of [planted, before, world.north.owner.cookie]) {
        const given = cookieOf(await signIn(brought)).split(';')[0] ?? ''
        expect(given).toMatch(/^parley_session=\w+/)
        expect(given).not.toBe(brought)
        expect(await isSignedIn(given)).toBe(true)
      }
      expect(await isSignedIn(planted)).toBe(false)
    })
  })

  it('end with a change of the password, all but the new one', async () => {
    await app.rehearse(async () => {
      forgetSessions(app, world)
      const other = cookieOf(await signIn(null)).split(';')[0] ?? ''
      expect(await isSignedIn(other)).toBe(true)
      const change = { currentPassword: password, newPassword: 'another good password' }
      const answer = await ask('auth.changePassword', change, world.north.owner.cookie)
      expect(answer.statusCode).toBe(200)
      expect(await isSignedIn(other)).toBe(false)
      expect(await isSignedIn(world.north.owner.cookie)).toBe(false)
      expect(await isSignedIn(cookieOf(answer).split(';')[0] ?? '')).toBe(true)
    })
    forgetSessions(app, world)
  })

  it('end with a reset of the password, every one', async () => {
    await app.rehearse(async () => {
      forgetSessions(app, world)
      expect(await isSignedIn(world.south.owner.cookie)).toBe(true)
      const reset = { token: world.resetToken, password: 'another good password' }
      expect((await ask('auth.resetPassword', reset, null)).statusCode).toBe(200)
      expect(await isSignedIn(world.south.owner.cookie)).toBe(false)
    })
    forgetSessions(app, world)
  })

  it('cannot be made up or changed', async () => {
    const [name = '', value = ''] = world.north.owner.cookie.split('=')
    const [token = '', signature = ''] = value.split('.')
    const tricks = [
      token,
      `${token}.`,
      `.${signature}`,
      `${token}.${signature.slice(0, -1)}`,
      `${token}x.${signature}`,
      `${token}.${signature}.x`.replace('.x', 'x'),
      `${token.toUpperCase()}.${signature}`,
      `${token}.${'A'.repeat(43)}`,
    ]
    for (const trick of tricks) expect(await isSignedIn(`${name}=${trick}`), trick).toBe(false) // biome-ignore format: readable
  })
})

describe('an installation', () => {
  it('takes the setup token from everybody but this machine itself', async () => {
    const operation = operations.find(({ name }) => name === 'install.status')
    if (!operation) throw new Error('There is no install.status.')
    const fresh = await createInjectedApp()
    const needsToken = async (ip: string, headers: Record<string, string>) => {
      const answer = await callOperation(fresh.server, {
        operation,
        input: undefined,
        asking: { door: '/api/v1', ip, headers },
      })
      return (answer.json() as { needsSetupToken: boolean }).needsSetupToken
    }
    expect(await needsToken('127.0.0.1', { host: 'localhost:3000' })).toBe(false)
    expect(await needsToken('::1', { host: '[::1]:3000' })).toBe(false)
    expect(await needsToken('203.0.113.9', { host: 'localhost:3000' })).toBe(true)
    expect(await needsToken('203.0.113.9', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' })).toBe(true)
    // Sabotage: take trustProxy out; then a proxy on this machine makes everybody somebody of this machine.
    expect(await needsToken('127.0.0.1', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' })).toBe(true)
    // A foreign name that leads to 127.0.0.1.
    expect(await needsToken('127.0.0.1', { host: 'evil.example:3000' })).toBe(true)
    await fresh.close()
  })
})

describe('what nobody asked for', () => {
  const extras = {
    id: 'usr_planted', teamId: 'team_planted', team_id: 'team_planted', organizationId: 'team_planted', userId: 'usr_planted',
    role: 'owner', isAdministrator: true, is_administrator: true, createdAt: '2001-01-01T00:00:00.000Z', plan: 'unlimited',
    credits: 1e9, status: 'archived', emailVerified: true, isSample: true, activeOrganizationId: 'team_planted', actor: { kind: 'system' },
  } // biome-ignore format: one readable block

  it.each(operations.filter((one) => !isRead(one)))(
    '$name takes no field that it does not name',
    async (operation) => {
      // Sabotage: spread the input into an insert or update of the operation.
      const known = Object.keys(operation.schema.properties ?? {})
      const added = Object.fromEntries(
        Object.entries({ ...extras, teamId: world.south.teamId, userId: world.south.owner.userId }).filter(
          ([key]) => !known.includes(key),
        ),
      )
      for (const door of doors) {
        const seen: unknown[] = []
        for (const more of [{}, added]) {
          await app.rehearse(async () => {
            forgetSessions(app, world)
            const who = bestAsker(operation, world)
            const good = (await goodInputs[operation.name]?.({ app, world, who })) as object | undefined
            const { method, url } = requestOf(operation, good ?? {}, door)
            const body = { ...good, ...more }
            const answer = await app.server.inject({
              method,
              url,
              headers: { cookie: who.cookie, 'content-type': 'application/json' },
              payload: JSON.stringify(door === '/api/rpc' ? { json: body } : body),
            })
            seen.push({ status: answer.statusCode, ...(await privileges()) })
          })
        }
        const [{ status } = { status: 0 }] = seen as { status: number }[]
        expect(status, door).toBeLessThan(operation.name === 'install.create' ? 404 : 400)
        expect(seen[1], door).toEqual(seen[0])
      }
    },
  )

  it('a prototype is not written to', async () => {
    for (const body of [
      '{"__proto__":{"isAdministrator":true},"name":"X"}',
      '{"name":"X","constructor":{"prototype":{"role":"owner"}}}',
    ]) {
      for (const payload of [body, `{"json":${body},"meta":[[0,"__proto__","x"]]}`]) {
        const headers = { cookie: world.people.viewer.cookie, 'content-type': 'application/json' }
        await app.rehearse(async () => {
          await app.server.inject({ method: 'PATCH', url: '/api/v1/auth/me', headers, payload })
          await app.server.inject({ method: 'POST', url: '/api/rpc/auth/updateMe', headers, payload })
        })
        expect(
          ({} as Record<string, unknown>).isAdministrator ?? ({} as Record<string, unknown>).role,
        ).toBeUndefined()
      }
    }
  })

  /** Who may do what, and whose rows there are how many of. */
  async function privileges(): Promise<Record<string, unknown>> {
    return app.db.system('admin-search', async (tx) => {
      const rows = async (text: string) => (await tx.query<{ line: string }>(text)).map(({ line }) => line)
      const known = `('${world.north.teamId}', '${world.south.teamId}')`
      return {
        administrators: await rows('select id as line from users where is_administrator or email_verified order by 1'),
        members: await rows(`select concat_ws(' ', team_id, user_id, role) as line from memberships where team_id in ${known} order by 1`),
        samples: await rows('select id as line from teams where is_sample order by 1'),
        planted: await rows(`select id as line from teams where id like '%planted' union all select id from users where id like '%planted'
          or created_at < '2020-01-01' union all select id from bots where status = 'archived'`),
        counts: await rows(`select concat_ws(' ', team_id, count(*)) as line from (
          select team_id from audit_entries union all select team_id from bots union all select team_id from contacts
          union all select team_id from invitations union all select team_id from numbers) all_rows
          where team_id in ${known} group by team_id order by 1`),
      } // biome-ignore format: one query a line
    })
  }
})

describe('the documents of the app', () => {
  const bringing = async (person: Person | null, url: string, headers: Record<string, string> = {}) => {
    const answer = await app.server.inject({
      url,
      headers: { 'sec-fetch-site': 'none', ...(person && { cookie: person.cookie }), ...headers },
    })
    const [, json] =
      /<script type="application\/json" id="first-reads">(.*?)<\/script>/.exec(answer.body) ?? []
    return { answer, brought: json && (JSON.parse(json) as Record<string, { json: never }>) }
  }

  // Sabotage: in send-page.ts, leave isOwnNavigation out.
  it('bring what their page reads first to nobody whom another site leads here', async () => {
    const { owner } = world.north
    const { answer, brought } = await bringing(owner, '/contacts')
    expect(Object.keys(brought ?? {}).sort()).toEqual(
      ['session/get null', 'contacts/list {}', 'conversations/counts null', 'profile/get null'].sort(),
    )
    expect(answer.headers['cache-control']).toBe('no-store')
    for (const site of ['cross-site', 'same-site', '']) {
      const led = await bringing(owner, '/contacts', { 'sec-fetch-site': site })
      expect([led.answer.statusCode, led.brought], site).toEqual([200, undefined])
      expect(led.answer.body).toContain('</html>')
    }
  })

  // Sabotage: in read-first.ts, ask with the cookie of whoever asked last; or take answers of any status.
  it('bring each asker what their own policy allows, and leave the rest to be refused when it is asked for', async () => {
    const url = `/bots/${world.south.botId}`
    const key = `bots/get {"id":"${world.south.botId}"}`
    expect((await bringing(world.south.owner, url)).brought).toHaveProperty([key])
    const foreigner = (await bringing(world.north.owner, url)).brought
    expect(Object.keys(foreigner ?? {})).toEqual(
      expect.arrayContaining(['session/get null', 'conversations/counts null']),
    )
    expect(foreigner).not.toHaveProperty([key])
    const nobody = await bringing(null, url)
    expect(nobody.brought).toBeUndefined()
    const forged = await bringing(null, url, { cookie: 'parley_session=x.y' })
    expect(Object.keys(forged.brought ?? {})).toEqual(['session/get null'])
  })

  // Sabotage: in send-page.ts, leave out `replaceAll`.
  it('let no data end the element it stands in, shrunk or not', async () => {
    await app.rehearse(async () => {
      await app.db.system('manage-teams', (tx) =>
        tx.query(`update contacts set name = '</script><script>alert(1)</script>' where team_id = $1`, [
          world.north.teamId,
        ]),
      )
      const { answer, brought } = await bringing(world.north.owner, '/contacts')
      expect(JSON.stringify(brought)).toContain('</script><script>alert(1)')
      expect(answer.body).not.toContain('<script>alert')
      const cookie = world.north.owner.cookie
      const headers = { cookie, 'sec-fetch-site': 'none', 'accept-encoding': 'gzip' }
      const shrunk = await app.server.inject({ url: '/contacts', headers })
      expect(shrunk.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(shrunk.rawPayload).toString()).toBe(answer.body)
    })
  })
})
