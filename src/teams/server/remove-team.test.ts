import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTeam } from '#teams/server/create-team.ts'
import { inviteMember } from '#teams/server/invite-member.ts'
import { removeTeam } from '#teams/server/remove-team.ts'
import { switchTeam } from '#teams/server/switch-team.ts'
import { teamRows } from '#teams/server/team-rows.ts'
import { anyKind } from '../../../tests/support/test-database.ts'
import { createTestTeams, type TestPerson, type TestTeams } from '../../../tests/support/test-teams.ts'

const asked: string[] = []
let house: TestTeams
let administrator: TestPerson
beforeAll(async () => {
  const room = (name: string) => ({
    room: name,
    remove: async (_tx: unknown, teamId: string) => void asked.push(`${name} ${teamId}`),
    export: async () => ({}),
  })
  house = await createTestTeams(anyKind, [room('higher'), room('lower')])
  administrator = await house.install()
})
afterAll(() => house.close())

/** Tables that still have the team, in whatever column teams are named. */
const tablesWith = (teamId: string) =>
  house.db.system('manage-teams', async (tx) => {
    const columns = await tx.query<{ table: string; column: string }>(
      `select table_name as "table", column_name as "column" from information_schema.columns
       where table_schema = 'public' and column_name in ('team_id', 'active_team_id')`,
    )
    const found: string[] = []
    for (const { table, column } of columns) {
      const rows = await tx.query(`select 1 from ${table} where ${column} = $1 limit 1`, [teamId])
      if (rows.length > 0) found.push(table)
    }
    return found
  })

async function sample() {
  const teamId = await createTeam(house.deps, administrator.actor, { name: 'Sample', isSample: true })
  await inviteMember(house.deps, administrator.actor, { teamId, email: 'ana@example.com', role: 'agent' })
  await switchTeam(house.deps, administrator.actor, { teamId })
  return teamId
}

// Sabotage: take 'team_keys' out of team-rows.ts.
test('the sample team goes with all it has, and every room is asked, highest first', async () => {
  const teamId = await sample()
  expect(await house.whoHas(administrator)).toMatchObject({ teamId })
  const before = await tablesWith(teamId)
  expect(before).toContain('outbox_intents')
  await removeTeam(house.deps, administrator.actor, { teamId })
  // The outbox is a room of its own and removes its rows itself.
  expect(await tablesWith(teamId)).toEqual(['outbox_intents'])
  expect(asked).toEqual([`higher ${teamId}`, `lower ${teamId}`])
  expect(house.removedBlobs).toEqual([teamId])
  expect(await house.whoHas(administrator)).toMatchObject({ teamId: administrator.visitor.teamId })
})

// Sabotage: in team-rows.ts, set active_team_id to null.
test('whoever was in it goes on in another of their teams, or in none', async () => {
  const ada = await house.signUp()
  const first = ada.visitor.teamId ?? ''
  const second = await createTeam(house.deps, ada.actor, { name: 'Second' })
  await switchTeam(house.deps, ada.actor, { teamId: second })
  await removeTeam(house.deps, ada.actor, { teamId: second })
  expect(await house.whoHas(ada)).toMatchObject({ teamId: first, role: 'owner' })
  await removeTeam(house.deps, ada.actor, { teamId: first })
  expect(await house.whoHas(ada)).toMatchObject({ teamId: null, role: null })
})

test('nobody removes a team that is not theirs; not even the administrator', async () => {
  const ben = await house.signUp()
  const teamId = ben.visitor.teamId ?? ''
  const stranger = await house.signUp()
  await expect(removeTeam(house.deps, stranger.actor, { teamId })).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(removeTeam(house.deps, administrator.actor, { teamId })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect((await house.whoHas(ben))?.teamId).toBe(teamId)
  await removeTeam(house.deps, ben.actor, { teamId })
  expect(await tablesWith(teamId)).toEqual([])
})

// Sabotage: in team-rows.ts, export mails with all columns.
test('an export holds every table and no key, seal or hash', async () => {
  const teamId = await sample()
  const all = await house.db.system('manage-teams', (tx) => teamRows.export(tx, teamId))
  expect(Object.keys(all).toSorted()).toEqual([
    'audit_entries',
    'invitations',
    'mails',
    'memberships',
    'profile_versions',
    'team_keys',
    'teams',
  ])
  expect(all.mails).toHaveLength(1)
  expect(JSON.stringify(all)).not.toMatch(/sealed|wrapped|token_hash|v1\./)
})
