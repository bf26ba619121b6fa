import { call } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { teamsContract } from '#teams/contract.ts'
import { teamsRoutes } from '#teams/server/routes.ts'
import {
  createTestTeams,
  type TestPerson,
  type TestTeams,
  testPassword,
} from '../../../tests/support/test-teams.ts'

let house: TestTeams
let owner: TestPerson
let teamId: string
let routes: ReturnType<typeof teamsRoutes>
beforeAll(async () => {
  house = await createTestTeams()
  owner = await house.install()
  teamId = owner.visitor.teamId ?? ''
  routes = teamsRoutes(house.deps)
})
afterAll(() => house.close())

/** A person who is in the team with a role. */
async function member(role: 'owner' | 'viewer') {
  const person = await house.signUp()
  await house.join(teamId, person.userId, role)
  return person
}
const as = async (person: TestPerson | null) => ({ context: await house.requestOf(person) })
const linkToken = async (email: string | null) => {
  const made = await call(routes.invitations.create, { teamId, email, role: 'agent' }, await as(owner))
  return { id: made.id, token: new URL(made.link).searchParams.get('invite') ?? '' }
}

/** Every operation that changes something, how to use it, and the last action it must leave in the audit. */
const deeds: Record<string, { action: string; use(): Promise<unknown> }> = {
  'instance.update': {
    action: 'instance.updated',
    use: async () => call(routes.instance.update, { name: 'Northside' }, await as(owner)),
  },
  'auth.signUp': {
    action: 'team.created',
    use: async () => {
      const input = {
        name: 'Ana',
        email: 'ana@example.com',
        password: testPassword,
        timeZone: 'America/Denver',
      }
      const context = await house.requestOf(null)
      const session = await call(routes.auth.signUp, input, { context })
      expect(session).toMatchObject({
        user: { name: 'Ana' },
        teams: [{ name: 'Ana', role: 'owner' }],
        mail: 'listed',
      })
      expect(context.responseHeaders.get('set-cookie')).toMatch(/^parley_session=/)
    },
  },
  'auth.signIn': {
    action: 'session.started',
    use: async () => call(routes.auth.signIn, { email: owner.email, password: testPassword }, await as(null)),
  },
  'auth.signOut': {
    action: 'session.ended',
    use: async () => {
      const context = await house.requestOf(await house.signUp())
      await call(routes.auth.signOut, { everywhere: false }, { context })
      expect(context.responseHeaders.get('set-cookie')).toMatch(/^parley_session=;.*Max-Age=0/)
    },
  },
  'auth.requestReset': {
    action: 'password.reset_requested',
    use: async () => call(routes.auth.requestReset, { email: owner.email }, await as(null)),
  },
  'auth.resetPassword': {
    action: 'password.reset',
    use: async () => {
      const { email } = await house.signUp()
      await call(routes.auth.requestReset, { email }, await as(null))
      const { items } = await call(routes.mails.list, { limit: 1 }, await as(owner))
      const token = new URL(items[0]?.link ?? '').searchParams.get('token') ?? ''
      await call(routes.auth.resetPassword, { token, password: 'a new password' }, await as(null))
    },
  },
  'auth.changePassword': {
    action: 'password.changed',
    use: async () => {
      const input = { currentPassword: testPassword, newPassword: 'a new password' }
      await call(routes.auth.changePassword, input, await as(await house.signUp()))
    },
  },
  'auth.updateMe': {
    action: 'user.renamed',
    use: async () => {
      const session = await call(routes.auth.updateMe, { name: 'Robin R.' }, await as(owner))
      expect(session.user?.name).toBe('Robin R.')
    },
  },
  'auth.revokeSession': {
    action: 'session.revoked',
    use: async () => {
      const person = await house.signUp()
      await call(routes.auth.revokeSession, { id: person.sessionId }, await as(person))
    },
  },
  'teams.create': {
    action: 'team.created',
    use: async () => call(routes.teams.create, { name: 'Second Shop' }, await as(owner)),
  },
  'teams.switch': {
    action: 'session.switched',
    use: async () => {
      const session = await call(routes.teams.switch, { teamId }, await as(await member('viewer')))
      expect(session.currentTeamId).toBe(teamId)
    },
  },
  'teams.rename': {
    action: 'team.renamed',
    use: async () => {
      const team = await call(routes.teams.rename, { teamId, name: 'Northside Heat' }, await as(owner))
      expect(team).toMatchObject({ name: 'Northside Heat', isCurrent: true })
    },
  },
  'teams.changeRole': {
    action: 'member.role_changed',
    use: async () => {
      const { userId } = await member('viewer')
      await call(routes.teams.changeRole, { teamId, userId, role: 'builder' }, await as(owner))
    },
  },
  'teams.removeMember': {
    action: 'member.removed',
    use: async () => {
      const { userId } = await member('viewer')
      await call(routes.teams.removeMember, { teamId, userId }, await as(owner))
    },
  },
  'teams.leave': {
    action: 'member.left',
    use: async () => call(routes.teams.leave, { teamId }, await as(await member('viewer'))),
  },
  'teams.transfer': {
    action: 'team.transferred',
    use: async () =>
      call(routes.teams.transfer, { teamId, userId: owner.userId }, await as(await member('owner'))),
  },
  'invitations.create': {
    action: 'invitation.created',
    use: async () => linkToken('new.person@example.com'),
  },
  'invitations.revoke': {
    action: 'invitation.revoked',
    use: async () => {
      const { id } = await linkToken(null)
      await call(routes.invitations.revoke, { teamId, id }, await as(owner))
    },
  },
  'invitations.accept': {
    action: 'invitation.accepted',
    use: async () => {
      const { token } = await linkToken(null)
      await call(routes.invitations.accept, { token }, await as(await house.signUp()))
    },
  },
  'profile.update': {
    action: 'profile.updated',
    use: async () => {
      const { version, profile } = await call(routes.profile.get, {}, await as(owner))
      const changed = { ...profile, about: 'We keep houses warm.' }
      await call(routes.profile.update, { version, profile: changed }, await as(owner))
    },
  },
}

test('every operation that changes something is in the list of deeds', () => {
  const changing = Object.entries(teamsContract).flatMap(([group, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation['~orpc'].route.method !== 'GET')
      .map(([name]) => `${group}.${name}`),
  )
  // It answers by POST to keep the token out of addresses, and changes nothing.
  expect(changing.filter((name) => name !== 'invitations.preview').toSorted()).toEqual(
    Object.keys(deeds).toSorted(),
  )
})

// Sabotage: leave out writeAudit in any one verb.
test.each(Object.entries(deeds))('%s leaves its row', async (_name, { action, use }) => {
  await use()
  const newest = await house.db.system('manage-teams', (tx) =>
    tx.query<{ action: string; who: string }>(
      'select action, actor_name as who from audit_entries order by id desc limit 1',
    ),
  )
  expect(newest[0]).toMatchObject({ action })
})

test('no audit row holds an e-mail, a password or a link', async () => {
  const rows = await house.db.system('manage-teams', (tx) =>
    tx.query<{ text: string }>('select audit_entries::text as text from audit_entries'),
  )
  for (const { text } of rows) expect(text).not.toMatch(/@|password=|token=|correct horse|scrypt/)
})
