import { expect, test } from 'vitest'
import { teamRoles } from '#platform/context.ts'
import { may, mayAssign, teamActions } from '#teams/server/policy.ts'

// Written by hand, not taken from policy.ts: a change of rights has to be made in both places.
const expected: Record<string, string> = {
  //                    owner admin builder agent viewer
  'team.view':         'yes   yes   yes     yes   yes',
  'team.rename':       'yes   yes   no      no    no',
  'team.transfer':     'yes   no    no      no    no',
  'team.remove':       'yes   no    no      no    no',
  'member.changeRole': 'yes   yes   no      no    no',
  'member.remove':     'yes   yes   no      no    no',
  'invitation.manage': 'yes   yes   no      no    no',
  'profile.edit':      'yes   yes   yes     no    no',
  'audit.view':        'yes   yes   no      no    no',
} // biome-ignore format: a table is read by its columns

// Sabotage: give the viewer any right in policy.ts.
test('each role may do what the table says, and nothing else', () => {
  expect(teamActions.toSorted()).toEqual(Object.keys(expected).toSorted())
  for (const action of teamActions) {
    const words = teamRoles.map((role) => (may(role, action) ? 'yes' : 'no'))
    expect(`${action} ${words.join(' ')}`).toBe(`${action} ${expected[action]?.split(/\s+/).join(' ')}`)
  }
})

// Sabotage: in mayAssign, leave out `from !== 'owner'`.
test('only an owner makes an owner or changes one', () => {
  for (const from of teamRoles) {
    for (const to of teamRoles) {
      expect(mayAssign('owner', from, to)).toBe(true)
      expect(mayAssign('admin', from, to)).toBe(from !== 'owner' && to !== 'owner')
      for (const role of ['builder', 'agent', 'viewer'] as const)
        expect(mayAssign(role, from, to)).toBe(false)
    }
  }
})
