import type { FastifyInstance, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpServer } from '#platform/http/create-http-server.ts'
import { mountApi } from '#platform/http/mount-api.ts'
import { readInstance } from '#teams/server/read-instance.ts'
import { teamsRoutes } from '#teams/server/routes.ts'
import {
  createTestTeams,
  type TestPerson,
  type TestTeams,
  testPassword,
} from '../../../tests/support/test-teams.ts'

let house: TestTeams
let owner: TestPerson
let server: FastifyInstance
beforeAll(async () => {
  house = await createTestTeams()
  owner = await house.install()
  server = createHttpServer({ log: house.deps.log, publicOrigin: () => null })
  const opened = new WeakMap<FastifyRequest, Headers>()
  server.addHook('onSend', async (request, reply) => {
    for (const cookie of opened.get(request)?.getSetCookie() ?? []) reply.header('set-cookie', cookie)
  })
  mountApi(server, teamsRoutes(house.deps), {
    openContext: async (request) => {
      const context = await house.requestOf({ cookie: request.headers.cookie ?? '' })
      opened.set(request, context.responseHeaders)
      return context
    },
    isInstalled: async () => (await readInstance(house.deps)).isInstalled,
  })
})
afterAll(async () => {
  await server.close()
  await house.close()
})

async function ask(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  more: { cookie?: string; body?: object } = {},
) {
  const answer = await server.inject({
    method,
    url: `/api/v1${path}`,
    headers: more.cookie ? { cookie: more.cookie } : {},
    ...(more.body ? { payload: more.body } : {}),
  })
  return {
    status: answer.statusCode,
    cookie: String(answer.headers['set-cookie'] ?? ''),
    body: answer.json(),
  }
}
const pair = (cookie: string) => cookie.split(';')[0] ?? ''

test('a browser signs up, is known by its cookie, and signs out', async () => {
  const input = { name: 'Ana', email: 'ana@example.com', password: testPassword, teamName: 'Ana’s Plumbing' }
  const signedUp = await ask('POST', '/auth/sign-up', { body: input })
  expect(signedUp).toMatchObject({
    status: 200,
    body: { teams: [{ name: 'Ana’s Plumbing', role: 'owner' }] },
  })
  const cookie = pair(signedUp.cookie)
  expect((await ask('GET', '/session', { cookie })).body).toMatchObject({
    user: { email: 'ana@example.com' },
  })
  const signedOut = await ask('POST', '/auth/sign-out', { cookie, body: {} })
  expect(signedOut).toMatchObject({
    status: 200,
    body: { done: true },
    cookie: expect.stringContaining('Max-Age=0'),
  })
  expect((await ask('GET', '/session', { cookie })).body.user).toBeNull()
  expect((await ask('GET', '/teams', { cookie })).status).toBe(401)
})

test('pages, paths and wrong input are understood', async () => {
  const cookie = pair(owner.cookie)
  const teamId = owner.visitor.teamId ?? ''
  expect((await ask('GET', '/audit?limit=1', { cookie })).body.items).toHaveLength(1)
  expect((await ask('GET', '/profile/history?limit=1', { cookie })).body.items).toHaveLength(1)
  expect((await ask('GET', `/teams/${teamId}/members`, { cookie })).body.items).toHaveLength(1)
  expect((await ask('GET', '/admin/mails', { cookie })).body).toEqual({ items: [], nextCursor: null })
  const short = await ask('POST', '/auth/reset-password', { body: { token: 'x', password: 'short' } })
  expect(short).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', errors: [{ path: 'password' }] },
  })
  const last = await ask('DELETE', `/teams/${teamId}/members/${owner.userId}`, { cookie })
  expect(last).toMatchObject({ status: 409, body: { code: 'conflict' } })
})

test('fields that nobody may set are left alone', async () => {
  const extra = {
    isAdministrator: true,
    role: 'owner',
    teamId: owner.visitor.teamId,
    userId: owner.userId,
    id: 'usr_1',
  }
  const input = { name: 'Ben', email: 'ben@example.com', password: testPassword, ...extra }
  const { status, body, cookie } = await ask('POST', '/auth/sign-up', { body: input })
  expect(status).toBe(200)
  expect(body.isAdministrator).toBe(false)
  expect(body.user.id).not.toBe('usr_1')
  expect(body.currentTeamId).not.toBe(owner.visitor.teamId)
  await ask('PATCH', '/auth/me', { cookie: pair(cookie), body: { name: 'Benno', ...extra } })
  const session = (await ask('GET', '/session', { cookie: pair(cookie) })).body
  expect(session).toMatchObject({ user: { name: 'Benno' }, isAdministrator: false })
})

// Sabotage: in requireTeamRight, leave out requireRight.
test('a stranger gets 401, a member of another team 404, and a low role 403', async () => {
  const teamId = owner.visitor.teamId ?? ''
  expect((await ask('GET', `/teams/${teamId}/members`)).status).toBe(401)
  const stranger = await house.signUp()
  expect((await ask('GET', `/teams/${teamId}/members`, { cookie: pair(stranger.cookie) })).status).toBe(404)
  expect((await ask('GET', '/admin/mails', { cookie: pair(stranger.cookie) })).status).toBe(404)
  const viewer = await house.signUp()
  await house.join(teamId, viewer.userId, 'viewer')
  const body = { email: null, role: 'viewer' }
  const invite = await ask('POST', `/teams/${teamId}/invitations`, { cookie: pair(viewer.cookie), body })
  expect(invite).toMatchObject({ status: 403, body: { code: 'forbidden' } })
})
