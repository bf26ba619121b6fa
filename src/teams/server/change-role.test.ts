import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeRole } from '#teams/server/change-role.ts'
import { createTeam } from '#teams/server/create-team.ts'
import { listMembers } from '#teams/server/list-members.ts'
import { leaveTeam, removeMember } from '#teams/server/remove-member.ts'
import { switchTeam } from '#teams/server/switch-team.ts'
import { transferTeam } from '#teams/server/transfer-team.ts'
import { databaseKinds } from '../../../tests/support/test-database.ts'
import { createTestTeams, type TestPerson, type TestTeams } from '../../../tests/support/test-teams.ts'

describe.each(databaseKinds)('members of a team on %s', (kind) => {
  let house: TestTeams
  beforeAll(async () => {
    house = await createTestTeams(kind)
    await house.install()
  })
  afterAll(() => house.close())

  /** A new team of an owner with one more member. */
  async function pair(role: 'owner' | 'admin' | 'viewer') {
    const owner = await house.signUp()
    const teamId = owner.visitor.teamId ?? ''
    const member = await house.signUp()
    await house.join(teamId, member.userId, role)
    await switchTeam(house.deps, member.actor, { teamId })
    return { teamId, owner, member }
  }
  const rolesIn = async (teamId: string, as: TestPerson) =>
    Object.fromEntries(
      (await listMembers(house.deps, as.actor, { teamId })).map((row) => [row.userId, row.role]),
    )

  // Sabotage: in change-role.ts, leave out forgetUser: the door goes on with the old role.
  test('a new role counts at once', async () => {
    const { teamId, owner, member } = await pair('viewer')
    expect((await house.whoHas(member))?.role).toBe('viewer')
    const changed = await changeRole(house.deps, owner.actor, {
      teamId,
      userId: member.userId,
      role: 'builder',
    })
    expect(changed).toMatchObject({ role: 'builder', isYou: false })
    expect((await house.whoHas(member))?.role).toBe('builder')
  })

  // Sabotage: in keepAnOwner, compare with 0.
  test('the last owner can neither leave, nor be removed, nor step down', async () => {
    const { teamId, owner, member } = await pair('admin')
    await expect(leaveTeam(house.deps, owner.actor, { teamId })).rejects.toMatchObject({ code: 'conflict' })
    const down = { teamId, userId: owner.userId, role: 'admin' } as const
    await expect(changeRole(house.deps, owner.actor, down)).rejects.toMatchObject({ code: 'conflict' })
    const own = { teamId, userId: owner.userId }
    await expect(removeMember(house.deps, owner.actor, own)).rejects.toMatchObject({ code: 'conflict' })
    await expect(removeMember(house.deps, member.actor, own)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await rolesIn(teamId, owner)).toEqual({ [owner.userId]: 'owner', [member.userId]: 'admin' })
  })

  test('two owners who leave at once do not leave the team without one', async () => {
    const { teamId, owner, member } = await pair('owner')
    const both = [owner, member].map((person) => leaveTeam(house.deps, person.actor, { teamId }))
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  // Sabotage: in lockTeam, leave out `.for('update')`.
  test.runIf(kind === 'postgres')('an owner waits for another who is about to leave', async () => {
    const { teamId, owner, member } = await pair('owner')
    const statement = `with held as (select id from teams where id = '${teamId}' for update)
      delete from memberships using held where team_id = held.id and user_id = '${member.userId}'`
    expect(await house.race(statement, () => leaveTeam(house.deps, owner.actor, { teamId }))).toBe('conflict')
  })

  test('whoever leaves or is removed goes on in another of their teams', async () => {
    const { teamId, owner, member } = await pair('viewer')
    const home = member.visitor.teamId
    expect((await house.whoHas(member))?.teamId).toBe(teamId)
    await removeMember(house.deps, owner.actor, { teamId, userId: member.userId })
    expect(await house.whoHas(member)).toMatchObject({ teamId: home, role: 'owner' })
  })

  test('an owner hands the team over and stays as admin', async () => {
    const { teamId, owner, member } = await pair('viewer')
    await transferTeam(house.deps, owner.actor, { teamId, userId: member.userId })
    expect(await rolesIn(teamId, owner)).toEqual({ [owner.userId]: 'admin', [member.userId]: 'owner' })
    await leaveTeam(house.deps, owner.actor, { teamId })
    expect(await rolesIn(teamId, member)).toEqual({ [member.userId]: 'owner' })
  })

  // Sabotage: in requireTeamRight, throw Forbidden instead of NotFound.
  test('another’s team, and one that does not exist, answer alike', async () => {
    const { teamId, owner } = await pair('viewer')
    const stranger = await house.signUp()
    for (const id of [teamId, 'team_00000000000000000000000000']) {
      const userId = owner.userId
      const attempts = [
        listMembers(house.deps, stranger.actor, { teamId: id }),
        changeRole(house.deps, stranger.actor, { teamId: id, userId, role: 'viewer' }),
        removeMember(house.deps, stranger.actor, { teamId: id, userId }),
        transferTeam(house.deps, stranger.actor, { teamId: id, userId }),
        leaveTeam(house.deps, stranger.actor, { teamId: id }),
        switchTeam(house.deps, stranger.actor, { teamId: id }),
      ]
      const answers = await Promise.all(
        attempts.map((attempt) => attempt.catch((error: Error) => error.message)),
      )
      expect(new Set(answers)).toEqual(
        new Set(['not_found: This team does not exist, or it is not yours to see.']),
      )
    }
  })

  test('a person may have several teams and work in one of them', async () => {
    const owner = await house.signUp()
    const second = await createTeam(house.deps, owner.actor, { name: 'Second Shop' })
    expect((await house.whoHas(owner))?.teamId).toBe(owner.visitor.teamId)
    await switchTeam(house.deps, owner.actor, { teamId: second })
    expect(await house.whoHas(owner)).toMatchObject({ teamId: second, role: 'owner' })
  })
})
