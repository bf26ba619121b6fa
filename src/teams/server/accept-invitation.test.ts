import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TeamRole } from '#platform/context.ts'
import { acceptInvitation } from '#teams/server/accept-invitation.ts'
import { inviteMember } from '#teams/server/invite-member.ts'
import { listInvitations } from '#teams/server/list-invitations.ts'
import { listMembers } from '#teams/server/list-members.ts'
import { previewInvitation } from '#teams/server/preview-invitation.ts'
import { revokeInvitation } from '#teams/server/revoke-invitation.ts'
import { signIn } from '#teams/server/sign-in.ts'
import { signUp } from '#teams/server/sign-up.ts'
import { updateInstance } from '#teams/server/update-instance.ts'
import { databaseKinds } from '../../../tests/support/test-database.ts'
import {
  createTestTeams,
  type TestPerson,
  type TestTeams,
  testCaller,
  testPassword,
} from '../../../tests/support/test-teams.ts'

describe.each(databaseKinds)('invitations on %s', (kind) => {
  let house: TestTeams
  let owner: TestPerson
  let teamId: string
  beforeAll(async () => {
    house = await createTestTeams(kind)
    owner = await house.install()
    teamId = owner.visitor.teamId ?? ''
  })
  afterAll(() => house.close())
  const invite = async (email: string | null, role: Exclude<TeamRole, 'owner'> = 'agent') => {
    const invitation = await inviteMember(house.deps, owner.actor, { teamId, email, role })
    return { ...invitation, token: new URL(invitation.link).searchParams.get('invite') ?? '' }
  }
  const accept = (person: TestPerson, token: string) =>
    acceptInvitation(house.deps, { actor: person.actor, caller: testCaller }, { token })
  const join = (email: string, token: string, name = 'New Person') =>
    signUp(house.deps, testCaller, { name, email, password: testPassword, inviteToken: token })
  const roleOf = async (userId: string) =>
    (await listMembers(house.deps, owner.actor, { teamId })).find((member) => member.userId === userId)?.role

  test('a link takes one person in, once, with its role and into its team', async () => {
    const { token, link } = await invite(null, 'builder')
    expect(link).toMatch(/^https:\/\/parley\.example\.com\/signup\?invite=[\w-]{43}$/)
    expect(await previewInvitation(house.deps, testCaller, { token })).toMatchObject({
      teamName: 'Northside Heating',
      invitedBy: 'Robin',
      role: 'builder',
    })
    const ana = await house.signUp('Ana')
    expect(await accept(ana, token)).toBe(teamId)
    expect(await house.whoHas(ana)).toMatchObject({ teamId, role: 'builder' })
    // Sabotage: in admitInvited, leave out closeInvitation.
    const ben = await house.signUp('Ben')
    await expect(accept(ben, token)).rejects.toMatchObject({ code: 'gone' })
    expect(await roleOf(ben.userId)).toBeUndefined()
  })

  test('somebody new signs up with the link, into that team and no other', async () => {
    const { token } = await invite('cleo@example.com', 'viewer')
    const before = house.founded.length
    const started = await join('Cleo@Example.com', token, 'Cleo')
    expect(await house.whoHas(started)).toMatchObject({ teamId, role: 'viewer' })
    expect(house.founded).toHaveLength(before)
    await expect(join('cleo.twin@example.com', token)).rejects.toMatchObject({ code: 'invalid_input' })
  })

  // Sabotage: in sign-up.ts, go on with the user that has the e-mail.
  test('signing up with an invitation never touches an account that is there', async () => {
    const dora = await house.signUp('Dora')
    const { token } = await invite(dora.email)
    const attempt = signUp(house.deps, testCaller, {
      name: 'Mallory',
      email: dora.email,
      password: 'a password of hers',
      inviteToken: token,
    })
    await expect(attempt).rejects.toMatchObject({ code: 'invalid_input' })
    expect(await roleOf(dora.userId)).toBeUndefined()
    const again = await signIn(house.deps, testCaller, { email: dora.email, password: testPassword })
    expect((await house.whoHas(again))?.name).toBe('Dora')
    await accept(dora, token)
    expect(await roleOf(dora.userId)).toBe('agent')
  })

  // Sabotage: in accept-invitation.ts, leave out the comparison of e-mails.
  test('an invitation by e-mail is for that address only', async () => {
    const { token } = await invite('emil@example.com')
    const mallory = await house.signUp('Mallory')
    await expect(accept(mallory, token)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(join('mallory.too@example.com', token)).rejects.toMatchObject({ code: 'invalid_input' })
    expect((await house.whoHas(await join('emil@example.com', token)))?.teamId).toBe(teamId)
  })

  // Sabotage: in lockInvitation, leave out the test of expires_at.
  test('an invitation is dead after seven days, and when it is withdrawn', async () => {
    const late = await invite(null)
    const withdrawn = await invite('fay@example.com')
    expect((await listInvitations(house.deps, owner.actor, { teamId })).map(({ id }) => id)).toContain(
      withdrawn.id,
    )
    await revokeInvitation(house.deps, owner.actor, { teamId, id: withdrawn.id })
    await expect(join('fay@example.com', withdrawn.token)).rejects.toMatchObject({ code: 'invalid_input' })
    house.clock.advance(7 * 24 * 3600_000)
    const gil = await house.signUp('Gil')
    await expect(accept(gil, late.token)).rejects.toMatchObject({ code: 'gone' })
    expect(await listInvitations(house.deps, owner.actor, { teamId })).toEqual([])
  })

  test('the team’s own admins can copy the link again; nobody else sees it', async () => {
    const { id, link } = await invite('hana@example.com')
    const admin = await house.signUp('Admin')
    await house.join(teamId, admin.userId, 'admin')
    const rows = await listInvitations(house.deps, admin.actor, { teamId })
    expect(rows.find((row) => row.id === id)).toMatchObject({
      link,
      email: 'hana@example.com',
      mail: 'waiting',
    })
    const viewer = await house.signUp('Viewer')
    await house.join(teamId, viewer.userId, 'viewer')
    await expect(listInvitations(house.deps, viewer.actor, { teamId })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  test('a member is not invited twice', async () => {
    await expect(invite(owner.email)).rejects.toMatchObject({ code: 'conflict' })
    const { token } = await invite(null)
    await expect(accept(owner, token)).rejects.toMatchObject({ code: 'conflict' })
    expect(await roleOf(owner.userId)).toBe('owner')
  })

  // Sabotage: in sign-up.ts, leave out the test of instance.signup.
  test('with sign-up closed only an invitation makes an account', async () => {
    await updateInstance(house.deps, owner.actor, { signup: 'invite' })
    await expect(house.signUp('Ines')).rejects.toMatchObject({ code: 'forbidden' })
    const { token } = await invite(null)
    expect((await house.whoHas(await join('ines@example.com', token)))?.teamId).toBe(teamId)
    await updateInstance(house.deps, owner.actor, { signup: 'open' })
  })

  test('of many who use one link at once, one gets in', async () => {
    const { token } = await invite(null)
    const crowd = [await house.signUp('Jo'), await house.signUp('Kim'), await house.signUp('Lee')]
    const outcomes = await Promise.allSettled(crowd.map((person) => accept(person, token)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
